package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.TextInput;
import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.read.HeaderRow;
import io.github.sitemaptoolkit.converters.table.TableRows;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of a CSV file as they are, from that of its headers on. */
public final class PlainRows implements TableRows {

  private final CsvRows rows;
  private final Context context;
  private final String name;
  private @Nullable CsvRow last;

  /**
   * Creates rows. Closing them does not close the source.
   *
   * @throws IOException if the input cannot be read
   */
  public PlainRows(Source source, Context context) throws IOException {
    var opening = Opening.of(source, context);
    boolean original = !TextInput.isConverted(source, context);
    this.context = context;
    this.name = source.name();
    this.rows =
        new CsvRows(
            TextInput.utf8(source, context),
            opening.syntax(),
            context.strict(),
            original ? CsvRows.Places.BYTES : CsvRows.Places.COLUMNS);
    if (opening.hasSeparatorLine()) {
      rows.next();
    }
    CsvRow header = HeaderRow.take(rows.ahead(), context, CsvRow::line, skipped -> {});
    if (header != null) {
      rows.ahead().pushBack(header);
    }
  }

  @Override
  public @Nullable Row next() throws IOException {
    CsvRow row = rows.next();
    while (row != null && row.cells() == null) {
      report(row);
      row = rows.next();
    }
    last = row;
    List<String> cells = row == null ? null : row.cells();
    return row == null || cells == null
        ? null
        : new Row(row.line(), cells.stream().map(Cell::of).toList());
  }

  private void report(CsvRow row) {
    Code code =
        switch (row.fault()) {
          case UNCLOSED_QUOTE -> TableCodes.UNCLOSED_QUOTE;
          case TEXT_AFTER_QUOTE -> TableCodes.TEXT_AFTER_QUOTE;
          case TOO_LONG -> TableCodes.TOO_LONG;
          case NONE, NOT_TEXT -> TableCodes.ENCODING;
        };
    var at = new Location(name, row.faultLine(), row.faultColumn(), row.faultEnd());
    String message = "the row is malformed and left out; export the table once more";
    context.problems().report(Problem.of(code, message, at).asMissing());
  }

  @Override
  public Location place(String source, Row row, int column) {
    CsvRow same = last;
    var begin = new Location(source, row.number(), 1);
    return same == null || same.line() != row.number()
        ? begin
        : same.place(begin, column, 0, same.cell(column).length());
  }

  @Override
  public void close() {
    // who opened the source closes it
  }
}
