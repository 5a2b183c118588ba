package io.github.sitemaptoolkit.converters.csv;

import org.jspecify.annotations.Nullable;

/** How a cell that holds one value says it: empty text is not the same as nothing. */
final class Texts {

  /** What stands for an empty text, so that an empty cell can mean that there is none. */
  static final String EMPTY = "\\e";

  private Texts() {}

  /** Returns the cell of a value. */
  static String cell(String value) {
    if (value.isEmpty()) {
      return EMPTY;
    }
    return isMark(value) ? '\\' + value : value;
  }

  /** Returns the value of a cell, or null if it is empty. */
  static @Nullable String value(String cell) {
    if (cell.isEmpty()) {
      return null;
    }
    if (cell.equals(EMPTY)) {
      return "";
    }
    return isMark(cell) ? cell.substring(1) : cell;
  }

  /** Returns whether a text is backslashes and an e: what could be taken for the mark. */
  private static boolean isMark(String text) {
    int last = text.length() - 1;
    if (last < 1 || text.charAt(last) != 'e') {
      return false;
    }
    for (int i = 0; i < last; i++) {
      if (text.charAt(i) != '\\') {
        return false;
      }
    }
    return true;
  }
}
