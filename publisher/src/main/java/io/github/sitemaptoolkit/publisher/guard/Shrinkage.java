package io.github.sitemaptoolkit.publisher.guard;

import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.text.ShownNumber;
import org.jspecify.annotations.Nullable;

/**
 * How many urls of a published set go when another one replaces it.
 *
 * @param share the share of the urls that go, from 0 to 1
 * @param passing the share that would certainly be allowed to go
 * @param message the same in words, and how it is known
 * @since 0.1
 */
public record Shrinkage(double share, double passing, String message) {

  /** An estimate that is so near to the limit does not decide if there is another way. */
  public static final double NEAR = 0.05;

  private static final int ALL = 100;

  /**
   * Returns how many urls go at least, by their numbers alone.
   *
   * @param before the number of published urls, each counted once; 0 if that is not certain
   * @param after the number of urls of the new set
   */
  public static Shrinkage bySums(long before, long after) {
    double share = before == 0 ? 0 : (double) (before - after) / before;
    return new Shrinkage(
        share,
        share,
        ShownNumber.counted(before, "url is", "urls are")
            + " published, and only "
            + ShownNumber.of(after)
            + " would remain");
  }

  /**
   * Returns how many urls go, as a sample tells.
   *
   * @param published the number of published urls
   */
  public static Shrinkage estimated(GoneUrls sample, long published) {
    if (sample.isWhole()) {
      return counted(sample.gone(), sample.sampled());
    }
    double share = sample.share();
    double most = Math.min(1, share + Math.max(NEAR, 3 * sample.error(share)));
    String message =
        "about "
            + ShownNumber.percent(share * ALL)
            + " of "
            + ShownNumber.of(published)
            + " published urls would go (estimated from "
            + ShownNumber.of(sample.sampled())
            + " of them)";
    return new Shrinkage(share, most, message);
  }

  /** Returns how many urls go, of all that are published. */
  public static Shrinkage counted(long gone, long published) {
    double share = published == 0 ? 0 : (double) gone / published;
    String message =
        ShownNumber.of(gone)
            + " of "
            + ShownNumber.of(published)
            + " published urls would go ("
            + ShownNumber.percent(share * ALL)
            + ", counted)";
    return new Shrinkage(share, share, message);
  }

  /** Returns the greater one; this one if the other one is not known. */
  public Shrinkage or(@Nullable Shrinkage other) {
    return other == null || other.share < share ? this : other;
  }

  /**
   * Refuses to publish the new set if too many urls go.
   *
   * @param limit the percentage of the urls that may go
   * @param name the name of the set in messages
   * @throws ShareException if more go
   */
  public void check(int limit, String name) {
    if (isOver(limit)) {
      throw new ShareException(PublishCodes.SHRINK, refusal(limit), name, passing);
    }
  }

  /**
   * Refuses to publish one of several sets without urls if not all of its urls may go.
   *
   * @param limit the percentage of the urls that may go
   * @param name the name of the set in messages
   * @param fate what it would have then: no file, or an empty one
   * @throws ShareException if more go
   */
  public void checkEmptied(int limit, String name, String fate) {
    if (isOver(limit)) {
      throw ShareException.emptied(
          PublishCodes.SHRINK,
          "the set has no urls any more, so it would have " + fate + ": " + refusal(limit),
          name);
    }
  }

  /**
   * Returns whether too many urls go.
   *
   * @param limit the percentage of the urls that may go
   */
  public boolean isOver(int limit) {
    return share > (double) limit / ALL;
  }

  /** Returns how many urls go and how many may, in words. */
  public String verdict(int limit) {
    return message + "; at most " + ShownNumber.percent(limit) + " may go";
  }

  private String refusal(int limit) {
    return verdict(limit) + ", so nothing was written";
  }
}
