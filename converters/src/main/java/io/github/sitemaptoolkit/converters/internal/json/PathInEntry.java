package io.github.sitemaptoolkit.converters.internal.json;

import io.github.sitemaptoolkit.problem.FieldPath;
import java.util.Arrays;

/** The path of the current value in its entry: of an extension's value, and elements inside it. */
final class PathInEntry {

  private String[] names = new String[8];
  private int[] numbers = new int[8];
  private int depth;

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
  }

  /** Leaves the value entered last. */
  void leave() {
    depth--;
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
