package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.List;

/**
 * How many pictures or videos pages have.
 *
 * @param total how many there are
 * @param most how many the page has that has most
 * @param pages how many pages have as many as each of the {@link #BOUNDS} says, up to the next one
 * @since 0.1
 */
public record MediaLook(long total, long most, List<Long> pages) {

  /** The smallest number of each class: 0, 1, 2 to 5, 6 to 20, 21 to 100, 101 to 1,000, more. */
  public static final List<Integer> BOUNDS = List.of(0, 1, 2, 6, 21, 101, 1_001);

  /** Copies the list. */
  public MediaLook {
    pages = List.copyOf(pages);
  }

  /** Returns the classes with their names, such as {@code 2 to 5}. */
  public List<NamedCount> classes() {
    List<NamedCount> classes = new ArrayList<>();
    for (int i = 0; i < BOUNDS.size(); i++) {
      classes.add(new NamedCount(name(i), pages.get(i)));
    }
    return classes;
  }

  private static String name(int index) {
    int from = BOUNDS.get(index);
    if (index + 1 == BOUNDS.size()) {
      return ShownNumber.of(from) + " or more";
    }
    int to = BOUNDS.get(index + 1) - 1;
    return from == to ? ShownNumber.of(from) : ShownNumber.of(from) + " to " + ShownNumber.of(to);
  }

  /** Returns the index of the class of a number. */
  static int indexOf(int count) {
    if (count <= 1) {
      return count;
    }
    int index = 2;
    while (index + 1 < BOUNDS.size() && count >= BOUNDS.get(index + 1)) {
      index++;
    }
    return index;
  }
}
