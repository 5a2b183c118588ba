package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Clock;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses points in time: a date, {@code today}, {@code yesterday}, or how long ago, such as {@code
 * 2d}, {@code 48h}, {@code 2weeks} or {@code 1 day ago}. Months and years are not counted back:
 * they have no fixed length.
 */
final class PointInTime {

  private static final Pattern AGE =
      Pattern.compile("(\\d{1,5}) ?(h|hours?|d|days?|w|weeks?)( ago)?");
  private static final int WEEK = 7; // days

  private PointInTime() {}

  /** Returns the time that a text means, in UTC; empty if it is not understood. */
  static Optional<W3cDateTime> parse(String text, Clock clock) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    boolean yesterday = word.equals("yesterday");
    Matcher age = AGE.matcher(word);
    if (!yesterday && !word.equals("today") && !age.matches()) {
      return W3cDateTime.parse(text);
    }
    OffsetDateTime now =
        OffsetDateTime.now(clock.withZone(ZoneOffset.UTC)).truncatedTo(ChronoUnit.SECONDS);
    if (!age.matches()) {
      LocalDate today = now.toLocalDate();
      return Optional.of(W3cDateTime.of(yesterday ? today.minusDays(1) : today));
    }
    int number = Integer.parseInt(age.group(1));
    return Optional.of(
        W3cDateTime.of(
            switch (age.group(2).charAt(0)) {
              case 'h' -> now.minusHours(number);
              case 'd' -> now.minusDays(number);
              default -> now.minusDays((long) WEEK * number);
            }));
  }
}
