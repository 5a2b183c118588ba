/** The rows of a table, as they were parsed. */
@NullMarked
package io.github.sitemaptoolkit.converters.internal.table.row;

import org.jspecify.annotations.NullMarked;
