package io.github.sitemaptoolkit.publisher.guard;

import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Sample;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Estimates how many urls of a published set a new one does not have: from the sample in the
 * manifest of the published set, of which each url of the new set is struck out.
 *
 * <p>Not thread-safe. Serializable, so that the counts of several machines can be added.
 *
 * @since 0.1
 */
public final class GoneUrls implements Serializable {

  private static final long serialVersionUID = 1;

  private final int bits;
  private final long[] sample; // in ascending order
  private final boolean[] found; // those that the new set has, too

  private GoneUrls(int bits, long[] sample) {
    this.bits = bits;
    this.sample = sample;
    this.found = new boolean[sample.length];
  }

  /**
   * Returns a counter without any url of the new set; null if the sample is not known, or no url is
   * in it.
   *
   * @param before the files of the published set
   */
  public static @Nullable GoneUrls of(Collection<Part> before) {
    int bits = 0;
    for (Part part : before) {
      Sample known = part.sample();
      if (known == null) {
        return null;
      }
      bits = Math.max(bits, known.bits());
    }
    int most = bits; // of all sets, whose samples differ
    long[] sample =
        before.stream()
            .map(Part::sample)
            .flatMapToLong(known -> known.thinned(most).stream())
            .sorted()
            .distinct()
            .toArray();
    return sample.length == 0 ? null : new GoneUrls(bits, sample);
  }

  /**
   * Strikes out a url that the new set has.
   *
   * @param hash {@link io.github.sitemaptoolkit.publisher.plan.Key#sampleHash}
   */
  public void count(long hash) {
    if (Sample.holds(bits, hash)) {
      int at = Arrays.binarySearch(sample, hash);
      if (at >= 0) {
        found[at] = true;
      }
    }
  }

  /** Strikes out the urls that were counted elsewhere, for the same published set. */
  public void add(GoneUrls other) {
    for (int i = 0; i < found.length; i++) {
      found[i] |= other.found[i];
    }
  }

  /** Returns whether the sample has all urls of the published set, so that nothing is estimated. */
  public boolean isWhole() {
    return bits == 0;
  }

  /** Returns the number of urls in the sample. */
  public int sampled() {
    return sample.length;
  }

  /** Returns the number of urls in the sample that the new set does not have. */
  public int gone() {
    int gone = 0;
    for (boolean url : found) {
      gone += url ? 0 : 1;
    }
    return gone;
  }

  /** Returns the share of urls that the new set does not have, from 0 to 1. */
  public double share() {
    return (double) gone() / sampled();
  }

  /**
   * Returns how far an estimate is likely to be from a true share.
   *
   * @param share from 0 to 1
   * @return the standard error; 0 if the sample has all urls
   */
  public double error(double share) {
    return isWhole() ? 0 : Math.sqrt(share * (1 - share) / sampled());
  }
}
