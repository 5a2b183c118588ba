package io.github.sitemaptoolkit.xlsx.internal;

import org.jspecify.annotations.Nullable;

/**
 * A formula such as {@code HYPERLINK("https://www.example.com/","Home")}, whose address is a text.
 *
 * @param address the address, which is not empty
 * @param text what the cell shows; null if it has to be calculated
 */
record HyperlinkFormula(String address, @Nullable String text) {

  private static final String FUNCTION = "HYPERLINK";
  private static final char QUOTE = '"';

  /** Returns what a formula says; null if it is another, or its address has to be calculated. */
  static @Nullable HyperlinkFormula of(@Nullable String formula) {
    String text = formula == null ? "" : formula.strip();
    int at = skip(text, text.startsWith("=") ? 1 : 0);
    if (!text.regionMatches(true, at, FUNCTION, 0, FUNCTION.length())) {
      return null;
    }
    at = skip(text, at + FUNCTION.length());
    if (!text.startsWith("(", at)) {
      return null;
    }
    at = skip(text, at + 1);
    int end = endOfText(text, at);
    String address = end < 0 ? "" : text(text, at, end);
    int behind = end < 0 ? text.length() : skip(text, end);
    if (address.isEmpty() || behind == text.length()) {
      return null;
    } else if (behind == text.length() - 1 && text.charAt(behind) == ')') {
      return new HyperlinkFormula(address, address);
    }
    return text.charAt(behind) == ',' ? named(address, text, skip(text, behind + 1)) : null;
  }

  private static HyperlinkFormula named(String address, String text, int at) {
    int end = endOfText(text, at);
    boolean whole = end >= 0 && skip(text, end) == text.length() - 1 && text.endsWith(")");
    return new HyperlinkFormula(address, whole ? text(text, at, end) : null);
  }

  private static int skip(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Returns the end of the text in quotes that begins at a place; -1 if none does. */
  private static int endOfText(String formula, int begin) {
    if (begin >= formula.length() || formula.charAt(begin) != QUOTE) {
      return -1;
    }
    for (int at = formula.indexOf(QUOTE, begin + 1); at >= 0; at = formula.indexOf(QUOTE, at + 2)) {
      if (at + 1 == formula.length() || formula.charAt(at + 1) != QUOTE) {
        return at + 1;
      }
    }
    return -1;
  }

  private static String text(String formula, int begin, int end) {
    return formula.substring(begin + 1, end - 1).replace("\"\"", "\"");
  }
}
