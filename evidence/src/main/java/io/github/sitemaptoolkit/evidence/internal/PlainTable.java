package io.github.sitemaptoolkit.evidence.internal;

import io.github.sitemaptoolkit.converters.csv.CsvFormat;
import io.github.sitemaptoolkit.converters.table.RowFormat;
import io.github.sitemaptoolkit.converters.table.TableRows;
import io.github.sitemaptoolkit.converters.table.TableRows.Cell;
import io.github.sitemaptoolkit.converters.table.TableRows.Row;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A table as it is: its headers, and one row after the other. Closing it closes the file. */
public final class PlainTable implements Closeable {

  /** How many rows are looked at to tell what a table is. */
  private static final int SAMPLE = 1000;

  private final Source source;
  private final TableRows rows;
  private final List<String> headers;
  private @Nullable Row row;

  private PlainTable(Source source, TableRows rows) throws IOException {
    this.source = source;
    this.rows = rows;
    Row first = rows.next();
    this.headers = first == null ? List.of() : texts(first);
  }

  /**
   * Opens the table of a source, which is closed with the table.
   *
   * @param sheet the number of the sheet in a workbook; 0 for the one with urls
   * @return null if it is no table
   * @throws IOException if it cannot be read
   */
  public static @Nullable PlainTable open(Source source, Context context, int sheet)
      throws IOException {
    boolean opened = false;
    try {
      RowFormat format = format(source, context);
      if (format == null) {
        return null;
      }
      TableRows rows = format.rows(source, context, sheet);
      try {
        var table = new PlainTable(source, rows);
        opened = true;
        return table;
      } finally {
        if (!opened) {
          rows.close();
        }
      }
    } finally {
      if (!opened) {
        source.close();
      }
    }
  }

  private static @Nullable RowFormat format(Source source, Context context) {
    String text = source.head().text().stripLeading();
    if (isZip(source)) {
      SitemapFormat found = context.formats().detect(source);
      return found instanceof RowFormat format ? format : null;
    }
    boolean other = text.isEmpty() || "<{[%".indexOf(text.charAt(0)) >= 0;
    return other ? null : new CsvFormat();
  }

  /** Returns whether a file is an archive, such as a workbook. */
  public static boolean isZip(Source source) {
    return source.head().startsWith('P', 'K', 3, 4);
  }

  /**
   * Returns the headers and the first rows of a file, as far as they can be read; null if it is no
   * table.
   *
   * @throws IOException if it cannot be read
   */
  public static @Nullable TableSample sample(Path file, Context context) throws IOException {
    Context quiet = context.withProblems(new Problems());
    try (Source source = Source.open(file, context.limits());
        PlainTable table = open(source, quiet, 0)) {
      return table == null ? null : table.sample();
    } catch (SitemapException e) {
      return null; // whoever reads it says why
    }
  }

  private TableSample sample() throws IOException {
    List<List<String>> first = new ArrayList<>();
    while (first.size() < SAMPLE && next()) {
      first.add(texts(row()));
    }
    return new TableSample(headers, first);
  }

  private static List<String> texts(Row row) {
    return IntStream.range(0, row.cells().size()).mapToObj(i -> cell(row, i)).toList();
  }

  private static String cell(Row row, int column) {
    Cell cell = column < row.cells().size() ? row.cells().get(column) : null;
    return cell == null ? "" : cell.text().strip();
  }

  private Row row() {
    Row current = row;
    if (current == null) {
      throw new IllegalStateException("there is no row");
    }
    return current;
  }

  /** Returns the headers. */
  public List<String> headers() {
    return headers;
  }

  /**
   * Moves to the next row; false at the end.
   *
   * @throws IOException if it cannot be read
   */
  public boolean next() throws IOException {
    row = rows.next();
    return row != null;
  }

  /** Returns the text of a cell of the row; empty if there is none. */
  public String cell(int column) {
    return column < 0 ? "" : cell(row(), column);
  }

  /** Returns where a cell of the row is. */
  public Location at(int column) {
    return rows.place(source.name(), row(), Math.max(0, column));
  }

  /** Returns the first column whose header, in lower case, is so; -1 if there is none. */
  public static int find(List<String> headers, java.util.function.Predicate<String> test) {
    IntPredicate holds = i -> test.test(headers.get(i).toLowerCase(Locale.ROOT));
    return IntStream.range(0, headers.size()).filter(holds).findFirst().orElse(-1);
  }

  @Override
  public void close() throws IOException {
    try {
      rows.close();
    } finally {
      source.close();
    }
  }
}
