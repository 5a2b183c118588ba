package io.github.sitemaptoolkit.converters.internal.table.cell;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Reads dates that are numbers since 1970, in UTC: seconds with ten digits, or milliseconds with
 * thirteen. These are the years from 2001; before 1990 and after 2100, no page was changed.
 */
public final class EpochDates {

  private static final int SECONDS = 10; // digits
  private static final int MILLISECONDS = 13;
  private static final long THOUSAND = 1000;
  private static final long FIRST = Instant.parse("1990-01-01T00:00:00Z").getEpochSecond();
  private static final long END = Instant.parse("2101-01-01T00:00:00Z").getEpochSecond();

  private EpochDates() {}

  /** Returns the date in a form of the W3C; null if a text is not such a number. */
  public static @Nullable String read(String text) {
    int length = text.length();
    if (length != SECONDS && length != MILLISECONDS) {
      return null;
    }
    long number = 0;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return null;
      }
      number = number * 10 + (c - '0');
    }
    long millis = length == SECONDS ? number * THOUSAND : number;
    boolean likely = millis >= FIRST * THOUSAND && millis < END * THOUSAND;
    return likely ? Instant.ofEpochMilli(millis).toString() : null;
  }
}
