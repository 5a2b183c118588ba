package io.github.sitemaptoolkit.converters.internal.json;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The keys of the open objects, to find repeated ones. */
public final class Keys {

  /** Larger sets are replaced rather than cleared. */
  private static final int KEPT = 64;

  private final List<Set<String>> levels = new ArrayList<>();
  private int depth;

  /** Starts an object. */
  public void open() {
    if (depth == levels.size()) {
      levels.add(new HashSet<>());
    } else if (levels.get(depth).size() > KEPT) {
      levels.set(depth, new HashSet<>());
    } else {
      levels.get(depth).clear();
    }
    depth++;
  }

  /** Adds a key of the innermost object. Returns false if the object has it already. */
  public boolean add(String key) {
    return levels.get(depth - 1).add(key);
  }

  /** Ends the innermost object. */
  public void close() {
    depth--;
  }

  /** Ends all objects. */
  public void reset() {
    depth = 0;
  }
}
