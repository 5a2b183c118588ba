package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.extension.ElementSchema;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Counts the children of one element by name, and watches their order. */
final class SeenChildren {

  private int[] counts = new int[8]; // of each known name, by position
  private int[] parts = new int[8]; // index of the first kept part of the last of each
  private int[] places = new int[8]; // of the last of each
  private final Map<String, Integer> unknown = new HashMap<>();
  private int last; // highest schema position so far
  private boolean lateSeen;

  /**
   * Starts over with another element.
   *
   * @param known the number of children in its schema
   */
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

  /** Counts a child and returns the new count for its name. */
  int add(String name, @Nullable ElementSchema schema) {
    return schema == null ? unknown.merge(name, 1, Integer::sum) : ++counts[schema.position()];
  }

  /** Takes back the count of a child that is not used after all. */
  void remove(String name, @Nullable ElementSchema schema) {
    if (schema == null) {
      unknown.merge(name, -1, Integer::sum);
    } else {
      counts[schema.position()]--;
    }
  }

  /** Sets the count of a name back to one, as only the last child is used. */
  void onlyLast(ElementSchema schema) {
    counts[schema.position()] = 1;
  }

  /**
   * Returns whether a child comes later than the schema says; true at most once for each element.
   */
  boolean isLate(ElementSchema schema) {
    if (schema.position() >= last) {
      last = schema.position();
      return false;
    }
    boolean first = !lateSeen; // a single child at the wrong place can make all others late
    lateSeen = true;
    return first;
  }

  /** Notes the index of the kept parts, and the place, of the last child of a name. */
  void at(ElementSchema schema, int part, int place) {
    parts[schema.position()] = part;
    places[schema.position()] = place;
  }

  /** Returns the index of the first kept part of the last child of a name. */
  int part(ElementSchema schema) {
    return parts[schema.position()];
  }

  /** Returns the place of the last child of a name, if places are kept. */
  int place(ElementSchema schema) {
    return places[schema.position()];
  }
}
