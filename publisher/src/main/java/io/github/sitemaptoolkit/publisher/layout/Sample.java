package io.github.sitemaptoolkit.publisher.layout;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * A sample of the urls of a file or a set: the hashes of those urls whose hash begins with a number
 * of zero bits. Whether a url is in it depends on that url alone, so two samples with the same
 * number of bits tell how many of the urls of one set are in the other.
 *
 * <p>The hash is XXH64 with another seed than the one that decides which file a url is in: the urls
 * of a file share the first bits of that one.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class Sample implements Serializable {

  /** The maximum number of urls in the sample of a set. */
  public static final int MOST = 2048;

  /** The maximum number of urls in the samples of all named sets of a manifest. */
  private static final int MOST_OF_ALL = 32 * MOST;

  private static final long serialVersionUID = 1;
  private static final int DIGITS = Long.BYTES * 2;
  private static final int MOST_BITS = Long.SIZE - 1;

  private final int bits;
  private final long[] hashes; // in ascending order, as unsigned numbers

  Sample(int bits, long[] hashes) {
    this.bits = bits;
    this.hashes = hashes;
  }

  /**
   * Returns a number of bits with which the sample of so many urls is certainly too large; 0 if it
   * may not be too large with any.
   */
  public static int leastBits(long urls) {
    return Math.max(0, Long.SIZE - 2 - Long.numberOfLeadingZeros(urls / MOST));
  }

  /** Returns whether a sample with this number of bits has the url with this hash. */
  public static boolean holds(int bits, long hash) {
    return Long.numberOfLeadingZeros(hash) >= bits;
  }

  /** Returns the number of bits with which a hash in this sample begins that are zero. */
  public int bits() {
    return bits;
  }

  /** Returns of how many urls about one is in the sample: a power of two. */
  public long oneIn() {
    return 1L << bits;
  }

  /** Returns the hashes, in ascending order as unsigned numbers. */
  public long[] hashes() {
    return hashes.clone();
  }

  /** Returns the hashes, in ascending order as unsigned numbers. */
  public LongStream stream() {
    return Arrays.stream(hashes);
  }

  /** Returns the number of urls in the sample. */
  public int size() {
    return hashes.length;
  }

  /** Returns the sample with this number of bits; the same if it has as many, or more. */
  public Sample thinned(int more) {
    return more <= bits
        ? this
        : new Sample(more, Arrays.stream(hashes).filter(hash -> holds(more, hash)).toArray());
  }

  /**
   * Returns the files with samples of the same number of bits within each set: the lowest number
   * with which a sample is not too large. If a file of a set has no sample, no file of the set has.
   */
  static List<Part> aligned(List<Part> parts) {
    Map<@Nullable String, Integer> bits = bits(parts);
    if (bits.isEmpty() && parts.stream().noneMatch(part -> part.sample() != null)) {
      return parts;
    }
    List<Part> aligned = new ArrayList<>(parts.size());
    for (Part part : parts) {
      Integer known = bits.get(part.set());
      Sample sample = part.sample();
      aligned.add(part.sampled(known == null || sample == null ? null : sample.thinned(known)));
    }
    return aligned;
  }

  /** Returns the number of bits by the names of the sets whose files all have samples. */
  private static Map<@Nullable String, Integer> bits(List<Part> parts) {
    Map<@Nullable String, List<Sample>> samples = new HashMap<>();
    Map<@Nullable String, Boolean> lacking = new HashMap<>();
    for (Part part : parts) {
      Sample sample = part.sample();
      if (sample == null) {
        lacking.put(part.set(), true);
      } else {
        samples.computeIfAbsent(part.set(), set -> new ArrayList<>()).add(sample);
      }
    }
    samples.keySet().removeAll(lacking.keySet());
    int most = Math.min(MOST, MOST_OF_ALL / Math.max(1, samples.size()));
    Map<@Nullable String, Integer> bits = new HashMap<>();
    samples.forEach((set, of) -> bits.put(set, bits(of, most)));
    return bits;
  }

  /** Returns the lowest number of bits with which samples have so many urls together, or fewer. */
  private static int bits(List<Sample> samples, int most) {
    int[] sizes = new int[Long.SIZE + 1]; // by the number of zeros that hashes begin with
    int lowest = 0;
    for (Sample sample : samples) {
      lowest = Math.max(lowest, sample.bits);
      for (long hash : sample.hashes) {
        sizes[Long.numberOfLeadingZeros(hash)]++;
      }
    }
    int bits = Long.SIZE;
    for (int held = sizes[bits]; bits > lowest && held + sizes[bits - 1] <= most; ) {
      bits--;
      held += sizes[bits];
    }
    return Math.min(bits, MOST_BITS);
  }

  /** Returns the hashes in hexadecimal, 16 digits each. */
  String hex() {
    HexFormat format = HexFormat.of();
    var text = new StringBuilder(hashes.length * DIGITS);
    for (long hash : hashes) {
      text.append(format.toHexDigits(hash));
    }
    return text.toString();
  }

  /**
   * Returns the sample that a text of {@link #hex} holds.
   *
   * @param oneIn of how many urls about one is in it
   * @throws IllegalArgumentException if there is no such sample
   */
  static Sample parse(long oneIn, String hex) {
    int bits = Long.numberOfTrailingZeros(oneIn);
    if (oneIn < 1 || Long.bitCount(oneIn) != 1 || hex.length() % DIGITS != 0) {
      throw new IllegalArgumentException("a sample is malformed");
    }
    var sampler = new Sampler(bits);
    for (int at = 0; at < hex.length(); at += DIGITS) {
      long hash = HexFormat.fromHexDigitsToLong(hex, at, at + DIGITS);
      if (!holds(bits, hash)) {
        throw new IllegalArgumentException("a sample is malformed");
      }
      sampler.add(hash);
    }
    return sampler.sample();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sample that && bits == that.bits && Arrays.equals(hashes, that.hashes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(hashes);
  }

  @Override
  public String toString() {
    return size() + " urls, one in " + oneIn();
  }
}
