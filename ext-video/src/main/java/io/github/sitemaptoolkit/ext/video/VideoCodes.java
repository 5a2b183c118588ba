package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.problem.Code;

/**
 * What is wrong with videos.
 *
 * @since 0.1
 */
public final class VideoCodes {

  /** The relationship of a restriction is not in lower case. */
  public static final Code RESTRICTION_CASE = Code.info("video.restriction-case");

  /** A rating is outside of 0 to 5. */
  public static final Code RATING_RANGE = Code.warning("video.rating-range");

  /** A rating was rounded to what video sitemaps hold. */
  public static final Code RATING_ROUNDED = Code.info("convert.rating-rounded");

  /** A duration is outside of 1 to 28,800 seconds. */
  public static final Code DURATION_RANGE = Code.warning("video.duration-range");

  /** A duration was rounded to whole seconds. */
  public static final Code DURATION_ROUNDED = Code.info("convert.duration-rounded");

  private VideoCodes() {}
}
