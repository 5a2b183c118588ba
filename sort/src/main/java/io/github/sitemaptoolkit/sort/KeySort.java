package io.github.sitemaptoolkit.sort;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Sorts values by keys of bytes, compared as unsigned ones: by the first bytes in which the keys
 * differ, then those with the same bytes by the next ones. Most keys begin alike, so comparing
 * whole keys would read the same bytes again and again. Values with the same key keep their order.
 */
public final class KeySort {

  /** Knows the keys of values, each of which is denoted by a number. */
  public interface Keys {

    /** Returns the array that holds the key of a value. */
    byte[] bytes(long place);

    /** Returns the index of the first byte of the key of a value. */
    int keyStart(long place);

    /** Returns how many bytes the key of a value has. */
    int keySize(long place);
  }

  /** Accepts values that have the same key. */
  @FunctionalInterface
  interface Ties {

    /**
     * Accepts a range of the sorted values, two or more of them, all of which have the same key.
     * Their order may be changed.
     */
    void accept(int from, int to);
  }

  /** Fewer values are sorted faster by comparing their keys. */
  private static final int FEW = 8;

  /** How often values are told apart by their next bytes, as keys may have any length. */
  private static final int MOST_STEPS = 100;

  private final Keys keys;
  private final long[] places;
  private final @Nullable Ties ties;

  private KeySort(long[] places, Keys keys, @Nullable Ties ties) {
    this.keys = keys;
    this.places = places;
    this.ties = ties;
  }

  /**
   * Sorts values.
   *
   * @param places the numbers of the values, which are sorted
   * @param count how many there are, from the first on
   */
  public static void sort(long[] places, int count, Keys keys) {
    sort(places, count, keys, null);
  }

  /**
   * Sorts values as above.
   *
   * @param ties accepts those that have the same key, while they are at hand; null for none
   */
  static void sort(long[] places, int count, Keys keys, @Nullable Ties ties) {
    var sort = new KeySort(places, keys, ties);
    if (sort.isSorted(count)) {
      sort.findTies(0, count, 0);
    } else {
      sort.sort(0, count, 0, 0);
    }
  }

  private void findTies(int from, int to, int same) {
    if (ties == null) {
      return;
    }
    for (int start = from, end; start < to; start = end) {
      end = start + 1;
      while (end < to && compare(places[start], places[end], same) == 0) {
        end++;
      }
      if (end - start > 1) {
        ties.accept(start, end);
      }
    }
  }

  private boolean isSorted(int count) {
    for (int i = 1; i < count; i++) {
      if (compare(places[i - 1], places[i], 0) > 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Sorts a range.
   *
   * @param same how many bytes all keys are known to begin with
   */
  private void sort(int from, int to, int same, int step) {
    if (to - from < FEW) {
      insert(from, to, same);
      return;
    } else if (step == MOST_STEPS) {
      compareAll(from, to, same);
      return;
    }
    int at = sameBytes(from, to, same);
    int count = to - from;
    long index = (Long.highestOneBit(count - 1L) << 1) - 1; // the bits that hold an index
    long[] numbers = new long[count];
    for (int i = 0; i < count; i++) {
      long number = bytes(places[from + i], at) ^ Long.MIN_VALUE; // as signed numbers sort
      numbers[i] = (number & ~index) | i;
    }
    Arrays.sort(numbers);
    long[] copy = Arrays.copyOfRange(places, from, to);
    for (int i = 0; i < count; i++) {
      places[from + i] = copy[(int) (numbers[i] & index)];
    }
    for (int start = 0, end; start < count; start = end) {
      end = start + 1;
      while (end < count && (numbers[start] & ~index) == (numbers[end] & ~index)) {
        end++;
      }
      if (end - start == count) { // the numbers do not tell them apart
        compareAll(from, to, at);
      } else if (end - start > 1) {
        sort(from + start, from + end, at, step + 1);
      }
    }
  }

  private void insert(int from, int to, int same) {
    for (int i = from + 1; i < to; i++) {
      long moved = places[i];
      int at = i;
      while (at > from && compare(places[at - 1], moved, same) > 0) {
        places[at] = places[at - 1];
        at--;
      }
      places[at] = moved;
    }
    findTies(from, to, same);
  }

  private void compareAll(int from, int to, int same) {
    Comparator<Long> order = (a, b) -> compare(a, b, same);
    Long[] sorted = new Long[to - from];
    Arrays.setAll(sorted, i -> places[from + i]);
    Arrays.sort(sorted, order);
    for (int i = from; i < to; i++) {
      places[i] = sorted[i - from];
    }
    findTies(from, to, same);
  }

  private int compare(long a, long b, int same) {
    int first = keys.keyStart(a);
    int second = keys.keyStart(b);
    return Arrays.compareUnsigned(
        keys.bytes(a),
        first + same,
        first + keys.keySize(a),
        keys.bytes(b),
        second + same,
        second + keys.keySize(b));
  }

  /** Returns how many bytes all keys begin with. */
  private int sameBytes(int from, int to, int known) {
    long first = places[from];
    byte[] bytes = keys.bytes(first);
    int start = keys.keyStart(first) + known;
    int same = keys.keySize(first) - known;
    for (int i = from + 1; i < to && same > 0; i++) {
      long other = places[i];
      int otherStart = keys.keyStart(other) + known;
      int most = Math.min(same, keys.keySize(other) - known);
      int different =
          Arrays.mismatch(
              bytes, start, start + most, keys.bytes(other), otherStart, otherStart + most);
      same = different < 0 ? most : different;
    }
    return known + same;
  }

  /** Returns eight bytes of a key as a number, as if zeros followed the end. */
  private long bytes(long place, int at) {
    byte[] bytes = keys.bytes(place);
    int start = keys.keyStart(place) + at;
    int end = Math.min(start + Long.BYTES, start - at + keys.keySize(place));
    long number = 0;
    for (int i = start; i < end; i++) {
      number = number << Byte.SIZE | (bytes[i] & 0xFF);
    }
    int missing = start + Long.BYTES - end;
    return missing == Long.BYTES ? 0 : number << (missing * Byte.SIZE);
  }
}
