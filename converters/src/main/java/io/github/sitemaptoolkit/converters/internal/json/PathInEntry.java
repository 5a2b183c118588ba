package io.github.sitemaptoolkit.converters.internal.json;

import io.github.sitemaptoolkit.problem.FieldPath;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The path of the current value in its entry: of an extension's value, and elements inside it.
 * Those who count learn which of them have something.
 */
final class PathInEntry {

  private String[] names = new String[8];
  private int[] numbers = new int[8];
  private int depth;
  private final @Nullable MemberCounts counts;

  /**
   * Creates a path.
   *
   * @param counts learns what has something; null if nobody asks
   */
  PathInEntry(@Nullable MemberCounts counts) {
    this.counts = counts;
  }

  /** Leaves all values. */
  void clear() {
    depth = 0;
  }

  /**
   * Enters a value.
   *
   * @param number its number among those of its name; 0 if there can only be one
   */
  void enter(String name, int number) {
    if (depth == names.length) {
      names = Arrays.copyOf(names, 2 * depth);
      numbers = Arrays.copyOf(numbers, 2 * depth);
    }
    names[depth] = name;
    numbers[depth++] = number;
    if (counts != null) {
      counts.enter(name);
    }
  }

  /** Leaves the value entered last. */
  void leave() {
    depth--;
    if (counts != null) {
      counts.leave();
    }
  }

  /** Notes that the current value is an object, or true. */
  void fill() {
    if (counts != null) {
      counts.fill();
    }
  }

  /** Notes that the current value is a text, or has one. */
  void fill(String text) {
    if (counts != null) {
      counts.fill(text);
    }
  }

  /** Notes a text of a member of the current value that is no element. */
  void fill(String name, String text) {
    if (counts != null) {
      counts.enter(name);
      counts.fill(text);
      counts.leave();
    }
  }

  @Override
  public String toString() {
    String path = "";
    for (int i = 0; i < depth; i++) {
      String step = numbers[i] == 0 ? names[i] : names[i] + '[' + numbers[i] + ']';
      path = FieldPath.below(path, step);
    }
    return path;
  }
}
