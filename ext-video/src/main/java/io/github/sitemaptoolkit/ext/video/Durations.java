package io.github.sitemaptoolkit.ext.video;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;

/**
 * Parses playing times. Media RSS requires whole seconds; feeds also contain {@code 60.5}, {@code
 * 17:57}, {@code 1:17:57} and {@code PT1H17M57S}.
 */
final class Durations {

  private static final BigDecimal SIXTY = BigDecimal.valueOf(60);

  private Durations() {}

  /** Returns a duration in seconds, or null if the text is not a duration or is negative. */
  static @Nullable BigDecimal seconds(String text) {
    String s = text.strip();
    if (s.startsWith("P") || s.startsWith("p")) {
      return ofIso(s);
    }
    return s.indexOf(':') < 0 ? Texts.decimal(s) : ofClock(s);
  }

  private static @Nullable BigDecimal ofIso(String text) {
    try {
      Duration duration = Duration.parse(text);
      return duration.isNegative()
          ? null
          : BigDecimal.valueOf(duration.getSeconds())
              .add(BigDecimal.valueOf(duration.getNano(), 9));
    } catch (DateTimeParseException e) {
      return null;
    }
  }

  /**
   * Parses parts separated by colons. Only the last may have a fraction, and only the first may be
   * 60 or more.
   */
  private static @Nullable BigDecimal ofClock(String text) {
    String[] parts = text.split(":", 4);
    if (parts.length > 3) {
      return null;
    }
    var seconds = BigDecimal.ZERO;
    for (int i = 0; i < parts.length; i++) {
      boolean last = i == parts.length - 1;
      BigDecimal part = last || parts[i].indexOf('.') < 0 ? Texts.decimal(parts[i]) : null;
      if (part == null || (i > 0 && part.compareTo(SIXTY) >= 0)) {
        return null;
      }
      seconds = seconds.multiply(SIXTY).add(part);
    }
    return seconds;
  }
}
