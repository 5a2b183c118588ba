package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlJudge;

/**
 * Cells in which a spreadsheet shows a url that is not their text: {@code
 * =HYPERLINK("https://e.com/","Home")}, a text that an apostrophe begins, a url in quotes.
 */
public final class UrlCell {

  private static final String FUNCTION = "=HYPERLINK(";
  private static final String SEPARATORS = ",;)"; // of arguments, in English and other languages
  private static final String OPENING = "'\"\u2018\u201A\u201B\u201C\u201E\u201F\u00AB\u2039";
  private static final String CLOSING = "\"\u2019\u2018\u201D\u201C\u00BB\u203A";

  private UrlCell() {}

  /** Returns the url that a cell shows; any other cell as it is. */
  public static String unwrapped(String cell) {
    String text = Padding.strip(cell);
    if (text.isEmpty() || text.charAt(0) == 'h') {
      return cell; // as nearly always
    }
    String url =
        text.regionMatches(true, 0, FUNCTION, 0, FUNCTION.length())
            ? argument(text.substring(FUNCTION.length()).strip())
            : unquoted(text);
    return UrlJudge.isWeb(url) && url.indexOf('"') < 0 ? url : cell;
  }

  /**
   * Returns the text in quotes with which the arguments of a function begin; empty if none does.
   */
  private static String argument(String arguments) {
    int end = arguments.startsWith("\"") ? arguments.indexOf('"', 1) : -1;
    String behind = end < 0 ? "" : arguments.substring(end + 1).strip();
    boolean whole = !behind.isEmpty() && SEPARATORS.indexOf(behind.charAt(0)) >= 0;
    return whole && arguments.endsWith(")") ? arguments.substring(1, end).strip() : "";
  }

  /** Returns a text without the typographic quotes around it; any other text as it is. */
  static String withoutQuotes(String text) {
    int last = text.length() - 1;
    boolean quoted =
        last > 0 && OPENING.indexOf(text.charAt(0)) > 1 && CLOSING.indexOf(text.charAt(last)) > 0;
    return quoted ? text.substring(1, last) : text;
  }

  private static String unquoted(String text) {
    if (OPENING.indexOf(text.charAt(0)) < 0) {
      return "";
    }
    int last = text.length() - 1;
    if (text.charAt(0) == '\'') { // which spreadsheets do not show; two are quotes of the table
      return text.indexOf('\'', 1) < 0 ? text.substring(1) : "";
    }
    boolean closed = last > 0 && CLOSING.indexOf(text.charAt(last)) >= 0;
    return closed ? text.substring(1, last) : "";
  }
}
