package io.github.sitemaptoolkit.validator.value;

import org.jspecify.annotations.Nullable;

/** Checks what follows the day in a date. */
final class TimeText {

  private static final int HOUR = 11;
  private static final int MINUTE = 14;
  private static final int SECOND = 17;
  private static final int LARGEST = 18 * 60; // of java.time, in minutes
  private static final int LARGEST_OF_SCHEMA = 14 * 60; // of xsd:dateTime

  /** What {@link #zone} returns. */
  private enum Zone {
    GOOD,
    LARGE,
    COMPACT,
    IMPOSSIBLE,
    NONE,
    INVALID
  }

  private TimeText() {}

  /** Returns what is wrong with the time and the zone of a date that begins with a day. */
  static @Nullable DateRule fault(String date) {
    char separator = date.charAt(DateText.DAY_LENGTH);
    if (separator != 'T' && separator != ' ') {
      Zone zone = zone(date, DateText.DAY_LENGTH);
      return zone == Zone.INVALID ? DateRule.INVALID : DateRule.DATE_WITH_ZONE;
    }
    int hour = DateText.number(date, HOUR, 2);
    int minute = DateText.at(date, MINUTE - 1) == ':' ? DateText.number(date, MINUTE, 2) : -1;
    boolean seconds = DateText.at(date, SECOND - 1) == ':';
    int second = seconds ? DateText.number(date, SECOND, 2) : 0;
    int end = seconds ? fractionEnd(date, SECOND + 2) : SECOND - 1;
    if (hour < 0 || minute < 0 || second < 0 || end < 0) {
      return DateRule.INVALID;
    }
    boolean space = separator == ' ';
    Zone zone = space ? looseZone(date, end) : zone(date, end);
    boolean midnight = hour == 24 && minute == 0 && isZero(date, SECOND, end);
    if (zone == Zone.INVALID) {
      return DateRule.INVALID;
    } else if ((hour > 23 && !midnight) || minute > 59 || second > 59 || zone == Zone.IMPOSSIBLE) {
      return DateRule.IMPOSSIBLE;
    } else if (space) {
      return DateRule.SPACE_SEPARATOR;
    } else if (zone == Zone.NONE) {
      return DateRule.NO_ZONE;
    } else if (zone == Zone.COMPACT) {
      return DateRule.COMPACT_OFFSET;
    } else if (midnight) {
      return DateRule.HOUR_24;
    } else if (zone == Zone.LARGE) {
      return DateRule.LARGE_OFFSET;
    }
    return seconds ? null : DateRule.NO_SECONDS;
  }

  /** Returns where the seconds end, with a fraction if there is one; -1 if it has no digits. */
  private static int fractionEnd(String date, int at) {
    if (DateText.at(date, at) != '.') {
      return at;
    }
    int end = at + 1;
    while (DateText.number(date, end, 1) >= 0) {
      end++;
    }
    return end > at + 1 ? end : -1;
  }

  private static boolean isZero(String date, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (date.charAt(i) != '0' && date.charAt(i) != '.') {
        return false;
      }
    }
    return true;
  }

  /** Returns the kind of zone where other programs write one, such as {@code 10:00:00 +0100}. */
  private static Zone looseZone(String date, int at) {
    int begin = DateText.at(date, at) == ' ' ? at + 1 : at;
    String rest = date.substring(Math.min(begin, date.length()));
    return rest.equals("UTC") || rest.equals("GMT") ? Zone.COMPACT : zone(date, begin);
  }

  private static Zone zone(String date, int at) {
    int length = date.length() - at;
    char sign = DateText.at(date, at);
    if (length <= 0) {
      return Zone.NONE;
    } else if (sign != '+' && sign != '-') {
      return sign == 'Z' && length == 1 ? Zone.GOOD : Zone.INVALID;
    }
    boolean colon = length == 6 && date.charAt(at + 3) == ':';
    int hours = DateText.number(date, at + 1, 2);
    int minutes = length == 3 ? 0 : DateText.number(date, at + (colon ? 4 : 3), 2);
    if (hours < 0 || minutes < 0 || !(colon || length == 5 || length == 3)) {
      return Zone.INVALID;
    }
    int offset = hours * 60 + minutes;
    if (minutes > 59 || offset > LARGEST) {
      return Zone.IMPOSSIBLE;
    } else if (!colon) {
      return Zone.COMPACT;
    }
    return offset > LARGEST_OF_SCHEMA ? Zone.LARGE : Zone.GOOD;
  }
}
