package io.github.sitemaptoolkit.code;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with media objects of feeds.
 *
 * @since 0.1
 */
public final class MediaCodes {

  /** A media object is marked as blocked or deleted. */
  public static final Code STATUS = Code.info("mrss.status");

  /** A file is declared as one medium, but is another by its type and the ending of its name. */
  public static final Code CONTRADICTION = Code.warning("mrss.medium-contradiction");

  /** Pictures or videos are none of their page, so they are left out. */
  public static final Code LEFT_OUT = Code.warning("media.left-out");

  private MediaCodes() {}
}
