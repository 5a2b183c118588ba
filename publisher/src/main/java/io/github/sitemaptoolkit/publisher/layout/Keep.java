package io.github.sitemaptoolkit.publisher.layout;

import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How long a set with immutable names keeps the files of former sets: for a time after they were
 * replaced, or for a number of sets.
 *
 * @param time for how long; null for a number of sets
 * @param sets for how many sets, each of which was the current one before; 0 for a time
 * @since 0.1
 */
public record Keep(@Nullable Duration time, int sets) implements Serializable {

  /** A day: longer than crawlers and caches use an index that they have read. */
  public static final Keep DEFAULT = new Keep(Duration.ofDays(1), 0);

  /** For ever. */
  static final Keep ALL = new Keep(null, Integer.MAX_VALUE);

  private static final Pattern TEXT = Pattern.compile("(\\d{1,5})([dh]?)");
  private static final int HOURS = 24;

  /**
   * Checks that it is one of both.
   *
   * @throws IllegalArgumentException if it is not
   */
  public Keep {
    boolean timed = time != null && time.toHours() >= 1 && sets == 0;
    if (!timed && (time != null || sets < 1)) {
      throw new IllegalArgumentException("keep former sets for an hour or one set at least");
    }
  }

  /**
   * Parses a time or a number of sets.
   *
   * @param text such as {@code 1d}, {@code 12h} or {@code 3}
   * @throws IllegalArgumentException if it is neither, or nothing would be kept
   */
  public static Keep parse(String text) {
    Matcher parts = TEXT.matcher(text);
    int number = parts.matches() ? Integer.parseInt(parts.group(1)) : 0;
    if (number == 0) {
      throw new IllegalArgumentException(
          "use a time such as 1d or 12h, or a number of sets such as 3, not " + text);
    }
    return switch (parts.group(2)) {
      case "d" -> new Keep(Duration.ofDays(number), 0);
      case "h" -> new Keep(Duration.ofHours(number), 0);
      default -> new Keep(null, number);
    };
  }

  /** Returns whether a file is still kept. */
  boolean holds(FormerPart file, Instant now) {
    return time == null ? file.sets() <= sets : now.isBefore(file.replaced().plus(time));
  }

  /** Returns the text that {@link #parse} reads. */
  @Override
  public String toString() {
    if (time == null) {
      return Integer.toString(sets);
    }
    long hours = time.toHours();
    return hours % HOURS == 0 ? hours / HOURS + "d" : hours + "h";
  }
}
