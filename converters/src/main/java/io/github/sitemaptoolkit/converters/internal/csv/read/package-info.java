/** Reads text tables: bytes to records. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.csv.read;

import org.jspecify.annotations.NullMarked;
