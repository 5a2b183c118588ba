package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;
import java.util.Arrays;

/**
 * The places of one entry's values in its document: line and column. Only recorded with {@link
 * Context#withPlaces}.
 *
 * <p>A value is denoted by its path: {@code lastmod} for a field of the entry, {@code video[1]} for
 * the first element of the extension with the id {@code video}. Paths continue as in {@link
 * io.github.sitemaptoolkit.element.ElementTable}: {@code video[1].price[2]@currency}. A repeated
 * element whose value was not used has no place.
 *
 * <p>Belongs to the last entry read, and changes with the next one. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class Places {

  /** The entry itself, as the parent of its values; see {@link #add}. */
  public static final int ENTRY = -1;

  private static final int DROPPED = -2;

  private Location entry;

  // One item for each element, in document order; paths are only resolved on a lookup.
  private int[] around = new int[16];
  private String[] names = new String[16];
  private long[] lines = new long[16];
  private int[] columns = new int[16];
  private int size;

  /**
   * Creates the places of an entry, without any values so far.
   *
   * @param entry where the entry begins
   */
  public Places(Location entry) {
    this.entry = entry;
  }

  /**
   * Returns the place of a value; if it has no place of its own, that of the nearest parent that
   * has one, or of the entry. An attribute has the place of its element.
   */
  public Location of(String path) {
    int deepest = ENTRY;
    int from = 0;
    for (int next = child(ENTRY, path, 0); next >= 0; next = child(next, path, from)) {
      deepest = next;
      from = endOfStep(path, from + names[next].length()) + 1;
    }
    return deepest < 0 ? entry : new Location(entry.source(), lines[deepest], columns[deepest]);
  }

  /** Returns whether an element or a field of the entry has a place of its own. */
  public boolean has(String path) {
    int from = 0;
    for (int next = child(ENTRY, path, 0); next >= 0; next = child(next, path, from)) {
      from = endOfStep(path, from + names[next].length()) + 1;
    }
    return from == path.length() + 1;
  }

  /** Returns the child that the next step of a path denotes; -1 if there is none. */
  private int child(int in, String path, int from) {
    int met = 0;
    for (int i = in + 1; i < size && from < path.length(); i++) {
      if (around[i] == in && path.startsWith(names[i], from)) {
        int name = from + names[i].length();
        int end = endOfStep(path, name);
        if (isEnd(path, end) && ++met == number(path, name, end)) {
          return i;
        }
      }
    }
    return -1;
  }

  private static boolean isEnd(String path, int at) {
    return at == path.length() || path.charAt(at) == '.' || path.charAt(at) == '@';
  }

  /** Returns where the step ends whose name ends at an index. */
  private static int endOfStep(String path, int name) {
    boolean numbered = name < path.length() && path.charAt(name) == '[';
    return numbered ? path.indexOf(']', name) + 1 : name;
  }

  /** Returns the number of a step, such as the 2 in {@code price[2]}; 1 if it has none. */
  private static int number(String path, int name, int end) {
    int number = name == end ? 1 : 0;
    for (int i = name + 1; i < end - 1; i++) {
      number = 10 * number + path.charAt(i) - '0';
    }
    return number;
  }

  /** Starts over with another entry. To be called by readers. */
  public void begin(Location at) {
    entry = at;
    size = 0;
  }

  /**
   * Adds the place of a value. To be called by readers.
   *
   * @param in the parent: {@link #ENTRY}, or the number that this method returned for the parent
   * @param name the name of a field or element, or the id of an extension
   * @return a number that denotes this place in {@code add} and {@code drop}
   */
  public int add(int in, String name, Location at) {
    if (size == lines.length) {
      around = Arrays.copyOf(around, 2 * size);
      names = Arrays.copyOf(names, 2 * size);
      lines = Arrays.copyOf(lines, 2 * size);
      columns = Arrays.copyOf(columns, 2 * size);
    }
    around[size] = in;
    names[size] = name;
    lines[size] = at.line();
    columns[size] = at.column();
    return size++;
  }

  /** Removes the place of a value, and of everything inside it. To be called by readers. */
  public void drop(int place) {
    around[place] = DROPPED;
  }
}
