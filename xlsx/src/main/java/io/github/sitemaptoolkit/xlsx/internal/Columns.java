package io.github.sitemaptoolkit.xlsx.internal;

/** The names of columns: A to Z, AA and so on. */
final class Columns {

  private static final int LETTERS = 26;

  private Columns() {}

  /** Returns the name of a column, which is counted from 0. */
  static String name(int column) {
    var name = new StringBuilder();
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / LETTERS) {
      name.append((char) ('A' + (rest - 1) % LETTERS));
    }
    return name.reverse().toString();
  }
}
