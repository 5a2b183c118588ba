package io.github.sitemaptoolkit.converters.internal;

import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/**
 * Converts dates of exactly the form {@code Sat, 19 Mar 2022 13:57:20 GMT}, with any numeric offset
 * in place of GMT. Nearly all feeds write this form, and the parser of all forms, {@link
 * DateParser}, takes several times as long.
 */
final class Rfc822Date {

  private static final String FORM = "Aaa, 00 Aaa 0000 00:00:00 ";
  private static final int MONTH = 8;
  private static final int TIME = 17;
  private static final int ZONE = FORM.length();
  private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";
  private static final int FIRST_YEAR = 1000;

  private Rfc822Date() {}

  /** Returns a date in a W3C form; null if it has another form, or does not exist. */
  static @Nullable String parse(String s) {
    String zone = hasForm(s) ? zone(s) : null;
    if (zone == null || !exists(s)) {
      return null;
    }
    int month = month(s);
    return new StringBuilder(ZONE)
        .append(s, 12, 16)
        .append(month < 10 ? "-0" : "-")
        .append(month)
        .append('-')
        .append(s, 5, 7)
        .append('T')
        .append(s, TIME, ZONE - 1)
        .append(zone)
        .toString();
  }

  private static boolean hasForm(String s) {
    if (s.length() <= ZONE) {
      return false;
    }
    for (int i = 0; i < ZONE; i++) {
      char c = s.charAt(i);
      boolean fits =
          switch (FORM.charAt(i)) {
            case '0' -> isDigit(c);
            case 'A' -> c >= 'A' && c <= 'Z';
            case 'a' -> c >= 'a' && c <= 'z';
            default -> c == FORM.charAt(i);
          };
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  private static boolean exists(String s) {
    int month = month(s);
    int year = number(s, 12, 16);
    int day = number(s, 5, 7);
    return month > 0
        && year >= FIRST_YEAR
        && day > 0
        && day <= YearMonth.of(year, month).lengthOfMonth()
        && number(s, TIME, TIME + 2) < 24
        && number(s, TIME + 3, TIME + 5) < 60
        && number(s, TIME + 6, TIME + 8) < 60;
  }

  /** Returns the zone in the W3C form; null if it is another name, or not an offset. */
  private static @Nullable String zone(String s) {
    if (s.endsWith("GMT") && s.length() == ZONE + 3) {
      return "Z";
    }
    char sign = s.charAt(ZONE);
    if (s.length() != ZONE + 5 || (sign != '+' && sign != '-')) {
      return null;
    }
    for (int i = ZONE + 1; i < s.length(); i++) {
      if (!isDigit(s.charAt(i))) {
        return null;
      }
    }
    int hours = number(s, ZONE + 1, ZONE + 3);
    int minutes = number(s, ZONE + 3, ZONE + 5);
    if (hours >= 18 || minutes >= 60) {
      return null;
    }
    return hours + minutes == 0 ? "Z" : s.substring(ZONE, ZONE + 3) + ':' + s.substring(ZONE + 3);
  }

  /** Returns the month, from 1; 0 if it has another name. */
  private static int month(String s) {
    int month = 12;
    while (month > 0 && !MONTHS.regionMatches(3 * (month - 1), s, MONTH, 3)) {
      month--;
    }
    return month;
  }

  private static int number(String s, int from, int to) {
    return Integer.parseInt(s, from, to, 10);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
