package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;
import java.util.Arrays;

/**
 * Where the values of one entry stand in its document, as far as a reader was {@linkplain
 * Context#withPlaces asked} to keep that.
 *
 * <p>A path is {@code lastmod} for a field of the entry, {@code video[1]} for the first element of
 * an extension, by its id, and from there as in {@link
 * io.github.sitemaptoolkit.carrier.ElementTable}: {@code video[1].price[2]@currency}. An element
 * that was left out because another one of its name counts has no place.
 *
 * <p>It belongs to the entry read last, and changes with the next one. Not safe for use by several
 * threads.
 *
 * @since 0.1
 */
@Incubating
public final class Places {

  /** The entry itself, in which all its values stand. */
  public static final int ENTRY = -1;

  private static final int DROPPED = -2;

  private Location entry;

  // Of each element in the order of the document: paths are only put together to look one up.
  private int[] around = new int[16];
  private String[] names = new String[16];
  private long[] lines = new long[16];
  private int[] columns = new int[16];
  private int size;

  /**
   * Creates the places of an entry of which only the place as a whole is known.
   *
   * @param entry where the entry begins
   */
  public Places(Location entry) {
    this.entry = entry;
  }

  /**
   * Returns where a value stands: that of its element for an attribute, that of what it stands in
   * where it has no place of its own, in the end that of the entry.
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

  /** Returns the element inside another one that the step of a path means; -1 for none. */
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

  /** Returns where a step ends, from the end of its name on. */
  private static int endOfStep(String path, int name) {
    boolean numbered = name < path.length() && path.charAt(name) == '[';
    return numbered ? path.indexOf(']', name) + 1 : name;
  }

  /** Returns which of its name a step means; the first, if it does not say so. */
  private static int number(String path, int name, int end) {
    int number = name == end ? 1 : 0;
    for (int i = name + 1; i < end - 1; i++) {
      number = 10 * number + path.charAt(i) - '0';
    }
    return number;
  }

  /** Begins with another entry; for readers. */
  public void begin(Location at) {
    entry = at;
    size = 0;
  }

  /**
   * Keeps where a value stands; for readers.
   *
   * @param in what it stands in: {@link #ENTRY}, or what this method returned for it
   * @param name the name of a field or of an element, the id of an extension
   * @return the place, to add others in it or to drop it
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

  /** Forgets the place of a value, and of all that stands in it; for readers. */
  public void drop(int place) {
    around[place] = DROPPED;
  }
}
