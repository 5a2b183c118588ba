package io.github.sitemaptoolkit.text;

/**
 * Protects against formulas: a text that a spreadsheet could take for a formula is written with an
 * apostrophe before it. Numbers are not changed.
 */
public final class Formulas {

  private static final char MARK = '\'';
  private static final String BEGINNINGS = "=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20";

  private Formulas() {}

  /** Returns a cell as it is written. */
  public static String defused(String cell) {
    return isFormula(cell, 0) ? MARK + cell : cell;
  }

  /** Returns the original of a cell that was written with protection. */
  public static String restored(String cell) {
    boolean marked = !cell.isEmpty() && cell.charAt(0) == MARK && isFormula(cell, 1);
    return marked ? cell.substring(1) : cell;
  }

  /**
   * Returns whether a spreadsheet calculates a cell: it begins like a formula, and is neither a
   * number, nor written like a telephone number, nor a mark alone, such as {@code --}.
   */
  public static boolean isCalculated(String cell) {
    if (cell.isEmpty() || BEGINNINGS.indexOf(cell.charAt(0)) < 0) {
      return false;
    }
    boolean sign = cell.charAt(0) == '-' || cell.charAt(0) == '+';
    for (int i = 1; i < cell.length(); i++) {
      char c = cell.charAt(i);
      if (sign ? Character.isLetter(c) : Character.isLetterOrDigit(c)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a formula begins here. Quotes, spaces and NULs before it do not hide it. */
  private static boolean isFormula(String cell, int from) {
    int begin = from;
    while (begin < cell.length() && " \"'\0".indexOf(cell.charAt(begin)) >= 0) {
      begin++;
    }
    return begin < cell.length()
        && BEGINNINGS.indexOf(cell.charAt(begin)) >= 0
        && !isNumber(cell, begin);
  }

  /** Returns whether a sign and digits, with one point at most, follow up to the end. */
  private static boolean isNumber(String cell, int from) {
    char sign = cell.charAt(from);
    int digits = 0;
    int points = 0;
    for (int i = from + 1; i < cell.length(); i++) {
      char c = cell.charAt(i);
      if (c == '.') {
        points++;
      } else if (c >= '0' && c <= '9') {
        digits++;
      } else {
        return false;
      }
    }
    return (sign == '-' || sign == '+') && digits > 0 && points <= 1;
  }
}
