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
 * How the tables of others are read: {@code
 * Context.with(CsvInputOptions.DEFAULTS.withDateFormat("MM/dd/yyyy"))}.
 *
 * @param columns which column the cells under a header are, such as {@code image.loc}; an empty
 *     name for a header whose cells are ignored. A column of a table without a header goes by its
 *     number
 * @param where what must hold for a row to be read: all of it
 * @param allRows whether a crawler's table is read with the rows that are not pages: redirects,
 *     errors, images
 * @param dateFormat how dates are written that are none of the usual forms, as {@link
 *     java.time.format.DateTimeFormatter} has it; null if there are none
 * @since 0.1
 */
public record CsvInputOptions(
    Map<String, String> columns,
    List<RowCondition> where,
    boolean allRows,
    @Nullable String dateFormat) {

  /** What is done where nothing is asked for. */
  public static final CsvInputOptions DEFAULTS =
      new CsvInputOptions(Map.of(), List.of(), false, null);

  /**
   * Copies the map and the list.
   *
   * @throws IllegalArgumentException if the format of dates is malformed, or holds no day
   */
  public CsvInputOptions {
    columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
    where = List.copyOf(where);
    if (dateFormat != null) {
      DateCells.compile(dateFormat);
    }
  }

  /** Returns these options with other columns for headers. */
  public CsvInputOptions withColumns(Map<String, String> value) {
    return new CsvInputOptions(value, where, allRows, dateFormat);
  }

  /** Returns these options with other conditions. */
  public CsvInputOptions withWhere(List<RowCondition> value) {
    return new CsvInputOptions(columns, value, allRows, dateFormat);
  }

  /** Returns these options with all rows of a crawler's table, or only its pages. */
  public CsvInputOptions withAllRows(boolean value) {
    return new CsvInputOptions(columns, where, value, dateFormat);
  }

  /**
   * Returns these options with another format of dates.
   *
   * @throws IllegalArgumentException if it is malformed, or holds no day
   */
  public CsvInputOptions withDateFormat(@Nullable String value) {
    return new CsvInputOptions(columns, where, allRows, value);
  }

  /**
   * Returns what of these options matters while a table is read.
   *
   * @param safe whether the table was written so that no spreadsheet takes a cell for a formula
   */
  CsvReadSettings forReading(boolean safe) {
    List<RowTest> tests =
        where.stream().map(row -> new RowTest(row.header(), row::holds, row.toString())).toList();
    return new CsvReadSettings(columns, tests, allRows, dateFormat, safe);
  }

  /**
   * Checks that the columns exist.
   *
   * @throws IllegalArgumentException if one does not, with those that do
   */
  public void checkColumns(Extensions extensions) {
    var known = new ColumnNames(new ColumnTable(extensions));
    columns.values().stream().filter(name -> !name.isEmpty()).forEach(known::require);
  }
}
