package io.github.sitemaptoolkit.batch.internal.sort;

import java.util.Arrays;
import java.util.function.ToLongFunction;

/**
 * Sorts values by a number of each. The numbers lie in one array, so this is several times faster
 * than a comparator, which follows pointers.
 */
public final class NumberSort {

  /** Sorts the values whose numbers are the same, or differ in the last bits only. */
  @FunctionalInterface
  public interface Ties {

    /**
     * Sorts values.
     *
     * @param from the index of the first one
     * @param to the index after the last one
     */
    void sort(int from, int to);
  }

  private NumberSort() {}

  /**
   * Sorts a part of an array.
   *
   * @param from the index of the first value
   * @param to the index after the last value
   * @param number returns the number of a value, compared as an unsigned one
   * @param ties called for each run of at least two values that the numbers leave in the order in
   *     which they were given
   */
  public static <T> void sort(
      T[] values, int from, int to, ToLongFunction<? super T> number, Ties ties) {
    int count = to - from;
    if (count < 2) {
      return;
    }
    long index = (Long.highestOneBit(count - 1L) << 1) - 1; // the bits of a key that hold an index
    long[] keys = new long[count];
    for (int i = 0; i < count; i++) {
      long key = number.applyAsLong(values[from + i]) ^ Long.MIN_VALUE; // as signed numbers sort
      keys[i] = (key & ~index) | i;
    }
    Arrays.sort(keys);
    T[] copy = Arrays.copyOfRange(values, from, to);
    for (int i = 0; i < count; i++) {
      values[from + i] = copy[(int) (keys[i] & index)];
    }
    for (int start = 0, end; start < count; start = end) {
      end = start + 1;
      while (end < count && (keys[start] & ~index) == (keys[end] & ~index)) {
        end++;
      }
      if (end - start > 1) {
        ties.sort(from + start, from + end);
      }
    }
  }
}
