package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers names, which are parts of longer texts, without creating a text for one that is known.
 * Bounded: names beyond a limit have no number. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class NameTable {

  /** Stands for the number of a name beyond the limit. */
  public static final int NONE = -1;

  private static final int HASHED = 24; // characters
  private static final int FACTOR = 0x9E3779B1;

  private final int most;
  private final long mostChars;
  private final List<String> names = new ArrayList<>();
  private int[] table = new int[64]; // numbers from 1, by hash; 0 for none
  private long chars;
  private int last = NONE;

  /**
   * Creates an empty set.
   *
   * @param most the maximum number of names
   * @param mostChars the maximum length of all names together
   */
  public NameTable(int most, long mostChars) {
    this.most = most;
    this.mostChars = mostChars;
  }

  /** Returns the number of a part of a text, from 0; {@link #NONE} if there are too many. */
  public int number(String text, int from, int to) {
    if (last != NONE) {
      String name = names.get(last); // most often the same as before
      if (name.length() == to - from && text.startsWith(name, from)) {
        return last;
      }
    }
    last = find(text, from, to);
    return last;
  }

  private int find(String text, int from, int to) {
    int hash = hash(text, from, to);
    int mask = table.length - 1;
    int at = hash & mask;
    while (table[at] != 0) {
      String name = names.get(table[at] - 1);
      if (name.length() == to - from && text.startsWith(name, from)) {
        return table[at] - 1;
      }
      at = (at + 1) & mask;
    }
    if (names.size() >= most || chars + to - from > mostChars) {
      return NONE;
    }
    chars += to - from;
    names.add(text.substring(from, to));
    table[at] = names.size();
    if (names.size() * 2 > table.length) {
      grow();
    }
    return names.size() - 1;
  }

  private void grow() {
    int[] larger = new int[table.length * 2];
    Arrays.fill(table, 0);
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      int at = hash(name, 0, name.length()) & (larger.length - 1);
      while (larger[at] != 0) {
        at = (at + 1) & (larger.length - 1);
      }
      larger[at] = i + 1;
    }
    table = larger;
  }

  private static int hash(String text, int from, int to) {
    int hash = to - from;
    int at = to; // the ends of names differ most
    int begin = Math.max(from, to - HASHED);
    while (at > begin) {
      hash = hash * 31 + text.charAt(--at);
    }
    hash *= FACTOR;
    return hash ^ (hash >>> 15);
  }

  /** Returns the name with a number. */
  public String name(int number) {
    return names.get(number);
  }

  /** Returns the number of names. */
  public int size() {
    return names.size();
  }
}
