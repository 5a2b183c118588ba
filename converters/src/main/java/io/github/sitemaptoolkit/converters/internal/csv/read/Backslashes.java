package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.csv.CsvSyntax;

/**
 * Finds out whether quotes inside quoted cells are escaped by a backslash, as MySQL writes them.
 */
final class Backslashes {

  private static final char ESCAPE = '\\';

  private Backslashes() {}

  /**
   * Returns whether a table has such quotes: the first quote in it that is neither doubled nor ends
   * a cell has a backslash before it.
   */
  static boolean areIn(String text, CsvSyntax syntax) {
    char quote = syntax.quote();
    if (quote == 0 || text.indexOf("" + ESCAPE + quote) < 0) {
      return false;
    }
    boolean inCell = false;
    boolean quoted = false;
    for (int i = 0; i < text.length() - 1; i++) {
      char c = text.charAt(i);
      char next = text.charAt(i + 1);
      if (quoted && c == quote) {
        if (next == quote) {
          i++;
        } else if (next == syntax.delimiter() || next == '\n' || next == '\r') {
          quoted = false;
        } else {
          return text.charAt(i - 1) == ESCAPE;
        }
      } else if (!quoted) {
        quoted = !inCell && c == quote;
        inCell = c != syntax.delimiter() && c != '\n' && c != '\r';
      }
    }
    return false;
  }
}
