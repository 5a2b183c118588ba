package io.github.sitemaptoolkit.web.jdk;

import java.util.ArrayList;
import java.util.List;

/** Splits texts at a character without a regular expression, as the JDK does. */
final class Split {

  private static final String META = ".$|()[{^?*+\\";

  private Split() {}

  /** Returns whether a regular expression is a character that stands for itself. */
  static boolean isPlain(String regex) {
    return regex.length() == 1 && META.indexOf(regex.charAt(0)) < 0;
  }

  /** Returns the parts of a text, as {@link String#split(String, int)} does. */
  static String[] of(String text, char separator, int limit) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    int at = text.indexOf(separator);
    while (at >= 0 && (limit <= 0 || parts.size() < limit - 1)) {
      parts.add(text.substring(from, at));
      from = at + 1;
      at = text.indexOf(separator, from);
    }
    parts.add(text.substring(from));
    int count = parts.size();
    while (limit == 0 && count > 1 && parts.get(count - 1).isEmpty()) {
      count--;
    }
    if (limit == 0 && from > 0 && count == 1 && parts.get(0).isEmpty()) {
      count = 0; // only separators
    }
    return parts.subList(0, count).toArray(new String[0]);
  }
}
