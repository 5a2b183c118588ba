package io.github.sitemaptoolkit.xlsx.internal;

/** The names of columns, A to Z, AA and so on, and of cells. */
final class Columns {

  /** How many columns a sheet has. */
  static final int MOST_COLUMNS = 16_384;

  /** How many rows a sheet has. */
  static final int MOST_ROWS = 1_048_576;

  private static final int LETTERS = 26;
  private static final int COLUMN_BITS = 14;

  private Columns() {}

  /** Returns the name of a column, which is counted from 0. */
  static String name(int column) {
    var name = new StringBuilder();
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / LETTERS) {
      name.append((char) ('A' + (rest - 1) % LETTERS));
    }
    return name.reverse().toString();
  }

  /** Returns the column of a cell such as B7, from 0; -1 if it is malformed or too high. */
  static int column(String cell) {
    int number = 0;
    int i = 0;
    while (i < cell.length() && isLetter(cell.charAt(i)) && number <= MOST_COLUMNS) {
      number = number * LETTERS + (cell.charAt(i) | 0x20) - 'a' + 1;
      i++;
    }
    return number > MOST_COLUMNS || row(cell) < 0 ? -1 : number - 1;
  }

  private static boolean isLetter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  /** Returns the row of a cell, from 0; -1 if it is malformed or too high. */
  static int row(String cell) {
    int i = 0;
    while (i < cell.length() && isLetter(cell.charAt(i))) {
      i++;
    }
    int number = 0;
    for (; i < cell.length(); i++) {
      char c = cell.charAt(i);
      number = number * 10 + c - '0';
      if (c < '0' || c > '9' || number > MOST_ROWS) {
        return -1;
      }
    }
    return number - 1;
  }

  /** Returns a number that is different for each cell: its row and column, from 0. */
  static long key(long row, int column) {
    return row << COLUMN_BITS | column;
  }
}
