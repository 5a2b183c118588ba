package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.validator.affected.RulePlaces;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Numbers of urls by where they are. Bounded: of too many places, none is counted. */
final class PlaceTally {

  private @Nullable Map<String, Long> sections = new HashMap<>();
  private @Nullable Map<String, Long> patterns = new HashMap<>();

  /** Counts urls in a section; a negative number takes them back. */
  void addToSection(String section, long urls) {
    sections = add(sections, section, urls);
  }

  /** Notes that there are too many sections to count by. */
  void dropSections() {
    sections = null;
  }

  /** Counts urls of a pattern; a negative number takes them back. */
  void addToPattern(String pattern, long urls) {
    patterns = add(patterns, pattern, urls);
  }

  /** Returns whether there are not too many patterns so far. */
  boolean countsPatterns() {
    return patterns != null;
  }

  /** Adds the numbers of another one. */
  void add(PlaceTally other) {
    if (other.sections == null) {
      sections = null;
    } else {
      other.sections.forEach(this::addToSection);
    }
    if (other.patterns == null) {
      patterns = null;
    } else {
      other.patterns.forEach(this::addToPattern);
    }
  }

  private static @Nullable Map<String, Long> add(
      @Nullable Map<String, Long> places, String place, long urls) {
    if (places == null || (places.size() == RulePlaces.MOST && !places.containsKey(place))) {
      return null;
    }
    places.merge(place, urls, Long::sum);
    return places;
  }

  /** Returns the numbers. */
  RulePlaces result() {
    return new RulePlaces(counted(sections), counted(patterns));
  }

  private static @Nullable Map<String, Long> counted(@Nullable Map<String, Long> places) {
    if (places == null) {
      return null;
    }
    Map<String, Long> counted = new HashMap<>(places);
    counted.values().removeIf(urls -> urls == 0);
    return counted;
  }
}
