package io.github.sitemaptoolkit.converters.internal.csv.write;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a writer of tables.
 *
 * @param layout how several values of one field are written
 * @param columns the columns to write, in this order; empty for all that have values
 * @param safe whether cells are written with protection against formulas
 * @param xmlColumn whether data without a column of its own is written as XML
 * @param delimiter the delimiter; null to choose it by the output's name
 */
public record CsvWriteSettings(
    TableLayout layout,
    List<String> columns,
    boolean safe,
    boolean xmlColumn,
    @Nullable Character delimiter) {}
