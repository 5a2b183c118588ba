package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.RowsAhead;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.option.CsvSyntaxOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds the headers of a table behind titles, comments and the upper rows of merged headers. */
public final class HeaderRow {

  /** How many rows are looked at. */
  public static final int MOST = 20;

  private static final String COMMENT = "#";

  private HeaderRow() {}

  /**
   * Takes the row of headers, and those before it; the first row if nothing speaks for another,
   * even if it is data.
   *
   * @param context asks for the number of the row in the table, or knows how it was read before
   * @param number returns the number of a row in the table
   * @param skipped called with the number of rows that were taken before one that was found
   * @return the row; null if there is none
   * @throws IOException if the input fails
   */
  public static <R extends TableRow> @Nullable R take(
      RowsAhead<R> rows, Context context, ToLongFunction<R> number, IntConsumer skipped)
      throws IOException {
    long asked = context.options(CsvSyntaxOptions.FOUND).headerRow();
    R row = rows.next();
    while (row != null && number.applyAsLong(row) < asked) {
      row = rows.next();
    }
    if (row == null || asked > 0 || isSure(cells(row))) {
      return row; // nothing has to be read ahead, as mostly
    }
    List<List<String>> first = new ArrayList<>();
    first.add(cells(row));
    rows.look().stream().limit(MOST).forEach(next -> first.add(cells(next)));
    int at = earlier(first, context);
    at = at < 0 ? find(first) : at;
    for (int i = 0; i < at; i++) {
      row = rows.next();
    }
    if (at > 0) {
      skipped.accept(at);
    }
    return row;
  }

  /** Returns which row has the headers of a table that was read before; -1 if none. */
  private static int earlier(List<List<String>> rows, Context context) {
    int at = 0;
    while (at < rows.size()
        && !EarlierReading.isHeader(context, rows.get(at).stream().map(String::strip).toList())) {
      at++;
    }
    return at < rows.size() ? at : -1;
  }

  /** Returns the problem that says which row was found, behind so many others. */
  public static Problem found(Location row, long skipped) {
    return Problem.of(
        TableCodes.HEADER_ROW,
        "row "
            + row.line()
            + " is read as the headers; "
            + (skipped == 1 ? "the row before it is" : "the " + skipped + " rows before it are")
            + " left out (--header-row names another)",
        row);
  }

  private static List<String> cells(TableRow row) {
    return IntStream.range(0, row.size()).mapToObj(row::cell).toList();
  }

  /** Returns whether a row is the headers, or data below none; merged headers have gaps. */
  private static boolean isSure(List<String> row) {
    return hasUrl(row) || (KnownHeaders.nameUrl(row) && filled(row) == row.size());
  }

  /**
   * Returns which of the first rows has the headers, from 0; the first row if nothing speaks for
   * another, even if it is data.
   */
  public static int find(List<List<String>> rows) {
    if (rows.isEmpty() || isSure(rows.get(0))) {
      return 0;
    }
    int data = 0;
    while (data < rows.size() && (isComment(rows.get(data)) || !hasUrl(rows.get(data)))) {
      data++;
    }
    for (int i = data - 1; i > 0; i--) {
      List<String> row = rows.get(i);
      boolean known = data < rows.size() || isLess(rows.get(0), row);
      if (KnownHeaders.nameUrl(row) && known) {
        return i;
      }
    }
    if (KnownHeaders.nameUrl(rows.get(0))) {
      return 0;
    }
    int above = data - 1;
    boolean titled = above > 0 && data < rows.size() && isLess(rows.get(0), rows.get(above));
    return titled && width(rows.get(above)) == width(rows.get(data)) ? above : firstRow(rows);
  }

  private static int firstRow(List<List<String>> rows) {
    int first = 0;
    while (first < rows.size() - 1 && isComment(rows.get(first))) {
      first++;
    }
    return first;
  }

  private static boolean isComment(List<String> row) {
    return !row.isEmpty() && row.get(0).startsWith(COMMENT);
  }

  /** Returns whether a row is no row of headers beside another: a comment, or with gaps. */
  private static boolean isLess(List<String> row, List<String> other) {
    return isComment(row) || filled(row) < filled(other);
  }

  private static long filled(List<String> row) {
    return row.stream().filter(cell -> !cell.isBlank()).count();
  }

  private static int width(List<String> row) {
    int width = row.size();
    while (width > 0 && row.get(width - 1).isBlank()) {
      width--;
    }
    return width;
  }

  private static boolean hasUrl(List<String> row) {
    return row.stream().anyMatch(CellText::isWeb);
  }
}
