package io.github.sitemaptoolkit.converters.internal.csv.write;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a table is written.
 *
 * @param layout how several values of one kind are written
 * @param columns the columns to write, in this order; empty for those that are used
 * @param safe whether cells are written so that no spreadsheet takes one for a formula
 * @param xmlColumn whether what has no column of its own is written as XML
 * @param delimiter what stands between cells; null for what the output's name says
 */
public record CsvWriteSettings(
    TableLayout layout,
    List<String> columns,
    boolean safe,
    boolean xmlColumn,
    @Nullable Character delimiter) {}
