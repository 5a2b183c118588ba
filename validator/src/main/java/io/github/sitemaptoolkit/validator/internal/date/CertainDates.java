package io.github.sitemaptoolkit.validator.internal.date;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.model.W3cDateTime.Precision;
import java.time.Duration;
import java.time.Instant;

/** Compares dates of which one may be a day, in whatever time zone, and the other a time. */
public final class CertainDates {

  private static final Duration ZONES = Duration.ofHours(14); // a day may be that of any of them

  private CertainDates() {}

  /** Returns whether a date is certainly before another one; no if one of them is none. */
  public static boolean isBefore(String date, String other) {
    W3cDateTime first = date.equals(other) ? null : TextValues.date(date).orElse(null);
    W3cDateTime second = first == null ? null : TextValues.date(other).orElse(null);
    if (first == null || second == null) {
      return false;
    }
    Duration slack = isDay(first) == isDay(second) ? Duration.ZERO : ZONES;
    Instant end = first.end().plus(slack);
    return !second.start().isBefore(end);
  }

  private static boolean isDay(W3cDateTime date) {
    return date.precision().compareTo(Precision.DAY) <= 0;
  }
}
