package io.github.sitemaptoolkit.validator.affected;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where the urls are that violate a rule. Immutable.
 *
 * @param sections the number of urls by the first directory of their paths, such as {@code /blog/};
 *     {@code /} if they are in none. Null if there are more than {@value #MOST}
 * @param patterns the number of urls by their paths with each run of digits as a number sign, such
 *     as {@code /video/#.html}. Null if there are more than {@value #MOST}
 * @since 0.1
 */
@Incubating
public record RulePlaces(
    @Nullable Map<String, Long> sections, @Nullable Map<String, Long> patterns) {

  /** How many different sections, and how many patterns, are counted by. */
  public static final int MOST = 1_024;

  private static final int MOSTLY = 80; // percent

  /** Keeps copies of the maps. */
  public RulePlaces {
    sections = sections == null ? null : Map.copyOf(sections);
    patterns = patterns == null ? null : Map.copyOf(patterns);
  }

  /**
   * Returns the place where at least 80 percent of the urls are, with their number: a pattern with
   * a number sign, or else a directory; empty if there is none, or if all are in the root.
   */
  public Optional<Map.Entry<String, Long>> mostly() {
    return largest(patterns)
        .filter(place -> place.getKey().indexOf('#') >= 0)
        .or(() -> largest(sections).filter(place -> !place.getKey().equals("/")));
  }

  private static Optional<Map.Entry<String, Long>> largest(@Nullable Map<String, Long> places) {
    if (places == null) {
      return Optional.empty();
    }
    long all = places.values().stream().mapToLong(Long::longValue).sum();
    return places.entrySet().stream()
        .filter(place -> place.getValue() * 100 >= all * MOSTLY)
        .findFirst(); // there is no room for a second one
  }

  RulePlaces plus(RulePlaces other) {
    return new RulePlaces(sum(sections, other.sections), sum(patterns, other.patterns));
  }

  private static @Nullable Map<String, Long> sum(
      @Nullable Map<String, Long> one, @Nullable Map<String, Long> other) {
    if (one == null || other == null) {
      return null;
    }
    Map<String, Long> sum = new HashMap<>(one);
    other.forEach((place, urls) -> sum.merge(place, urls, Long::sum));
    return sum.size() > MOST ? null : sum;
  }
}
