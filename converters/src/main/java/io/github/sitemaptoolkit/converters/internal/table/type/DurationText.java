package io.github.sitemaptoolkit.converters.internal.table.type;

import org.jspecify.annotations.Nullable;

/**
 * Durations: {@code 05:30}, {@code 1:02:03}, {@code PT5M30S}, {@code 5m 30s}, or a number of
 * seconds.
 */
public final class DurationText {

  private static final int LONGEST = 20;
  private static final int MOST_DIGITS = 9;
  private static final int SIXTY = 60;
  private static final String UNITS = "dhms";
  private static final int[] SECONDS = {86_400, 3600, 60, 1};

  private DurationText() {}

  /** Returns the seconds of a duration as digits; null if a text, without space, is none. */
  public static @Nullable String seconds(String text) {
    if (text.isEmpty() || text.length() > LONGEST) {
      return null;
    }
    String number = WholeNumber.of(text);
    if (WholeNumber.isDigits(number, 0, number.length())) {
      return number;
    }
    long seconds = isClock(text) ? ofClock(text) : ofUnits(text);
    return seconds < 0 ? null : Long.toString(seconds);
  }

  /** Returns whether a text is a duration by its form: digits alone could be anything. */
  public static boolean isClock(String text) {
    return text.indexOf(':') > 0 && text.length() <= LONGEST && ofClock(text) >= 0;
  }

  /** Reads minutes and seconds, or hours before them. Only the first part may have 60 or more. */
  private static long ofClock(String text) {
    String clock = WholeNumber.of(text.substring(text.lastIndexOf(':') + 1));
    String[] parts = (text.substring(0, text.lastIndexOf(':') + 1) + clock).split(":", -1);
    long seconds = 0;
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i];
      boolean digits = WholeNumber.isDigits(part, 0, part.length());
      if (parts.length > 3 || !digits || part.length() > (i == 0 ? MOST_DIGITS : 2)) {
        return -1;
      }
      int value = Integer.parseInt(part);
      if (i > 0 && (value >= SIXTY || part.length() < 2)) {
        return -1;
      }
      seconds = seconds * SIXTY + value;
    }
    return seconds;
  }

  /** Reads ISO 8601, and numbers with their units: days, hours, minutes and seconds in order. */
  private static long ofUnits(String text) {
    boolean iso = text.charAt(0) == 'P' || text.charAt(0) == 'p';
    int at = iso ? 1 : 0;
    boolean time = !iso;
    int next = 0;
    long seconds = 0;
    boolean any = false;
    while (at < text.length()) {
      char c = Character.toLowerCase(text.charAt(at));
      if (iso && !time && c == 't') {
        time = true;
        next = Math.max(next, 1);
        at++;
        continue;
      } else if (!iso && c == ' ' && any) {
        at++;
        continue;
      }
      int end = at;
      while (end < text.length()
          && (Character.isDigit(text.charAt(end)) || text.charAt(end) == '.')) {
        end++;
      }
      String number = WholeNumber.of(text.substring(at, end));
      int unit = end < text.length() ? UNITS.indexOf(Character.toLowerCase(text.charAt(end))) : -1;
      boolean ordered = unit >= next && (time || unit == 0) && !(iso && time && unit == 0);
      if (!ordered
          || number.length() > MOST_DIGITS
          || !WholeNumber.isDigits(number, 0, number.length())) {
        return -1;
      }
      seconds += Long.parseLong(number) * SECONDS[unit];
      next = unit + 1;
      any = true;
      at = end + 1;
    }
    return any ? seconds : -1;
  }
}
