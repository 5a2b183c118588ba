package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlJudge;
import org.jspecify.annotations.Nullable;

/**
 * The form of a cell with one value. An empty text differs from no value, and a text that a reader
 * would interpret as something else is marked.
 */
public final class CellText {

  /** The mark of an empty text: an empty cell means that there is no value. */
  static final String EMPTY = "\\e";

  /** The mark before a text that must not be interpreted. */
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

  /** Returns whether a cell has the mark of a text that must not be interpreted. */
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

  /** Returns whether a text is backslashes and an e, and could be taken for the mark. */
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
