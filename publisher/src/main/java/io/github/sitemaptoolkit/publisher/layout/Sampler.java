package io.github.sitemaptoolkit.publisher.layout;

import java.io.Serializable;
import java.util.Arrays;

/**
 * Collects the {@link Sample} of a file or a set. While it has more than {@link Sample#MOST} urls,
 * the number of zero bits that it asks for grows by one, which halves it. Adding a url again
 * changes nothing.
 *
 * <p>Not thread-safe. Serializable, so that the samples of several machines can be added.
 *
 * @since 0.1
 */
public final class Sampler implements Serializable {

  private static final long serialVersionUID = 1;
  private static final int FIRST = 64;

  private int bits;
  private long[] hashes = new long[FIRST];
  private int size;

  /** Creates an empty sample of all urls. */
  public Sampler() {
    this(0);
  }

  /**
   * Creates an empty sample.
   *
   * @param bits the number of zero bits with which a hash must begin
   */
  public Sampler(int bits) {
    this.bits = bits;
  }

  /**
   * Adds a url.
   *
   * @param hash {@link io.github.sitemaptoolkit.publisher.plan.Key#sampleHash}
   */
  public void add(long hash) {
    if (!Sample.holds(bits, hash)) {
      return;
    }
    if (size == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * size);
    }
    hashes[size++] = hash;
    if (size > 2 * Sample.MOST) { // rarely, because it sorts
      shrink();
    }
  }

  /** Adds a sample that was collected elsewhere. */
  public void add(Sample other) {
    if (other.bits() > bits) {
      bits = other.bits();
      shrink();
    }
    for (long hash : other.hashes()) {
      add(hash);
    }
  }

  /** Removes what was added twice and then, if there are still too many, every second url. */
  private void shrink() {
    Arrays.sort(hashes, 0, size); // negative ones, which are the greatest, come first
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (Sample.holds(bits, hashes[i]) && (kept == 0 || hashes[kept - 1] != hashes[i])) {
        hashes[kept++] = hashes[i];
      }
    }
    size = kept;
    if (size > Sample.MOST) {
      bits++;
      shrink();
    }
  }

  /** Returns the sample of all urls that were added. */
  public Sample sample() {
    shrink();
    long[] sorted = Arrays.copyOf(hashes, size);
    int negative = 0;
    while (negative < size && sorted[negative] < 0) {
      negative++;
    }
    System.arraycopy(hashes, negative, sorted, 0, size - negative);
    System.arraycopy(hashes, 0, sorted, size - negative, negative);
    return new Sample(bits, sorted);
  }
}
