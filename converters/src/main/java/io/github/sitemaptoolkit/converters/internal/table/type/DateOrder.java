package io.github.sitemaptoolkit.converters.internal.table.type;

import io.github.sitemaptoolkit.date.W3cDates;
import org.jspecify.annotations.Nullable;

/**
 * The order of day, month and year in dates such as {@code 05/01/2026}. A single date does not tell
 * it, but one of a column with only one reading does.
 */
public enum DateOrder {
  /** {@code 22/11/2026}. */
  DAY_FIRST("day/month/year", "dd/MM/yyyy", 1, 0, 1, 2),
  /** {@code 11/22/2026}. */
  MONTH_FIRST("month/day/year", "MM/dd/yyyy", 2, 1, 0, 2),
  /** {@code 26/11/22}, but not with four digits of the year, which can mean nothing else. */
  YEAR_FIRST("year/month/day", "yy/MM/dd", 4, 2, 1, 0);

  /** What a text allows that has no such date: anything. */
  public static final int ANY = 7;

  private static final int PARTS = 3;
  private static final int SHORTEST = 6; // characters: 1/1/26
  private static final int DAY_LENGTH = 10;
  private static final int YEAR_DIGITS = 4;
  private static final int CENTURY = 100;
  private static final int LAST_OF_2000 = 69;

  private final String words;
  private final String pattern;
  private final int bit; // in sets
  private final int day; // which part of a text it is
  private final int month;
  private final int year;

  DateOrder(String words, String pattern, int bit, int day, int month, int year) {
    this.words = words;
    this.pattern = pattern;
    this.bit = bit;
    this.day = day;
    this.month = month;
    this.year = year;
  }

  /** Returns the order in words. */
  public String words() {
    return words;
  }

  /** Returns the pattern of such dates. */
  public String pattern() {
    return pattern;
  }

  /** Returns the set of this order alone. */
  public int set() {
    return bit;
  }

  /** Returns whether a set has this order. */
  public boolean isIn(int set) {
    return (set & bit) != 0;
  }

  /** Returns the only order of a set; null if there are several or none. */
  public static @Nullable DateOrder only(int set) {
    for (DateOrder order : values()) {
      if (set == order.bit) {
        return order;
      }
    }
    return null;
  }

  /** Returns the set of orders in which a text is a date; {@link #ANY} if it is one in none. */
  public static int readings(String text) {
    int[] parts = parts(text);
    if (parts == null) {
      return ANY;
    }
    int set = 0;
    for (DateOrder order : values()) {
      set |= order.day(parts) == null ? 0 : order.bit;
    }
    return set == 0 ? ANY : set;
  }

  /** Returns whether a text has the form of dates that may have several orders. */
  public static boolean isForm(String text) {
    return parts(text) != null;
  }

  /** Returns whether a text is a date whose day depends on the order. */
  public static boolean isAmbiguous(String text) {
    int set = readings(text);
    return set != ANY && Integer.bitCount(set) > 1 && isoInAny(text, set) == null;
  }

  /** Returns a date, with what follows it, in the order of ISO; null if a text is no such date. */
  public @Nullable String iso(String text) {
    int[] parts = parts(text);
    String day = parts == null ? null : day(parts);
    return parts == null || day == null ? null : day + text.substring(parts[PARTS]);
  }

  /** Returns what a date means if each of several orders gives the same day; else null. */
  public static @Nullable String isoInAny(String text, int set) {
    String same = null;
    for (DateOrder order : values()) {
      String iso = !order.isIn(set) ? null : order.iso(text);
      if (iso != null && same != null && !iso.equals(same)) {
        return null;
      }
      same = iso == null ? same : iso;
    }
    return same;
  }

  private @Nullable String day(int[] parts) {
    boolean full = parts[PARTS + 1] == YEAR_DIGITS;
    if (full && this == YEAR_FIRST) {
      return null;
    }
    int written = parts[year];
    int whole = full ? written : written + (written > LAST_OF_2000 ? 19 : 20) * CENTURY;
    var date = new StringBuilder(DAY_LENGTH).append(whole);
    two(date, parts[month]);
    two(date, parts[day]);
    return written < CENTURY != full && W3cDates.isDate(date.toString()) ? date.toString() : null;
  }

  private static void two(StringBuilder date, int number) {
    date.append(number < 10 ? "-0" : "-").append(number);
  }

  /**
   * Returns three numbers, where they end, and the digits of the last; null if a text begins with
   * no such date. The separator is a slash or a hyphen.
   */
  private static int @Nullable [] parts(String text) {
    if (text.length() < SHORTEST || text.charAt(0) < '0' || text.charAt(0) > '9') {
      return null;
    }
    char separator =
        text.charAt(1) <= '9' && text.charAt(1) >= '0' ? text.charAt(2) : text.charAt(1);
    if (separator != '/' && separator != '-') {
      return null;
    }
    int[] parts = new int[PARTS + 2];
    int at = 0;
    for (int part = 0; part < PARTS; part++) {
      int begin = at;
      while (at < text.length()
          && Character.isDigit(text.charAt(at))
          && at - begin <= YEAR_DIGITS) {
        parts[part] = parts[part] * 10 + text.charAt(at++) - '0';
      }
      int digits = at - begin;
      boolean last = part == PARTS - 1;
      boolean fits = digits == 2 || (last ? digits == YEAR_DIGITS : digits == 1);
      boolean ends = last ? isEnd(text, at) : at < text.length() && text.charAt(at++) == separator;
      if (!fits || !ends || (last && digits == 2 && separator == '-')) {
        return null;
      }
      parts[PARTS + 1] = digits;
    }
    parts[PARTS] = at;
    return parts;
  }

  private static boolean isEnd(String text, int at) {
    return at == text.length() || " ,T".indexOf(text.charAt(at)) >= 0;
  }
}
