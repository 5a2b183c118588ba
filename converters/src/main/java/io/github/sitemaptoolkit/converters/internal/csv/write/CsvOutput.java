package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.csv.Delimiters;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;

/** Writes the lines of a table whose columns are known. */
final class CsvOutput implements RowOutput {

  private final OutputStream out;
  private final byte delimiter;
  private final int[] places; // by number of column; -1 for one that is not written
  private final int[] cells; // by place: which cell of the row; -1 for none
  private byte[] line = new byte[1024];
  private int length;

  /**
   * Writes the header.
   *
   * @param header an empty row, which is used for the names of the columns
   */
  CsvOutput(
      OutputStream out, char delimiter, List<CellLayout.OutputColumn> columns, RecordBytes header)
      throws IOException {
    this.out = out;
    this.delimiter = (byte) delimiter;
    this.cells = new int[columns.size()];
    int most = columns.stream().mapToInt(CellLayout.OutputColumn::number).max().orElse(0);
    this.places = new int[most + 1];
    Arrays.fill(places, -1);
    for (int i = 0; i < columns.size(); i++) {
      places[columns.get(i).number()] = i;
      header.addExact(columns.get(i).number(), columns.get(i).name());
    }
    row(header);
  }

  @Override
  public void row(RecordBytes row) throws IOException {
    if (isBegin(row)) {
      int count = row.length();
      length = count + cells.length - row.size();
      ensure(1);
      System.arraycopy(row.bytes, 0, line, 0, count);
      Arrays.fill(line, count, length, delimiter);
    } else {
      lay(row);
    }
    line[length++] = Delimiters.LINE_END;
    out.write(line, 0, length);
  }

  /** Returns whether the cells of a row are those that a line begins with, as nearly always. */
  private boolean isBegin(RecordBytes row) {
    int size = row.size();
    if (size == 0 || size > cells.length || row.end(0) == 0) {
      return false;
    }
    for (int i = 0; i < size; i++) {
      int number = row.column(i);
      if (number >= places.length || places[number] != i) {
        return false;
      }
    }
    return true;
  }

  /** Puts each cell of a row in its place. */
  private void lay(RecordBytes row) {
    Arrays.fill(cells, -1);
    for (int i = 0; i < row.size(); i++) {
      int number = row.column(i);
      if (number < places.length && places[number] >= 0) {
        cells[places[number]] = i;
      }
    }
    length = 0;
    for (int place = 0; place < cells.length; place++) {
      if (place > 0) {
        ensure(1);
        line[length++] = delimiter;
      }
      if (cells[place] >= 0) {
        put(row, cells[place], place == 0);
      }
    }
    ensure(1);
  }

  private void put(RecordBytes row, int cell, boolean first) {
    int begin = row.begin(cell);
    int count = row.end(cell) - begin;
    ensure(count + 2);
    if (first && count == 0) { // else a line could be empty
      line[length++] = '"';
      line[length++] = '"';
    }
    System.arraycopy(row.bytes, begin, line, length, count);
    length += count;
  }

  private void ensure(int more) {
    if (length + more > line.length) {
      line = Arrays.copyOf(line, Math.max(length + more, 2 * line.length));
    }
  }

  @Override
  public void end() throws IOException {
    out.flush();
  }
}
