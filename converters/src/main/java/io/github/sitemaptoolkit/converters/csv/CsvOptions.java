package io.github.sitemaptoolkit.converters.csv;

import io.github.sitemaptoolkit.converters.internal.csv.cell.Delimiters;
import io.github.sitemaptoolkit.converters.internal.csv.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.csv.column.ColumnTable;
import io.github.sitemaptoolkit.converters.internal.csv.write.CsvWriteSettings;
import io.github.sitemaptoolkit.converters.internal.csv.write.TableLayout;
import io.github.sitemaptoolkit.extension.Extensions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How tables are read and written: {@code Context.with(CsvOptions.DEFAULTS.withLayout(WIDE))}.
 *
 * @param layout how several values of one kind are written; read are the first two, whichever it is
 * @param columns the columns to write, in this order; empty for those that are used
 * @param safe whether cells are written so that no spreadsheet takes one for a formula; reading a
 *     table that was written so gives the texts back only where this is set, too
 * @param xmlColumn whether what has no column of its own is written as XML, in a column {@code
 *     _xml}; such a column is always read
 * @param delimiter what stands between the cells that are written: comma, semicolon or tab; null
 *     for a tab where the output's name ends in {@code .tsv}, else a comma. Which of them a table
 *     that is read has is told by its first row
 * @since 0.1
 */
public record CsvOptions(
    Layout layout,
    List<String> columns,
    boolean safe,
    boolean xmlColumn,
    @Nullable Character delimiter) {

  /** How several values of one kind are written. */
  public enum Layout {
    /** In one cell, with a separator between them. */
    JOINED,
    /** In columns of their own, with a number in the header. */
    WIDE,
    /** In rows of their own: an entry is repeated for each of its extensions' values. Not read. */
    LONG
  }

  /** What is done where nothing is asked for. */
  public static final CsvOptions DEFAULTS =
      new CsvOptions(Layout.JOINED, List.of(), false, false, null);

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if the delimiter is another
   */
  public CsvOptions {
    columns = List.copyOf(columns);
    if (delimiter != null && Delimiters.ALL.indexOf(delimiter) < 0) {
      throw new IllegalArgumentException("a comma, a semicolon or a tab can be the delimiter");
    }
  }

  /** Returns these options with another layout. */
  public CsvOptions withLayout(Layout value) {
    return new CsvOptions(value, columns, safe, xmlColumn, delimiter);
  }

  /** Returns these options with other columns. */
  public CsvOptions withColumns(List<String> names) {
    return new CsvOptions(layout, names, safe, xmlColumn, delimiter);
  }

  /**
   * Checks that the columns exist.
   *
   * @throws IllegalArgumentException if one does not, with those that do
   */
  public void checkColumns(Extensions extensions) {
    var known = new ColumnNames(new ColumnTable(extensions));
    columns.forEach(known::checkWritable);
  }

  /** Returns these options with formulas kept from spreadsheets or not. */
  public CsvOptions withSafe(boolean value) {
    return new CsvOptions(layout, columns, value, xmlColumn, delimiter);
  }

  /** Returns these options with the rest of each entry written as XML or not. */
  public CsvOptions withXmlColumn(boolean value) {
    return new CsvOptions(layout, columns, safe, value, delimiter);
  }

  /** Returns what of these options matters while a table is written. */
  CsvWriteSettings forWriting() {
    TableLayout form =
        switch (layout) {
          case JOINED -> TableLayout.JOINED;
          case WIDE -> TableLayout.WIDE;
          case LONG -> TableLayout.LONG;
        };
    return new CsvWriteSettings(form, columns, safe, xmlColumn, delimiter);
  }

  /**
   * Returns these options with another delimiter.
   *
   * @throws IllegalArgumentException if it is neither a comma nor a semicolon nor a tab
   */
  public CsvOptions withDelimiter(char value) {
    return new CsvOptions(layout, columns, safe, xmlColumn, value);
  }
}
