package io.github.sitemaptoolkit.converters.option;

import io.github.sitemaptoolkit.converters.internal.table.cell.DateCells;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.extension.Extensions;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options for reading tables from other programs: {@code
 * Context.with(CsvInputOptions.DEFAULTS.withDateFormat("MM/dd/yyyy"))}. Immutable.
 *
 * @param columns a map from a header of the table to the column that it means, such as {@code
 *     image.loc}, or to an empty text to ignore the cells under that header. In a table without a
 *     header row, the keys are the numbers of the columns, from 1. Headers that are not in the map
 *     are recognised by their names
 * @param where the conditions that a row must all meet to be read; empty, the default, to read
 *     every row
 * @param allRows whether to read all rows of a crawler's export, including those that are not
 *     pages: redirects, errors, images. Defaults to false
 * @param dateFormat the pattern of dates that are not in a common form, with the letters of {@link
 *     java.time.format.DateTimeFormatter}; null, the default, to read only the common forms
 * @since 0.1
 */
public record CsvInputOptions(
    Map<String, String> columns,
    List<RowCondition> where,
    boolean allRows,
    @Nullable String dateFormat) {

  /** The default options. */
  public static final CsvInputOptions DEFAULTS =
      new CsvInputOptions(Map.of(), List.of(), false, null);

  /**
   * Creates options. Copies the map and the list.
   *
   * @throws IllegalArgumentException if the date format is malformed, or lacks a year, month or day
   */
  public CsvInputOptions {
    columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
    where = List.copyOf(where);
    if (dateFormat != null) {
      DateCells.compile(dateFormat);
    }
  }

  /** Returns a copy with the given map from headers to columns. */
  public CsvInputOptions withColumns(Map<String, String> value) {
    return new CsvInputOptions(value, where, allRows, dateFormat);
  }

  /** Returns a copy with the given conditions. */
  public CsvInputOptions withWhere(List<RowCondition> value) {
    return new CsvInputOptions(columns, value, allRows, dateFormat);
  }

  /** Returns a copy that reads all rows of a crawler's export, or only its pages. */
  public CsvInputOptions withAllRows(boolean value) {
    return new CsvInputOptions(columns, where, value, dateFormat);
  }

  /**
   * Returns a copy with the given date format.
   *
   * @throws IllegalArgumentException if it is malformed, or lacks a year, month or day
   */
  public CsvInputOptions withDateFormat(@Nullable String value) {
    return new CsvInputOptions(columns, where, allRows, value);
  }

  /**
   * Checks that the columns in the values of {@link #columns} exist.
   *
   * @throws IllegalArgumentException if one does not; the message suggests columns that do
   */
  public void checkColumns(Extensions extensions) {
    if (columns.isEmpty()) {
      return; // to build the table of all columns takes a while
    }
    var known = new ColumnNames(extensions);
    columns.values().stream().filter(name -> !name.isEmpty()).forEach(known::require);
  }
}
