/** The fields of entries by their names. Not part of the public API. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.entry;

import org.jspecify.annotations.NullMarked;
