package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.table.read.TableRow;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of a table, one after the other; the first of them can be looked at ahead. */
final class CsvRows {

  /** How many rows are looked at: enough to tell what a column holds. */
  private static final int AHEAD = 100;

  /** How many characters these may have; looking ends with the row that passes it. */
  private static final int AHEAD_CHARACTERS = 1 << 20;

  private final Records records;
  private final RecordParser parser;
  private final ArrayDeque<CsvRow> held = new ArrayDeque<>();
  private @Nullable IOException failure;
  private @Nullable RuntimeException refusal;

  /**
   * Creates rows.
   *
   * @param strict whether bytes that are not UTF-8 are a fault; otherwise they are read as
   *     windows-1252
   */
  CsvRows(InputStream in, char delimiter, boolean strict) throws IOException {
    this.records = new Records(in, delimiter, strict);
    this.parser = new RecordParser(delimiter);
  }

  /** Returns the next row that is not an empty line; null at the end. */
  @Nullable CsvRow next() throws IOException {
    CsvRow first = held.poll();
    if (first != null) {
      return first;
    } else if (failure != null) {
      throw failure;
    } else if (refusal != null) {
      throw refusal;
    }
    return take();
  }

  private @Nullable CsvRow take() throws IOException {
    if (!records.next()) {
      return null;
    }
    boolean whole = records.fault() == Records.Fault.NONE;
    return new CsvRow(
        records.line(),
        whole ? cells() : null,
        records.fault(),
        records.faultPlace().line(),
        records.faultPlace().column(),
        records.guessed(),
        records.unended());
  }

  private List<String> cells() throws IOException {
    List<String> cells = records.cells();
    return cells == null ? parser.parse(records.text()) : cells;
  }

  /** Makes a row that was taken the next one again. */
  void pushBack(CsvRow row) {
    held.addFirst(row);
  }

  /**
   * Returns the next rows without taking them. A failure of the input is kept until the rows before
   * it are taken.
   */
  List<TableRow> ahead() {
    try {
      long characters = 0;
      while (held.size() < AHEAD && characters < AHEAD_CHARACTERS) {
        CsvRow row = take();
        if (row == null) {
          break;
        }
        held.add(row);
        for (int i = 0; i < row.size(); i++) {
          characters += row.cell(i).length();
        }
      }
    } catch (IOException e) {
      failure = e;
    } catch (UncheckedIOException | SitemapException e) {
      refusal = e;
    }
    return List.copyOf(held);
  }

  /** Returns the line of the row that was read last from the input. */
  long line() {
    return records.line();
  }
}
