package io.github.sitemaptoolkit.converters.internal.csv.write;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Hands the cells of rows to a format that is not CSV, as texts. */
final class CellOutput implements RowOutput {

  private static final String QUOTE = "\"";

  private final CellRows out;
  private final int[] places; // by number of column; -1 for one that is not written
  private final @Nullable String[] cells; // by place

  /** Writes the header. */
  CellOutput(CellRows out, List<CellLayout.OutputColumn> columns) throws IOException {
    this.out = out;
    this.cells = new String[columns.size()];
    int most = columns.stream().mapToInt(CellLayout.OutputColumn::number).max().orElse(0);
    this.places = new int[most + 1];
    Arrays.fill(places, -1);
    for (int i = 0; i < cells.length; i++) {
      places[columns.get(i).number()] = i;
      cells[i] = columns.get(i).name();
    }
    out.row(cells);
  }

  @Override
  public void row(RecordBytes row) throws IOException {
    Arrays.fill(cells, null);
    for (int i = 0; i < row.size(); i++) {
      int number = row.column(i);
      if (number < places.length && places[number] >= 0) {
        cells[places[number]] = text(row, i);
      }
    }
    out.row(cells);
  }

  /** Returns the text of a cell, without the quotes around it. */
  private static String text(RecordBytes row, int cell) {
    int begin = row.begin(cell);
    String text = new String(row.bytes, begin, row.end(cell) - begin, StandardCharsets.UTF_8);
    return text.startsWith(QUOTE)
        ? text.substring(1, text.length() - 1).replace(QUOTE + QUOTE, QUOTE)
        : text;
  }

  @Override
  public void end() throws IOException {
    out.end();
  }
}
