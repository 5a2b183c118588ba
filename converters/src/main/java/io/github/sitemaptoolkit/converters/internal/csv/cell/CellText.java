package io.github.sitemaptoolkit.converters.internal.csv.cell;

import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlJudge;
import org.jspecify.annotations.Nullable;

/**
 * How a cell that holds one value says it: empty text is not the same as nothing, and a text that a
 * reader would take for something else is marked.
 */
public final class CellText {

  /** What stands for an empty text, so that an empty cell can mean that there is none. */
  static final String EMPTY = "\\e";

  /** What stands before a text that is meant as it is, whatever it looks like. */
  public static final String EXACT = "\\=";

  private CellText() {}

  /** Returns the cell of a value. */
  public static String cell(CellType type, String value) {
    if (value.isEmpty()) {
      return EMPTY;
    }
    if (value.startsWith(EXACT) || type.isReadOtherwise(value)) {
      return EXACT + value;
    }
    return isMark(value) ? '\\' + value : value;
  }

  /** Returns whether a cell says that its text is meant as it is. */
  public static boolean isExact(String cell) {
    return !cell.isEmpty() && cell.charAt(0) == '\\' && (cell.startsWith(EXACT) || isMark(cell));
  }

  /** Returns the value of a cell, or null if it is empty. */
  public static @Nullable String value(String cell) {
    if (cell.isEmpty()) {
      return null;
    }
    if (cell.equals(EMPTY)) {
      return "";
    }
    if (cell.startsWith(EXACT)) {
      return cell.substring(EXACT.length());
    }
    return isMark(cell) ? cell.substring(1) : cell;
  }

  /** Returns whether a cell is a url of the web, and nothing else. */
  public static boolean isWeb(String cell) {
    String text = Padding.strip(cell);
    return UrlJudge.isWeb(text) && text.indexOf(' ') < 0;
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
