package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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

  private Location entry;
  private final List<String> paths = new ArrayList<>();
  private long[] lines = new long[16];
  private int[] columns = new int[16];

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
    for (String at = path; !at.isEmpty(); at = around(at)) {
      int index = paths.indexOf(at);
      if (index >= 0) {
        return new Location(entry.source(), lines[index], columns[index]);
      }
    }
    return entry;
  }

  private static String around(String path) {
    return path.substring(0, Math.max(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('@'))));
  }

  /** Returns whether a value has a place of its own. */
  public boolean has(String path) {
    return paths.contains(path);
  }

  /** Begins with another entry; for readers. */
  public void begin(Location at) {
    entry = at;
    paths.clear();
  }

  /** Keeps where a value stands; for readers. */
  public void add(String path, Location at) {
    int size = paths.size();
    if (size == lines.length) {
      lines = Arrays.copyOf(lines, 2 * size);
      columns = Arrays.copyOf(columns, 2 * size);
    }
    lines[size] = at.line();
    columns[size] = at.column();
    paths.add(path);
  }

  /** Forgets the place of a value, and of all that stands in it; for readers. */
  public void drop(String path) {
    int kept = 0;
    for (int i = 0; i < paths.size(); i++) {
      String other = paths.get(i);
      boolean inside =
          other.startsWith(path)
              && (other.length() == path.length() || other.charAt(path.length()) == '.');
      if (!inside) {
        paths.set(kept, other);
        lines[kept] = lines[i];
        columns[kept] = columns[i];
        kept++;
      }
    }
    paths.subList(kept, paths.size()).clear();
  }
}
