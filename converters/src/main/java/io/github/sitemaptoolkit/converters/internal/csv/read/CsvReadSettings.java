package io.github.sitemaptoolkit.converters.internal.csv.read;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a table is read.
 *
 * @param columns which column the cells under a header are; an empty name for a header whose cells
 *     are ignored
 * @param where what must hold for a row to be read: all of it
 * @param allRows whether a crawler's table is read with the rows that are not pages
 * @param dateFormat how dates are written that are none of the usual forms; null if there are none
 * @param safe whether cells were written so that no spreadsheet takes one for a formula
 */
public record CsvReadSettings(
    Map<String, String> columns,
    List<RowTest> where,
    boolean allRows,
    @Nullable String dateFormat,
    boolean safe) {}
