/**
 * Text lists: one url per line. Start with {@link
 * io.github.sitemaptoolkit.converters.txt.TxtFormat}.
 */
@NullMarked
package io.github.sitemaptoolkit.converters.txt;

import org.jspecify.annotations.NullMarked;
