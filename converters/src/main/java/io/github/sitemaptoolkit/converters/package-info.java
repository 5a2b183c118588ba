/**
 * Conversion from one format to another. Start with {@link
 * io.github.sitemaptoolkit.converters.Conversion}.
 */
@NullMarked
package io.github.sitemaptoolkit.converters;

import org.jspecify.annotations.NullMarked;
