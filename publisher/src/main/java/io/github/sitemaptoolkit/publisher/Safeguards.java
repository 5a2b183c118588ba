package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.plan.Manifest;
import io.github.sitemaptoolkit.publisher.internal.plan.PublishCodes;
import org.jspecify.annotations.Nullable;

/**
 * What is refused although it could be published.
 *
 * @param acceptIncomplete whether an input of which something is missing is published
 * @param maxShrink how many percent of the urls that stand there may be gone afterwards
 * @param allowOutside whether all urls may stand outside the directory
 */
record Safeguards(boolean acceptIncomplete, int maxShrink, boolean allowOutside) {

  static final Safeguards DEFAULT = new Safeguards(false, 50, false);

  private static final int ALL = 100;

  /** Checks the percentage. */
  Safeguards {
    if (maxShrink < 0 || maxShrink > ALL) {
      throw new IllegalArgumentException(maxShrink + " is not a percentage from 0 to 100");
    }
  }

  /**
   * Refuses to replace a set by a much smaller one.
   *
   * @param before what stands there; null if nothing was published
   */
  void checkShrink(@Nullable Manifest before, Manifest after, String name) {
    if (before == null || maxShrink == ALL) {
      return;
    }
    long lost = before.urls() - after.urls();
    if ((double) lost * ALL > (double) before.urls() * maxShrink) {
      throw new SitemapException(
          Problem.of(
              PublishCodes.SHRINK,
              before.urls()
                  + " urls are published, and "
                  + after.urls()
                  + " would be left: more than "
                  + maxShrink
                  + "% would be gone, so nothing was written",
              Location.of(name)));
    }
  }
}
