/** What stands in a cell of a table, and how a text is read from it and written to it. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.csv.cell;

import org.jspecify.annotations.NullMarked;
