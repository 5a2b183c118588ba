package io.github.sitemaptoolkit.xlsx.internal;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * Dates as workbooks store them: days since 1900 or 1904, with the time as a fraction (ECMA-376
 * part 1, 18.17.4).
 */
final class Serials {

  private static final int SECONDS = 86_400; // of a day
  private static final LocalDate LAST = LocalDate.of(9999, 12, 31);

  /** Day 60 is 29 February 1900, which did not exist; the days before it are one too few. */
  private static final int FALSE_LEAP_DAY = 60;

  private static final LocalDate SINCE_1900 = LocalDate.of(1899, 12, 30);
  private static final LocalDate SINCE_1904 = LocalDate.of(1904, 1, 1);

  private final boolean since1904;
  private final long last;

  Serials(boolean since1904) {
    this.since1904 = since1904;
    this.last = ChronoUnit.DAYS.between(since1904 ? SINCE_1904 : SINCE_1900, LAST);
  }

  /**
   * Returns the text of a number that is shown as a date or time, such as {@code 2026-11-20} or
   * {@code 2026-11-20 10:15:00}, rounded to seconds; null if there is no such date.
   */
  @Nullable String text(double value, NumberFormats.Kind kind) {
    if (!(value >= 0 && value < last + 1)) {
      return null;
    }
    long seconds = Math.round(value * SECONDS);
    if (kind == NumberFormats.Kind.TIME || value < 1) {
      return value == 0 && kind != NumberFormats.Kind.TIME ? null : time(seconds);
    } else if (kind == NumberFormats.Kind.DATE) {
      return day((long) value);
    }
    String day = day(seconds / SECONDS);
    return day == null ? null : day + ' ' + time(seconds % SECONDS);
  }

  private @Nullable String day(long days) {
    if (days > last) {
      return null; // by rounding
    } else if (since1904) {
      return SINCE_1904.plusDays(days).toString();
    } else if (days == FALSE_LEAP_DAY) {
      return null;
    }
    return SINCE_1900.plusDays(days < FALSE_LEAP_DAY ? days + 1 : days).toString();
  }

  private static String time(long seconds) {
    long hours = seconds / 3600;
    return (hours < 10 ? "0" : "")
        + hours
        + (seconds / 60 % 60 < 10 ? ":0" : ":")
        + seconds / 60 % 60
        + (seconds % 60 < 10 ? ":0" : ":")
        + seconds % 60;
  }
}
