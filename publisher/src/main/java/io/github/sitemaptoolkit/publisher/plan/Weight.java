package io.github.sitemaptoolkit.publisher.plan;

import java.io.Serializable;
import java.util.Arrays;

/**
 * What entries take up in a file. Weights can be added in any order, so those of parts of a set can
 * be computed apart, and whether entries fit into a file can be decided without the entries.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class Weight implements Serializable {

  private static final long serialVersionUID = 1;
  private static final long[] NO_COUNTS = {};

  /** The weight of no entries. */
  public static final Weight NONE = new Weight(0, 0, 0, NO_COUNTS);

  private final long urls;
  private final long bytes;
  private final long prefixes;
  private final long[] counts;

  /**
   * Creates a weight.
   *
   * @param urls the number of urls
   * @param bytes the size of the entries in bytes, without the start and the end of the file
   * @param prefixes the prefixes that the start of the file declares: a bit for each, as in {@link
   *     Capacity}
   * @param counts the number of elements of each extension that has a limit for a file, as in
   *     {@link Capacity}; empty if there are none. It is not copied, and must not be changed.
   */
  public Weight(long urls, long bytes, long prefixes, long[] counts) {
    this.urls = urls;
    this.bytes = bytes;
    this.prefixes = prefixes;
    this.counts = counts;
  }

  /** Returns the number of urls. */
  public long urls() {
    return urls;
  }

  /** Returns the size of the entries in bytes, without the start and the end of the file. */
  public long bytes() {
    return bytes;
  }

  /** Returns the prefixes that the start of the file declares. */
  public long prefixes() {
    return prefixes;
  }

  /**
   * Returns the number of elements of each extension that has a limit for a file; empty if there
   * are none. It must not be changed.
   */
  public long[] counts() {
    return counts;
  }

  /** Returns the weight of these entries together with others. */
  public Weight plus(Weight other) {
    return new Weight(
        urls + other.urls,
        bytes + other.bytes,
        prefixes | other.prefixes,
        sum(counts, other.counts));
  }

  private static long[] sum(long[] a, long[] b) {
    if (b.length == 0) {
      return a;
    } else if (a.length == 0) {
      return b;
    }
    long[] sum = a.clone();
    for (int i = 0; i < b.length; i++) {
      sum[i] += b[i];
    }
    return sum;
  }

  /** Returns whether one file can hold these entries. */
  public boolean fits(Capacity file) {
    if (urls > file.urls() || bytes + file.frame(prefixes) > file.bytes()) {
      return false;
    }
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > file.most(i)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Weight that
        && urls == that.urls
        && bytes == that.bytes
        && prefixes == that.prefixes
        && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(new long[] {urls, bytes, prefixes, Arrays.hashCode(counts)});
  }

  @Override
  public String toString() {
    return urls
        + " urls, "
        + bytes
        + " bytes, prefixes "
        + Long.toBinaryString(prefixes)
        + ", counts "
        + Arrays.toString(counts);
  }
}
