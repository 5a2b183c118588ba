package io.github.sitemaptoolkit.carrier;

import io.github.sitemaptoolkit.extension.ElementSchema;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The children of one element that were met so far: how many of each name, in which order. */
final class MetChildren {

  private int[] counts = new int[8]; // of each known name, by position
  private int[] parts = new int[8]; // where what was kept of the last of each begins
  private int[] places = new int[8]; // of the last of each
  private final Map<String, Integer> unknown = new HashMap<>();
  private int last; // position of those that are in order
  private boolean lateSeen;

  /** Begins with another element, of which so many children are known. */
  void clear(int known) {
    if (known > counts.length) {
      counts = new int[known];
      parts = new int[known];
      places = new int[known];
    }
    Arrays.fill(counts, 0, known, 0);
    if (!unknown.isEmpty()) {
      unknown.clear();
    }
    last = 0;
    lateSeen = false;
  }

  /** Counts a child, and returns how many of its name there are now. */
  int add(String name, @Nullable ElementSchema schema) {
    return schema == null ? unknown.merge(name, 1, Integer::sum) : ++counts[schema.position()];
  }

  /** Takes back a child that is not read after all. */
  void remove(String name, @Nullable ElementSchema schema) {
    if (schema == null) {
      unknown.merge(name, -1, Integer::sum);
    } else {
      counts[schema.position()]--;
    }
  }

  /** Counts only the last child of a name. */
  void onlyLast(ElementSchema schema) {
    counts[schema.position()] = 1;
  }

  /** Returns, once, whether a child stands behind one that belongs behind it. */
  boolean isLate(ElementSchema schema) {
    if (schema.position() >= last) {
      last = schema.position();
      return false;
    }
    boolean first = !lateSeen; // one child in front would make all others late
    lateSeen = true;
    return first;
  }

  /** Notes where the child of a name that was met last is kept. */
  void at(ElementSchema schema, int part, int place) {
    parts[schema.position()] = part;
    places[schema.position()] = place;
  }

  /** Returns where the parts of the last child of a name begin. */
  int part(ElementSchema schema) {
    return parts[schema.position()];
  }

  /** Returns the place of the last child of a name, if places are kept. */
  int place(ElementSchema schema) {
    return places[schema.position()];
  }
}
