package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.internal.bytes.TagsAhead.Tag;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * Finds out, by looking ahead, which elements around an entry have no end tag. What was found is
 * remembered, so that nothing is looked at twice.
 *
 * <p>In a well-formed document, each element is found to have its end tag.
 */
public final class UnclosedElements {

  /** The maximum number of open elements, and of elements with entries in them, to remember. */
  private static final int MOST = 1_000_000;

  private static final int SIZE = 64;

  private final ByteWindow in;
  private final TagsAhead tags;
  private long known; // the place up to which it is known where entries belong to other elements
  private boolean cutOff;

  // The elements that begin and end before that place and have entries in them, without those that
  // are inside of others.
  private long[] begins = new long[SIZE];
  private long[] ends = new long[SIZE];
  private int found;
  private int passed; // of those found

  // The elements that were met and are open, while looking.
  private long[] names = new long[SIZE];
  private long[] starts = new long[SIZE]; // negative if there is an entry in it
  private int size;
  private final NameCounts counts = new NameCounts();
  private long entry; // the name of entries

  public UnclosedElements(ByteWindow in) {
    this.in = in;
    this.tags = new TagsAhead(in);
  }

  /** Returns whether the last answer is a guess, as not all that is needed could be held. */
  public boolean isCutOff() {
    return cutOff;
  }

  /**
   * Returns whether the entry whose start tag begins at the window's base belongs to an element
   * around it that has its end tag. If it does not, none of these elements has one.
   *
   * @param name the bytes of the entry's name
   * @param depth the number of open elements
   * @param open returns the bytes of the name of an open element; that of the root has the index 0
   * @param around the number of elements around these elements, which may contain entries
   * @param length the length of the start tag
   * @param empty whether it is the tag of an empty element
   */
  public boolean isEnclosed(
      byte[] name, int depth, IntFunction<byte[]> open, int around, int length, boolean empty) {
    long place = in.position(in.base);
    cutOff = false;
    if (place >= known) {
      long[] outer = new long[depth];
      Arrays.setAll(outer, i -> TagsAhead.hash(open.apply(i)));
      look(TagsAhead.hash(name), outer, around, length, empty);
    }
    while (passed < found && ends[passed] <= place) {
      passed++;
    }
    return cutOff || (passed < found && begins[passed] <= place);
  }

  private void look(long name, long[] outer, int around, int length, boolean empty) {
    entry = name;
    long place = in.position(in.base);
    found = 0;
    passed = 0;
    size = 0;
    counts.clear();
    tags.begin(in.base + length, Long.MAX_VALUE);
    if (!empty) {
      push(entry, place);
    }
    int ended = endOfOuter(outer);
    known = ended < 0 ? tags.position() : tags.begin();
    cutOff = ended < 0 && (tags.isCutOff() || size == MOST || found == MOST);
    if (ended >= around) { // an element around the entry, and whatever is open in it
      found = 0;
      add(place, known);
    }
    if (size > SIZE || cutOff) {
      names = new long[SIZE];
      starts = new long[SIZE];
      counts.clear();
    }
  }

  /** Returns the index of the outer element whose end tag comes first; -1 if there is none. */
  private int endOfOuter(long[] outer) {
    while (size < MOST && found < MOST) {
      Tag tag = tags.nextTag();
      if (tag == Tag.NONE) {
        return -1;
      } else if (tag == Tag.START) {
        push(tags.name(), tags.begin());
      } else if (tag == Tag.EMPTY) {
        holds(tags.name() == entry);
      } else if (counts.of(tags.name()) > 0) {
        end(tags.name());
      } else {
        int index = outer.length - 1;
        while (index >= 0 && outer[index] != tags.name()) {
          index--;
        }
        if (index >= 0) {
          return index;
        }
      }
    }
    return -1;
  }

  private void push(long name, long begin) {
    if (size == names.length) {
      names = Arrays.copyOf(names, size * 2);
      starts = Arrays.copyOf(starts, size * 2);
    }
    names[size] = name;
    starts[size++] = begin;
    counts.add(name, 1);
  }

  /** Notes whether there is an entry in the innermost element. */
  private void holds(boolean entries) {
    if (entries && size > 0 && starts[size - 1] >= 0) {
      starts[size - 1] = ~starts[size - 1];
    }
  }

  /** Ends the innermost element of a name, and those in it, which have no end tags. */
  private void end(long name) {
    boolean holds;
    long start;
    long ended;
    do {
      ended = names[--size];
      start = starts[size];
      holds = start < 0;
      counts.add(ended, -1);
      holds(holds || ended == entry);
    } while (ended != name);
    if (holds && name != entry) {
      add(~start, tags.begin());
    }
  }

  private void add(long begin, long end) {
    while (found > 0 && begins[found - 1] >= begin) {
      found--;
    }
    if (found == begins.length) {
      begins = Arrays.copyOf(begins, found * 2);
      ends = Arrays.copyOf(ends, found * 2);
    }
    begins[found] = begin;
    ends[found++] = end;
  }

  /** How many elements of each name are open. */
  private static final class NameCounts {

    private long[] keys = new long[SIZE];
    private int[] values = new int[SIZE]; // 0 in what is free: names stay, most come again
    private boolean[] used = new boolean[SIZE];
    private int size;

    void clear() {
      if (size > 0) {
        keys = new long[SIZE];
        values = new int[SIZE];
        used = new boolean[SIZE];
        size = 0;
      }
    }

    int of(long name) {
      return values[index(name)];
    }

    void add(long name, int difference) {
      int index = index(name);
      if (!used[index]) {
        if (2 * size >= keys.length) {
          grow();
          index = index(name);
        }
        used[index] = true;
        keys[index] = name;
        size++;
      }
      values[index] += difference;
    }

    private int index(long name) {
      int mask = keys.length - 1;
      int index = (int) (name ^ (name >>> 32)) & mask;
      while (used[index] && keys[index] != name) {
        index = (index + 1) & mask;
      }
      return index;
    }

    private void grow() {
      long[] names = keys;
      int[] counts = values;
      boolean[] taken = used;
      keys = new long[2 * names.length];
      values = new int[keys.length];
      used = new boolean[keys.length];
      for (int i = 0; i < names.length; i++) {
        if (taken[i] && counts[i] > 0) {
          int index = index(names[i]);
          used[index] = true;
          keys[index] = names[i];
          values[index] = counts[i];
        }
      }
      size = 0;
      for (boolean each : used) {
        size += each ? 1 : 0;
      }
    }
  }
}
