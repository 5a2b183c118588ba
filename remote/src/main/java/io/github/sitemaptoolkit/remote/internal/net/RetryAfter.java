package io.github.sitemaptoolkit.remote.internal.net;

import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;

/** How long a server asks to wait. Source: RFC 9110, 10.2.3. */
public final class RetryAfter {

  private static final int MOST_DIGITS = 18;

  private RetryAfter() {}

  /**
   * Returns the time that a header asks for, not negative; null if there is none, or it is wrong.
   *
   * @param value the seconds, or a date
   */
  public static @Nullable Duration of(@Nullable String value, Instant now) {
    String text = value == null ? "" : value.strip();
    if (text.isEmpty()) {
      return null;
    } else if (text.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return Duration.ofSeconds(
          text.length() > MOST_DIGITS ? Long.MAX_VALUE / 2 : Long.parseLong(text));
    }
    try {
      Instant until = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      return until.isBefore(now) ? Duration.ZERO : Duration.between(now, until);
    } catch (DateTimeParseException e) {
      return null;
    }
  }
}
