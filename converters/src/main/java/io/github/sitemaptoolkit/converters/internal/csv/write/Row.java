package io.github.sitemaptoolkit.converters.internal.csv.write;

import java.util.Arrays;

/** The cells of a row that hold something, each with the number of its column. */
final class Row {

  private int[] columns = new int[16];
  private String[] cells = new String[16];
  private int size;

  /** Takes all cells away. */
  void clear() {
    size = 0;
  }

  /** Adds a cell. */
  void add(int column, String cell) {
    if (size == columns.length) {
      columns = Arrays.copyOf(columns, size * 2);
      cells = Arrays.copyOf(cells, size * 2);
    }
    columns[size] = column;
    cells[size++] = cell;
  }

  /** Replaces a cell. */
  void set(int index, String cell) {
    cells[index] = cell;
  }

  /** Returns how many cells there are. */
  int size() {
    return size;
  }

  /** Forgets the cells after the first so many. */
  void truncate(int length) {
    size = length;
  }

  /** Returns the number of the column of a cell. */
  int column(int index) {
    return columns[index];
  }

  /** Returns a cell. */
  String cell(int index) {
    return cells[index];
  }
}
