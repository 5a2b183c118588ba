package io.github.sitemaptoolkit.xlsx.internal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the number formats of cells show: numbers, dates or times. Formats are those of ECMA-376
 * part 1, 18.8.30 and 18.8.31.
 */
final class NumberFormats {

  /** What a format shows. */
  enum Kind {
    NUMBER,
    DATE,
    DATE_TIME,
    TIME
  }

  private static final List<String> HALVES = List.of("am/pm", "a/p");

  private final Map<String, Kind> known = new HashMap<>();

  /**
   * Returns what a format shows.
   *
   * @param id its number; null if the cell has none
   * @param code its code, such as {@code yyyy-mm-dd}; null if it is a built-in one of a language
   */
  Kind of(@Nullable Integer id, @Nullable String code) {
    if (code != null) {
      return known.computeIfAbsent(code, NumberFormats::kind);
    }
    // those of Chinese, Japanese and Korean, whose codes are in no file
    boolean date = id != null && ((id >= 27 && id <= 36) || (id >= 50 && id <= 58));
    return date ? Kind.DATE : Kind.NUMBER;
  }

  private static Kind kind(String code) {
    boolean day = false;
    boolean month = false;
    boolean time = false;
    for (int i = 0; i < code.length(); i++) {
      char c = code.charAt(i);
      switch (c) {
        case '\\', '_', '*' -> i++; // the next character is shown, or is a width
        case '"' -> i = end(code, '"', i);
        case '[' -> {
          int end = end(code, ']', i);
          time |= isElapsed(code, i + 1, end);
          i = end;
        }
        case ';' -> i = code.length(); // negative numbers, which are no dates
        case 'y', 'Y', 'd', 'D' -> day = true;
        case 'm', 'M' -> month = true;
        case 'h', 'H', 's', 'S' -> time = true;
        case 'a', 'A' -> i += halfOfDay(code, i);
        default -> {} // digits, separators, General, eras
      }
    }
    if (day || (month && !time)) {
      return time ? Kind.DATE_TIME : Kind.DATE;
    }
    return time ? Kind.TIME : Kind.NUMBER;
  }

  /** Returns the number of characters after the first of AM/PM or A/P; 0 if it is neither. */
  private static int halfOfDay(String code, int at) {
    for (String word : HALVES) {
      if (code.regionMatches(true, at, word, 0, word.length())) {
        return word.length() - 1;
      }
    }
    return 0;
  }

  private static int end(String code, char mark, int begin) {
    int end = code.indexOf(mark, begin + 1);
    return end < 0 ? code.length() : end;
  }

  /** Returns whether brackets contain hours, minutes or seconds, not a colour or a language. */
  private static boolean isElapsed(String code, int begin, int end) {
    for (int i = begin; i < Math.min(end, code.length()); i++) {
      if ("hHmMsS".indexOf(code.charAt(i)) < 0) {
        return false;
      }
    }
    return end > begin;
  }
}
