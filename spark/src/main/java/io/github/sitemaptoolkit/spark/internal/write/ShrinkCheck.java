package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.publisher.Safeguards;
import io.github.sitemaptoolkit.publisher.guard.GoneUrls;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import org.jspecify.annotations.Nullable;

/**
 * Refuses to replace a set if too many of its urls are not in the new one. That is told by the
 * numbers of urls, and by the sample in the manifest, so that no published file is read.
 */
final class ShrinkCheck {

  private static final int ALL = 100;

  private ShrinkCheck() {}

  /**
   * Checks a set.
   *
   * @param before the published set; null if there is none
   * @param gone those urls of its sample that the new set does not have; null if unknown
   * @param after the number of urls of the new set
   * @param name the name of the set in messages
   * @throws ShareException if too many urls would go
   */
  static void check(
      Safeguards safeguards,
      @Nullable Manifest before,
      @Nullable GoneUrls gone,
      long after,
      String name) {
    if (before == null) {
      return;
    }
    safeguards.checkShrink(before.largestSet(), after, name);
    if (gone != null && gone.share() * ALL > safeguards.maxShrink()) {
      int percent = ShareException.percent(gone.share());
      String message =
          gone.isWhole()
              ? gone.gone() + " of " + gone.sampled() + " published urls would go"
              : "about "
                  + percent
                  + "% of the published urls would go (estimated from "
                  + gone.sampled()
                  + " of them)";
      throw new ShareException(
          PublishCodes.SHRINK,
          message + "; at most " + safeguards.maxShrink() + "% may go, so nothing was written",
          name,
          gone.share());
    }
  }
}
