package io.github.sitemaptoolkit.converters.csv;

import io.github.sitemaptoolkit.converters.internal.csv.cell.DateCells;
import io.github.sitemaptoolkit.converters.internal.csv.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.csv.column.ColumnTable;
import io.github.sitemaptoolkit.converters.internal.csv.read.CsvReadSettings;
import io.github.sitemaptoolkit.converters.internal.csv.read.RowTest;
import io.github.sitemaptoolkit.extension.Extensions;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options for reading tables of other programs: {@code
 * Context.with(CsvInputOptions.DEFAULTS.withDateFormat("MM/dd/yyyy"))}. Immutable.
 *
 * @param columns the columns to read headers as: the key is a header of the table, the value the
 *     name of a column such as {@code image.loc}, or empty to ignore the cells under that header.
 *     In a table without a header row, the headers are the numbers of the columns, from 1
 * @param where the conditions that a row must meet to be read: all of them
 * @param allRows whether to read all rows of a crawler's export, including those that are not
 *     pages: redirects, errors, images
 * @param dateFormat the pattern of dates that are not in a common form, with the letters of {@link
 *     java.time.format.DateTimeFormatter}; null if there are none
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
   * @throws IllegalArgumentException if the date format is malformed, or has no day
   */
  public CsvInputOptions {
    columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
    where = List.copyOf(where);
    if (dateFormat != null) {
      DateCells.compile(dateFormat);
    }
  }

  /** Returns these options with another map of headers to columns. */
  public CsvInputOptions withColumns(Map<String, String> value) {
    return new CsvInputOptions(value, where, allRows, dateFormat);
  }

  /** Returns these options with other conditions. */
  public CsvInputOptions withWhere(List<RowCondition> value) {
    return new CsvInputOptions(columns, value, allRows, dateFormat);
  }

  /** Returns these options for reading all rows of a crawler's export, or only its pages. */
  public CsvInputOptions withAllRows(boolean value) {
    return new CsvInputOptions(columns, where, value, dateFormat);
  }

  /**
   * Returns these options with another date format.
   *
   * @throws IllegalArgumentException if it is malformed, or has no day
   */
  public CsvInputOptions withDateFormat(@Nullable String value) {
    return new CsvInputOptions(columns, where, allRows, value);
  }

  /**
   * Returns the settings of a reader.
   *
   * @param safe whether the table was written with protection against formulas
   */
  CsvReadSettings forReading(boolean safe) {
    List<RowTest> tests =
        where.stream().map(row -> new RowTest(row.header(), row::holds, row.toString())).toList();
    return new CsvReadSettings(columns, tests, allRows, dateFormat, safe);
  }

  /**
   * Checks that the columns to read headers as exist.
   *
   * @throws IllegalArgumentException if one does not; the message suggests columns that do
   */
  public void checkColumns(Extensions extensions) {
    var known = new ColumnNames(new ColumnTable(extensions));
    columns.values().stream().filter(name -> !name.isEmpty()).forEach(known::require);
  }
}
