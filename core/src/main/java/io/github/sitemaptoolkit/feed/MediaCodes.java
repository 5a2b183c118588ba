package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.problem.Code;

/**
 * What is wrong with media of a feed.
 *
 * @since 0.1
 */
public final class MediaCodes {

  /** A media is marked as blocked or deleted. */
  public static final Code STATUS = Code.info("mrss.status");

  private MediaCodes() {}
}
