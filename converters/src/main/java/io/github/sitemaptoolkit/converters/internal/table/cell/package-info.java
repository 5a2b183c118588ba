/** The contents of cells: how texts are read from and written to them. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.table.cell;

import org.jspecify.annotations.NullMarked;
