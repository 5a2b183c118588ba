package io.github.sitemaptoolkit.converters.internal.table.read;

import java.util.List;

/** Adds the zone to dates that are in UTC by the name of their column. */
final class UtcDates {

  private static final String FORM = "0000-00-00 00:00";

  private UtcDates() {}

  /**
   * Returns {@code 2026-02-03T10:00:00} or {@code 2026-02-03 10:00:00} with a {@code Z}; unchanged
   * if it has a zone, or another form.
   */
  static String withZone(String text) {
    String date = text.strip();
    int length = date.length();
    if (length < FORM.length() || !hasForm(date)) {
      return text;
    }
    for (int i = FORM.length(); i < length; i++) {
      char c = date.charAt(i);
      if ((c < '0' || c > '9') && c != ':' && c != '.') {
        return text;
      }
    }
    return date.replace(' ', 'T') + 'Z';
  }

  private static boolean hasForm(String date) {
    for (int i = 0; i < FORM.length(); i++) {
      char c = date.charAt(i);
      boolean fits =
          switch (FORM.charAt(i)) {
            case '0' -> c >= '0' && c <= '9';
            case ' ' -> c == ' ' || c == 'T';
            default -> c == FORM.charAt(i);
          };
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  /** Returns values with a zone, as {@link #withZone(String)} does. */
  static List<PlacedText> withZone(List<PlacedText> values) {
    return values.stream().map(value -> value.with(withZone(value.text()))).toList();
  }
}
