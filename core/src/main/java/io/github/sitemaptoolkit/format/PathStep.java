package io.github.sitemaptoolkit.format;

/**
 * The steps of paths in an entry, such as {@code price[2]} in {@code video[1].price[2]@currency}.
 */
final class PathStep {

  private PathStep() {}

  /** Returns whether a step ends at an index. */
  static boolean isEnd(String path, int at) {
    return at == path.length() || path.charAt(at) == '.' || path.charAt(at) == '@';
  }

  /** Returns where the step ends whose name ends at an index. */
  static int endOfStep(String path, int name) {
    boolean numbered = name < path.length() && path.charAt(name) == '[';
    return numbered ? path.indexOf(']', name) + 1 : name;
  }

  /** Returns the number of a step, such as the 2 in {@code price[2]}; 1 if it has none. */
  static int number(String path, int name, int end) {
    int number = name == end ? 1 : 0;
    for (int i = name + 1; i < end - 1; i++) {
      number = 10 * number + path.charAt(i) - '0';
    }
    return number;
  }
}
