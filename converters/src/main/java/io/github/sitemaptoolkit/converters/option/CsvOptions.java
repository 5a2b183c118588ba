package io.github.sitemaptoolkit.converters.option;

import io.github.sitemaptoolkit.converters.internal.csv.Delimiters;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.extension.Extensions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The options for tables: {@code Context.with(CsvOptions.DEFAULTS.withLayout(WIDE))}. Immutable.
 *
 * @param layout how several values of one field are written. Defaults to {@link Layout#JOINED}.
 *     Readers ignore it: they read tables in all layouts but the long one
 * @param columns the names of the columns to write, in this order; empty, the default, for all
 *     columns that have values
 * @param safe whether cells that a spreadsheet would take for a formula are written as plain text.
 *     Defaults to false. To get the original texts back, a table that was written with this option
 *     must be read with it, too
 * @param xmlColumn whether to write data that has no column of its own as XML, in a column {@code
 *     _xml}. Defaults to false. Such a column is always read
 * @param delimiter the character between the cells that are written: comma, semicolon or tab; null,
 *     the default, for a tab if the name of the output ends in {@code .tsv}, else a comma. When a
 *     table is read, its delimiter is detected from its first row
 * @since 0.1
 */
public record CsvOptions(
    Layout layout,
    List<String> columns,
    boolean safe,
    boolean xmlColumn,
    @Nullable Character delimiter,
    boolean bom) {

  /** How several values of one field are written. */
  public enum Layout {
    /** In one cell, with a separator between them. */
    JOINED,
    /** In separate columns, with a number in the header. */
    WIDE,
    /** In separate rows: an entry is repeated for each value. Cannot be read back. */
    LONG,
    /**
     * A row for each set of pages that are versions of one another, and a column for each language.
     * Links are the only data that is written; {@link #columns} and {@link #xmlColumn} are ignored.
     */
    LANGUAGES
  }

  /** The default options. */
  public static final CsvOptions DEFAULTS =
      new CsvOptions(Layout.JOINED, List.of(), false, false, null, false);

  /**
   * Creates options. Copies the list.
   *
   * @throws IllegalArgumentException if the delimiter is not null, a comma, a semicolon or a tab
   */
  public CsvOptions {
    columns = List.copyOf(columns);
    if (delimiter != null && Delimiters.ALL.indexOf(delimiter) < 0) {
      throw new IllegalArgumentException("the delimiter must be a comma, a semicolon or a tab");
    }
  }

  /**
   * Creates options for tables without a byte order mark. Copies the list.
   *
   * @throws IllegalArgumentException if the delimiter is not null, a comma, a semicolon or a tab
   */
  public CsvOptions(
      Layout layout,
      List<String> columns,
      boolean safe,
      boolean xmlColumn,
      @Nullable Character delimiter) {
    this(layout, columns, safe, xmlColumn, delimiter, false);
  }

  /** Returns a copy with the given layout. */
  public CsvOptions withLayout(Layout value) {
    return new CsvOptions(value, columns, safe, xmlColumn, delimiter, bom);
  }

  /** Returns a copy that writes only the given columns, in this order. */
  public CsvOptions withColumns(List<String> names) {
    return new CsvOptions(layout, names, safe, xmlColumn, delimiter, bom);
  }

  /**
   * Checks that the columns to write exist.
   *
   * @throws IllegalArgumentException if one does not; the message suggests columns that do
   */
  public void checkColumns(Extensions extensions) {
    if (columns.isEmpty()) {
      return; // to build the table of all columns takes a while
    }
    var known = new ColumnNames(extensions);
    columns.forEach(known::checkWritable);
  }

  /** Returns a copy that protects against formulas, or does not; see {@link #safe}. */
  public CsvOptions withSafe(boolean value) {
    return new CsvOptions(layout, columns, value, xmlColumn, delimiter, bom);
  }

  /** Returns a copy with or without a column of XML; see {@link #xmlColumn}. */
  public CsvOptions withXmlColumn(boolean value) {
    return new CsvOptions(layout, columns, safe, value, delimiter, bom);
  }

  /**
   * Returns a copy with the given delimiter.
   *
   * @throws IllegalArgumentException if it is not a comma, a semicolon or a tab
   */
  public CsvOptions withDelimiter(char value) {
    return new CsvOptions(layout, columns, safe, xmlColumn, value, bom);
  }

  /** Returns a copy with or without a byte order mark; see {@link #bom}. */
  public CsvOptions withBom(boolean value) {
    return new CsvOptions(layout, columns, safe, xmlColumn, delimiter, value);
  }
}
