package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.plan.Manifest;
import io.github.sitemaptoolkit.publisher.plan.PublishCodes;
import org.jspecify.annotations.Nullable;

/**
 * Checks that guard a published set against broken input.
 *
 * @param acceptIncomplete whether to publish an incomplete input
 * @param maxShrink by how many percent the number of published urls may shrink
 * @param allowOutside whether all urls may be outside the directory
 */
record Safeguards(boolean acceptIncomplete, int maxShrink, boolean allowOutside) {

  static final Safeguards DEFAULT = new Safeguards(false, 50, false);

  private static final int ALL = 100;

  /** Checks the percentage. */
  Safeguards {
    checkPercentage(maxShrink);
  }

  static void checkPercentage(int percent) {
    if (percent < 0 || percent > ALL) {
      throw new IllegalArgumentException(percent + " is not a percentage from 0 to 100");
    }
  }

  /**
   * Refuses to replace a set with a much smaller one.
   *
   * @param before the manifest of the published set; null if nothing was published
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
                  + " urls are published, and only "
                  + after.urls()
                  + " would remain; the set may shrink by at most "
                  + maxShrink
                  + "%, so nothing was written",
              Location.of(name)));
    }
  }
}
