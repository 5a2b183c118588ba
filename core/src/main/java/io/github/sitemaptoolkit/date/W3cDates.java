package io.github.sitemaptoolkit.date;

import java.time.Instant;
import java.time.Month;
import java.time.Year;
import org.jspecify.annotations.Nullable;

/**
 * Scans dates in the forms of the W3C's note, character by character and only once. All texts are
 * without white space around them. To judge a date, nothing is allocated.
 *
 * <p>Sources: <a href="https://www.w3.org/TR/NOTE-datetime">NOTE-datetime</a> and, for the forms
 * that only the schema of the sitemap protocol allows, <a
 * href="https://www.w3.org/TR/xmlschema-2/#dateTime">xsd:dateTime</a>.
 *
 * @since 0.1
 */
public final class W3cDates {

  private static final int DAY_LENGTH = 10; // 2026-11-20
  private static final int HOUR = 11;
  private static final int MINUTE = 14;
  private static final int SECOND = 17;
  private static final int FRACTION = 19; // its dot
  private static final int LARGEST_OFFSET = 18 * 60; // of java.time, in minutes
  private static final int LARGEST_OF_SCHEMA = 14 * 60;
  private static final int NO_DIGITS = -100_000;
  private static final int DAYS_TO_1970 = 719_163;
  private static final long SECONDS_PER_DAY = 24 * 60 * 60;
  private static final long EASTERNMOST = 14 * 3600; // seconds

  private W3cDates() {}

  /**
   * Returns what is wrong with a date, or unusual about it; null if it has one of the forms that
   * both the note and the schema allow. If several faults apply, the first constant is returned,
   * and {@link DateFault#INVALID} for all texts that do not begin with a year in four digits.
   */
  public static @Nullable DateFault fault(String date) {
    int length = date.length();
    if (length < DAY_LENGTH) {
      return shortFault(date, length);
    }
    int year = year(date);
    int month = two(date, 5);
    int day = two(date, 8);
    if ((year | month | day) < 0 || date.charAt(4) != '-' || date.charAt(7) != '-') {
      return DateFault.INVALID;
    }
    DateFault rest = length == DAY_LENGTH ? null : timeFault(date, length);
    return rest == DateFault.INVALID || isDay(year, month, day) ? rest : DateFault.IMPOSSIBLE;
  }

  /**
   * Returns whether a text is a day, or a time with seconds and a zone, that has no {@link #fault}.
   * Faster for bytes, and false for a few texts that have no fault either.
   *
   * @param bytes holds the text in ASCII
   */
  public static boolean isUsual(byte[] bytes, int from, int to) {
    int length = to - from;
    if (length < DAY_LENGTH || bytes[from + 4] != '-' || bytes[from + 7] != '-') {
      return false;
    }
    int year = two(bytes, from) * 100 + two(bytes, from + 2);
    int month = two(bytes, from + 5);
    int day = two(bytes, from + 8);
    return year >= 0
        && month >= 1
        && month <= 12
        && day >= 1
        && (day <= 28 || isDay(year, month, day))
        && (length == DAY_LENGTH || isUsualTime(bytes, from, length));
  }

  private static boolean isUsualTime(byte[] bytes, int from, int length) {
    if (length <= FRACTION
        || bytes[from + DAY_LENGTH] != 'T'
        || bytes[from + MINUTE - 1] != ':'
        || bytes[from + SECOND - 1] != ':') {
      return false;
    }
    boolean time =
        isBelow(two(bytes, from + HOUR), 24)
            && isBelow(two(bytes, from + MINUTE), 60)
            && isBelow(two(bytes, from + SECOND), 60);
    byte sign = bytes[from + FRACTION];
    boolean offset =
        length == FRACTION + 6
            && (sign == '+' || sign == '-')
            && bytes[from + FRACTION + 3] == ':'
            && isBelow(two(bytes, from + FRACTION + 1), LARGEST_OF_SCHEMA / 60)
            && isBelow(two(bytes, from + FRACTION + 4), 60);
    return time && (offset || (length == FRACTION + 1 && sign == 'Z'));
  }

  private static boolean isBelow(int number, int end) {
    return number >= 0 && number < end;
  }

  /** Returns the number of two digits; a number below -10,000 if they are not there. */
  private static int two(byte[] bytes, int at) {
    int tens = bytes[at] - '0';
    int ones = bytes[at + 1] - '0';
    return (tens | ones | 9 - tens | 9 - ones) < 0 ? NO_DIGITS : tens * 10 + ones;
  }

  private static DateFault shortFault(String date, int length) {
    if (length == 4 && year(date) >= 0) {
      return DateFault.YEAR_ONLY;
    } else if (length != 7 || year(date) < 0 || date.charAt(4) != '-' || two(date, 5) < 0) {
      return DateFault.INVALID;
    }
    return isDay(year(date), two(date, 5), 1) ? DateFault.YEAR_MONTH : DateFault.IMPOSSIBLE;
  }

  /** Returns whether a text is a date in one of the six forms of the note. */
  public static boolean isDate(String text) {
    DateFault fault = fault(text);
    return fault == null || fault.isValid();
  }

  private static boolean isDay(int year, int month, int day) {
    return month >= 1
        && month <= 12
        && day >= 1
        && (day <= 28 || day <= Month.of(month).length(Year.isLeap(year)));
  }

  private static @Nullable DateFault timeFault(String date, int length) {
    char separator = date.charAt(DAY_LENGTH);
    if (separator != 'T' && separator != ' ') {
      boolean zone = zoneFault(date, DAY_LENGTH) != DateFault.INVALID;
      return zone ? DateFault.DATE_WITH_ZONE : DateFault.INVALID;
    } else if (length < SECOND - 1 || date.charAt(MINUTE - 1) != ':') {
      return DateFault.INVALID;
    }
    boolean seconds = length >= FRACTION && date.charAt(SECOND - 1) == ':';
    int hour = two(date, HOUR);
    int minute = two(date, MINUTE);
    int second = seconds ? two(date, SECOND) : 0;
    int end = seconds ? fractionEnd(date, length) : SECOND - 1;
    if ((hour | minute | second | end) < 0) {
      return DateFault.INVALID;
    }
    DateFault zone = separator == ' ' ? looseZoneFault(date, end) : zoneFault(date, end);
    if (zone == DateFault.INVALID) {
      return zone;
    }
    boolean midnight = hour == 24 && isZero(date, end);
    if ((hour > 23 && !midnight) || minute > 59 || second > 59 || zone == DateFault.IMPOSSIBLE) {
      return DateFault.IMPOSSIBLE;
    } else if (midnight || zone == DateFault.NO_ZONE) {
      return midnight ? DateFault.HOUR_24 : zone;
    } else if (separator == ' ') {
      return DateFault.SPACE_SEPARATOR;
    }
    return zone == null && !seconds ? DateFault.NO_SECONDS : zone;
  }

  /** Returns where the seconds end, with a fraction if there is one; -1 if it has no digits. */
  private static int fractionEnd(String date, int length) {
    if (length == FRACTION || date.charAt(FRACTION) != '.') {
      return FRACTION;
    }
    int end = FRACTION + 1;
    while (end < length && isDigit(date.charAt(end))) {
      end++;
    }
    return end > FRACTION + 1 ? end : -1;
  }

  private static boolean isZero(String date, int end) {
    for (int i = MINUTE; i < end; i++) {
      if (isDigit(date.charAt(i)) && date.charAt(i) != '0') {
        return false;
      }
    }
    return true;
  }

  /** Judges a zone where other programs write one, such as {@code 10:00:00 +0100}. */
  private static @Nullable DateFault looseZoneFault(String date, int at) {
    int begin = date.startsWith(" ", at) ? at + 1 : at;
    boolean name = date.startsWith("UTC", begin) || date.startsWith("GMT", begin);
    return name && date.length() == begin + 3 ? DateFault.COMPACT_OFFSET : zoneFault(date, begin);
  }

  private static @Nullable DateFault zoneFault(String date, int at) {
    int length = date.length() - at;
    if (length == 0) {
      return DateFault.NO_ZONE;
    }
    char sign = date.charAt(at);
    boolean colon = length == 6 && date.charAt(at + 3) == ':';
    if (sign == 'Z' && length == 1) {
      return null;
    } else if ((sign != '+' && sign != '-') || !(colon || length == 5 || length == 3)) {
      return DateFault.INVALID;
    }
    int hours = two(date, at + 1);
    int minutes = length == 3 ? 0 : two(date, at + (colon ? 4 : 3));
    int offset = hours * 60 + minutes;
    if ((hours | minutes) < 0) {
      return DateFault.INVALID;
    } else if (minutes > 59 || offset > LARGEST_OFFSET) {
      return DateFault.IMPOSSIBLE;
    } else if (!colon) {
      return DateFault.COMPACT_OFFSET;
    }
    return offset > LARGEST_OF_SCHEMA ? DateFault.LARGE_OFFSET : null;
  }

  /**
   * Returns the second in which a date begins, since 1970. A date without a time is read as UTC.
   *
   * @param date a text that {@link #isDate is a date}
   */
  public static long epochSecond(String date) {
    int length = date.length();
    long days = epochDay(year(date), length > 4 ? two(date, 5) : 1, length > 7 ? two(date, 8) : 1);
    long time = 0;
    if (length > DAY_LENGTH) {
      boolean seconds = date.charAt(SECOND - 1) == ':';
      time = two(date, HOUR) * 60L + two(date, MINUTE) - offset(date);
      time = time * 60 + (seconds ? two(date, SECOND) : 0);
    }
    return days * SECONDS_PER_DAY + time;
  }

  /** Returns the number of days since 1970, without an object for each date. */
  private static long epochDay(int year, int month, int day) {
    int before = year - 1; // years since the year 1
    int leapDays =
        Math.floorDiv(before, 4) - Math.floorDiv(before, 100) + Math.floorDiv(before, 400);
    int dayOfYear = Month.of(month).firstDayOfYear(Year.isLeap(year)) + day - 1;
    return 365L * before + leapDays + dayOfYear - DAYS_TO_1970;
  }

  private static int offset(String date) {
    int at = date.length() - 6;
    if (date.endsWith("Z")) {
      return 0;
    }
    int minutes = two(date, at + 1) * 60 + two(date, at + 4);
    return date.charAt(at) == '-' ? -minutes : minutes;
  }

  /**
   * Returns the nanosecond in the second in which a date begins.
   *
   * @param date a text that {@link #isDate is a date}
   */
  public static int nano(String date) {
    int nano = 0;
    if (date.length() > FRACTION && date.charAt(FRACTION) == '.') {
      int unit = 100_000_000;
      for (int i = FRACTION + 1; isDigit(date.charAt(i)); i++) {
        nano += (date.charAt(i) - '0') * unit;
        unit /= 10; // beyond nanoseconds the unit is 0
      }
    }
    return nano;
  }

  /**
   * Compares when dates begin. A date without a time is read as UTC.
   *
   * @param date a text that {@link #isDate is a date}
   * @param other another one
   */
  public static int compare(String date, String other) {
    int seconds = Long.compare(epochSecond(date), epochSecond(other));
    return seconds == 0 ? Integer.compare(nano(date), nano(other)) : seconds;
  }

  /**
   * Returns whether a date begins after a time. A date without a time zone must do so in all time
   * zones, up to +14:00.
   *
   * @param date a text that {@link #isDate is a date}
   */
  public static boolean isAfter(String date, Instant time) {
    long earlier = date.length() > DAY_LENGTH ? 0 : EASTERNMOST;
    int order = Long.compare(epochSecond(date) - earlier, time.getEpochSecond());
    return order > 0 || (order == 0 && nano(date) > time.getNano());
  }

  /**
   * Returns a date in a form that the schema allows, too: years, months and times without seconds
   * are extended to their first day or second.
   *
   * @param date a text that {@link #isDate is a date}
   */
  public static String forSchema(String date) {
    int length = date.length();
    if (length <= DAY_LENGTH) {
      return date + "-01-01".substring(length - 4);
    }
    int zone = SECOND - 1;
    boolean seconds = date.charAt(zone) == ':';
    return seconds ? date : date.substring(0, zone) + ":00" + date.substring(zone);
  }

  /** Returns the number of the first four digits; a negative number if they are not there. */
  static int year(String text) {
    int century = two(text, 0);
    int year = two(text, 2);
    return (century | year) < 0 ? -1 : century * 100 + year;
  }

  /** Returns the number of two digits; a negative number if they are not there. */
  private static int two(String text, int at) {
    char tens = text.charAt(at);
    char ones = text.charAt(at + 1);
    return isDigit(tens) && isDigit(ones) ? (tens - '0') * 10 + ones - '0' : -1;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
