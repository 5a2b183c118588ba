package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Encodes where each entry was read as one number: the number of its source, and the line. Keeps
 * only the names of the sources in memory.
 */
final class Origins {

  /** The origin of an entry that was not read from a document. */
  static final long UNKNOWN = 0;

  private static final long REPEATED = Long.MIN_VALUE;
  private static final int LINE_BITS = 40;
  private static final long MOST_LINES = (1L << LINE_BITS) - 1;

  private final List<String> sources = new ArrayList<>(); // numbered from 1

  /** Returns a location as a number. All locations of a source must come one after the other. */
  long number(@Nullable Location location) {
    if (location == null) {
      return UNKNOWN;
    }
    int last = sources.size() - 1;
    if (last < 0 || !sources.get(last).equals(location.source())) {
      sources.add(location.source());
    }
    return (long) sources.size() << LINE_BITS | Math.min(location.line(), MOST_LINES);
  }

  /** Returns the origin of an item that is a copy of another one, for a further set. */
  static long repeated(long number) {
    return number | REPEATED;
  }

  static boolean isRepeated(long number) {
    return number < 0;
  }

  /** Returns the location that a number stands for; null if it is unknown. */
  @Nullable Location location(long given) {
    long number = given & ~REPEATED;
    if (number == UNKNOWN) {
      return null;
    }
    String source = sources.get((int) (number >>> LINE_BITS) - 1);
    return new Location(source, number & MOST_LINES, 0);
  }
}
