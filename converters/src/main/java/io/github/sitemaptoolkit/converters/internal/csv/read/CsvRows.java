package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.csv.CsvSyntax;
import io.github.sitemaptoolkit.converters.internal.table.row.RowsAhead;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of a CSV file that are not empty lines. */
final class CsvRows {

  private final RecordSplitter records;
  private final RecordParser parser;
  private final Places places;
  private final RowsAhead<CsvRow> rows = new RowsAhead<>(this::take);

  /** What is to be kept of the places of cells. */
  enum Places {
    /** Nothing. */
    NONE,
    /** Lines and columns. */
    COLUMNS,
    /** These, and bytes: the input is the document as it is. */
    BYTES
  }

  /**
   * Creates rows.
   *
   * @param strict whether bytes that are not UTF-8 are a fault; otherwise they are read as
   *     windows-1252
   */
  CsvRows(InputStream in, CsvSyntax syntax, boolean strict, Places places) throws IOException {
    this.places = places;
    this.records = new RecordSplitter(in, syntax, strict);
    this.parser = new RecordParser(syntax);
  }

  /** Returns the next row that is not an empty line; null at the end. */
  @Nullable CsvRow next() throws IOException {
    return rows.next();
  }

  private @Nullable CsvRow take() throws IOException {
    if (!records.next()) {
      return null;
    }
    boolean whole = records.fault() == RecordFault.NONE;
    return new CsvRow(
        records.line(),
        whole ? cells() : null,
        records.fault(),
        records.faultPlace().line(),
        records.faultPlace().column(),
        places == Places.NONE ? null : records.faultEnd(places == Places.BYTES),
        records.guessed(),
        records.unended(),
        whole ? bytes() : null);
  }

  private @Nullable RowBytes bytes() {
    boolean wanted = places != Places.NONE || records.guessed();
    return wanted ? records.bytes(places == Places.BYTES) : null;
  }

  private List<String> cells() throws IOException {
    List<String> cells = records.cells();
    return cells == null ? parser.parse(records.text()) : cells;
  }

  /** Returns the rows, of which the first can be looked at ahead. */
  RowsAhead<CsvRow> ahead() {
    return rows;
  }

  /** Returns the line of the row that was read last from the input. */
  long line() {
    return records.line();
  }
}
