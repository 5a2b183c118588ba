package io.github.sitemaptoolkit.converters.ndjson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The keys of the objects that are open, to tell which stand twice. */
final class Keys {

  /** A larger set is not worth clearing for the next object. */
  private static final int KEPT = 64;

  private final List<Set<String>> levels = new ArrayList<>();
  private int depth;

  /** Begins an object. */
  void open() {
    if (depth == levels.size()) {
      levels.add(new HashSet<>());
    } else if (levels.get(depth).size() > KEPT) {
      levels.set(depth, new HashSet<>());
    } else {
      levels.get(depth).clear();
    }
    depth++;
  }

  /** Takes a key of the innermost object; false if it has it already. */
  boolean add(String key) {
    return levels.get(depth - 1).add(key);
  }

  /** Ends the innermost object. */
  void close() {
    depth--;
  }

  /** Ends all objects. */
  void reset() {
    depth = 0;
  }
}
