/** Reads tables: bytes to records, headers to columns, rows to url entries. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.csv.read;

import org.jspecify.annotations.NullMarked;
