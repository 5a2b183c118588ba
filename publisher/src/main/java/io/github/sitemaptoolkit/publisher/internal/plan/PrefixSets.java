package io.github.sitemaptoolkit.publisher.internal.plan;

import io.github.sitemaptoolkit.xml.UrlRenderer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The sets of namespace prefixes that entries use. There are few, so an entry stores only the
 * number of its set.
 */
final class PrefixSets {

  private final UrlRenderer renderer;
  private final Map<Set<String>, Integer> numbers = new HashMap<>();
  private final List<Set<String>> sets = new ArrayList<>();
  private final List<Integer> frames = new ArrayList<>(); // by number

  PrefixSets(UrlRenderer renderer) {
    this.renderer = renderer;
  }

  int number(Set<String> prefixes) {
    Integer known = numbers.get(prefixes);
    if (known != null) {
      return known;
    }
    numbers.put(prefixes, sets.size());
    sets.add(prefixes);
    frames.add(start(prefixes).length + end().length);
    return sets.size() - 1;
  }

  Set<String> set(int number) {
    return sets.get(number);
  }

  /** Returns the size in bytes of a file that declares these prefixes and has no entries. */
  int frame(int number) {
    return frames.get(number);
  }

  byte[] start(Set<String> prefixes) {
    return renderer.start(prefixes);
  }

  byte[] end() {
    return renderer.end();
  }
}
