package io.github.sitemaptoolkit.remote.internal.net;

import io.github.sitemaptoolkit.value.HttpDate;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** How long a server asks to wait. Source: RFC 9110, 10.2.3. */
public final class RetryAfter {

  private static final int MOST_DIGITS = 10;

  /** About a hundred years: what is asked for beyond that makes no difference. */
  private static final long MOST_SECONDS = 3_000_000_000L;

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
      boolean huge = text.length() > MOST_DIGITS;
      return Duration.ofSeconds(huge ? MOST_SECONDS : Math.min(MOST_SECONDS, Long.parseLong(text)));
    }
    Instant until = HttpDate.parse(text).orElse(null);
    if (until == null) {
      return null;
    }
    Duration left = Duration.between(now, until);
    Duration most = Duration.ofSeconds(MOST_SECONDS);
    return left.isNegative() ? Duration.ZERO : left.compareTo(most) > 0 ? most : left;
  }
}
