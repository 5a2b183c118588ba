package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.problem.Code;

/**
 * Codes of problems with videos in feeds.
 *
 * @since 0.1
 */
public final class VideoCodes {

  /** The country codes of a restriction are not in upper case. */
  public static final Code RESTRICTION_CASE = Code.info("video.restriction-case");

  /** A rating cannot be converted to a scale of 0 to 5. */
  public static final Code RATING_RANGE = Code.warning("video.rating-range");

  /** A rating was rounded to a value that video sitemaps can hold. */
  public static final Code RATING_ROUNDED = Code.info("convert.rating-rounded");

  /** A duration cannot be read or is not between 1 and 28,800 seconds. */
  public static final Code DURATION_RANGE = Code.warning("video.duration-range");

  /** A duration was rounded to whole seconds. */
  public static final Code DURATION_ROUNDED = Code.info("convert.duration-rounded");

  private VideoCodes() {}
}
