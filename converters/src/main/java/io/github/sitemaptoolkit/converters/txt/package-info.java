/**
 * Text lists: a url on each line. Start with {@link
 * io.github.sitemaptoolkit.converters.txt.TxtFormat}.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.txt;

import org.jspecify.annotations.NullMarked;
