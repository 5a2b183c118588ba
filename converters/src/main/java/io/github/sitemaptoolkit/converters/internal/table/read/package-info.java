/** Reads rows: headers to columns, rows to url entries. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.table.read;

import org.jspecify.annotations.NullMarked;
