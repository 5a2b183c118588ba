package io.github.sitemaptoolkit.converters.internal.table.row;

import io.github.sitemaptoolkit.url.ProgramWords;
import java.util.Arrays;

/** Counts the cells in each column that hold something: neither blanks nor words for nothing. */
public final class FilledCells {

  private static final String WORDS = "nNuU[%"; // with which words for nothing begin

  private long rows;
  private long[] filled = new long[16];

  /** Counts a row, whose cells follow. */
  public void row() {
    rows++;
  }

  /** Counts a cell. */
  public void cell(int column, String text) {
    if (column >= filled.length) {
      filled = Arrays.copyOf(filled, Math.max(column + 1, 2 * filled.length));
    }
    if (!isNothing(text)) {
      filled[column]++;
    }
  }

  /** Returns whether a text is blank or a word for nothing. */
  public static boolean isNothing(String text) {
    int length = text.length();
    if (length == 0) {
      return true;
    }
    char first = text.charAt(0);
    return first <= ' '
        ? text.isBlank()
        : WORDS.indexOf(first) >= 0 && ProgramWords.isMissing(text, 0, length, true);
  }

  /** Returns how many rows there are. */
  public long rows() {
    return rows;
  }

  /** Returns how many of the rows have something in a column. */
  public long in(int column) {
    return column < filled.length ? filled[column] : 0;
  }
}
