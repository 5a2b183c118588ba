package io.github.sitemaptoolkit.validator.check;

import org.jspecify.annotations.Nullable;

/**
 * Counts the lastmods of a document that are in its latest minute: if they are most, they are
 * rather the time at which it was made. Not thread-safe.
 *
 * @since 0.1
 */
public final class LatestTimes {

  /** How many equal values of a document look like a habit. */
  public static final int ENOUGH = 10;

  private static final int MINUTE = "2026-01-05T10:00".length();

  private @Nullable String latest;
  private long count;

  /** Adds a lastmod. Dates without a time do not count. */
  public void add(String lastmod) {
    if (lastmod.length() <= MINUTE) {
      return;
    }
    String known = latest;
    int order = known == null ? 1 : compare(lastmod, known);
    if (order > 0) {
      latest = lastmod;
      count = 1;
    } else if (order == 0) {
      count++;
    }
  }

  /** Compares the minutes of two times, which one program writes with the same offset. */
  private static int compare(String time, String other) {
    for (int i = 0; i < MINUTE; i++) {
      int order = time.charAt(i) - other.charAt(i);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /** Returns one of the lastmods in the latest minute; null if no lastmod has a time. */
  public @Nullable String latest() {
    return latest;
  }

  /**
   * Returns the latest minute, such as {@code 2026-01-05T10:00}, without its offset; null if no
   * lastmod has a time.
   */
  public @Nullable String minute() {
    return latest == null ? null : latest.substring(0, MINUTE);
  }

  /** Returns how many lastmods are in the latest minute. */
  public long count() {
    return count;
  }
}
