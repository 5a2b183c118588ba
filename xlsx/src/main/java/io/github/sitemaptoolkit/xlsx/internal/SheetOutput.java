package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.converters.table.TableOutput;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.jspecify.annotations.Nullable;

/**
 * Writes a workbook with one sheet. Its cells are texts that stand in the sheet itself: what cells
 * share would have to be kept in memory. Limits: <a
 * href="https://support.microsoft.com/en-us/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3">Excel
 * specifications and limits</a>.
 */
final class SheetOutput implements TableOutput {

  private static final String APPLICATION = "Sitemap Toolkit";
  private static final String SHEET = "urls";
  private static final int ROWS_AT_ONCE = 256;
  private static final String FIELDS = "; write CSV, or leave out fields with --select";
  private static final int LONGEST_TEXT = 32_767; // characters of a cell

  private final String name;
  private final Workbook workbook;
  private final Worksheet sheet;
  private int rows;

  SheetOutput(Sink sink) throws IOException {
    name = sink.name();
    workbook = new Workbook(new Kept(sink.stream()), APPLICATION, null);
    sheet = workbook.newWorksheet(SHEET);
  }

  /** What the workbook writes to, which is closed by the sink. */
  private static final class Kept extends FilterOutputStream {

    Kept(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
      out.write(bytes, from, count);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }

  @Override
  public void row(@Nullable String[] cells) throws IOException {
    if (cells.length > Worksheet.MAX_COLS) {
      throw refused(
          "a sheet has " + Worksheet.MAX_COLS + " columns at most, not " + cells.length + FIELDS);
    } else if (rows == Worksheet.MAX_ROWS) {
      throw refused(
          "a sheet has "
              + Worksheet.MAX_ROWS
              + " rows at most, with the header; write CSV, or several workbooks");
    }
    for (int column = 0; column < cells.length; column++) {
      String text = cells[column];
      if (text != null && !text.isEmpty()) {
        sheet.inlineString(rows, column, checked(CellTexts.escaped(text), column));
      }
    }
    rows++;
    if (rows % ROWS_AT_ONCE == 0) {
      sheet.flush();
    }
  }

  private String checked(String text, int column) {
    if (text.length() > LONGEST_TEXT) {
      throw refused(
          "cell "
              + Columns.name(column)
              + (rows + 1)
              + " would have "
              + text.length()
              + " characters, and Excel takes "
              + LONGEST_TEXT
              + FIELDS);
    }
    return text;
  }

  private SitemapException refused(String why) {
    return new SitemapException(XlsxCodes.NO_ROOM, why, Location.of(name));
  }

  @Override
  public void finish() throws IOException {
    sheet.finish();
    workbook.finish();
  }

  /** Does nothing: a workbook that was not finished has nothing to release. */
  @Override
  public void close() {}
}
