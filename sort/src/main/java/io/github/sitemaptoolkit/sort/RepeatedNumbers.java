package io.github.sitemaptoolkit.sort;

/**
 * Remembers which numbers occur more than once, in a fixed amount of memory. Some others are taken
 * for such, too, but none is missed.
 *
 * <p>Numbers are spread over more memory than a processor's cache holds. So they are kept in groups
 * that are close to each other there, and added group by group.
 *
 * <p>Not thread-safe.
 */
final class RepeatedNumbers {

  private static final long FACTOR = 0x9E3779B97F4A7C15L;
  private static final int LEAST_BITS = 18;
  private static final int MOST_BITS = 28; // 32 MiB, enough for 10 million numbers
  private static final int GROUP_BITS = 8;
  private static final int GROUP_SIZE = 256;
  private static final int SMALLER = 3; // the repeated ones are fewer

  private final int shift; // of a product, so that a bit's number is left
  private final long[] met; // a bit for each number
  private final long[] repeated; // fewer bits, so that looking at one is fast
  private final int[] groups = new int[GROUP_SIZE << GROUP_BITS]; // bits of numbers to be added
  private final int[] sizes = new int[1 << GROUP_BITS];

  /**
   * Creates an empty set.
   *
   * @param memory about how much memory it may take, in bytes; an eighth more at most
   */
  RepeatedNumbers(long memory) {
    int most = Long.SIZE - 1 - Long.numberOfLeadingZeros(memory * Byte.SIZE);
    int bits = Math.max(LEAST_BITS, Math.min(MOST_BITS, most));
    shift = Long.SIZE - bits;
    met = new long[1 << (bits - 6)];
    repeated = new long[met.length >> SMALLER];
  }

  /** Adds a number. */
  void add(long number) {
    int bit = (int) ((number * FACTOR) >>> shift);
    int group = bit >>> (Long.SIZE - shift - GROUP_BITS);
    groups[group * GROUP_SIZE + sizes[group]++] = bit;
    if (sizes[group] == GROUP_SIZE) {
      add(group);
    }
  }

  private void add(int group) {
    int from = group * GROUP_SIZE;
    for (int i = from; i < from + sizes[group]; i++) {
      int bit = groups[i];
      long mask = 1L << bit;
      if ((met[bit >>> 6] & mask) == 0) {
        met[bit >>> 6] |= mask;
      } else {
        repeated[bit >>> (6 + SMALLER)] |= 1L << (bit >>> SMALLER);
      }
    }
    sizes[group] = 0;
  }

  /** Adds what is still to be added. To be called before {@link #isRepeated}. */
  void finish() {
    for (int group = 0; group < sizes.length; group++) {
      add(group);
    }
  }

  /** Returns whether a number that was added may have been added more than once. */
  boolean isRepeated(long number) {
    int bit = (int) ((number * FACTOR) >>> shift);
    return (repeated[bit >>> (6 + SMALLER)] & 1L << (bit >>> SMALLER)) != 0;
  }
}
