package io.github.sitemaptoolkit.converters.internal.table.type;

/** Whole numbers, which some programs write with a fraction: {@code 200.0}. */
final class WholeNumber {

  private WholeNumber() {}

  /** Returns a whole number without a fraction of zeros; any other text as it is. */
  static String of(String text) {
    int point = text.indexOf('.');
    if (point <= 0 || point == text.length() - 1 || !isDigits(text, 0, point)) {
      return text;
    }
    for (int i = point + 1; i < text.length(); i++) {
      if (text.charAt(i) != '0') {
        return text;
      }
    }
    return text.substring(0, point);
  }

  /** Returns whether a part of a text is digits, at least one. */
  static boolean isDigits(String text, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return begin < end;
  }
}
