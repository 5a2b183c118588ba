package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.table.cell.DateCells;

/** What the text of a row shows that was read as one cell. */
final class RowText {

  private static final char[] DELIMITERS = {',', ';', '\t', '|'};

  private RowText() {}

  /**
   * Returns what seems to part the cells of a short row instead of the delimiter of the table; 0 if
   * nothing does. Behind its url, the cell then has as many parts as the header, or a date.
   *
   * @param cell the cell with the url
   * @param columns the number of columns of the table
   */
  static char delimiter(String cell, int columns) {
    for (char other : DELIMITERS) {
      int at = cell.indexOf(other);
      String rest = cell.substring(at + 1);
      long parts = cell.chars().filter(c -> c == other).count() + 1;
      int end = rest.indexOf(other);
      String next = end < 0 ? rest : rest.substring(0, end);
      if (at > 0 && (parts == columns || DateCells.mayBeDate(next.strip()))) {
        return other;
      }
    }
    return 0;
  }
}
