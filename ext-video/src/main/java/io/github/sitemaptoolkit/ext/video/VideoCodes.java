package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.problem.Code;

/** Codes of problems with videos in feeds. */
final class VideoCodes {

  /** The country codes of a restriction are not in upper case. */
  static final Code RESTRICTION_CASE = Code.info("video.restriction-case");

  /** A rating cannot be converted to a scale of 0 to 5. */
  static final Code RATING_RANGE = Code.warning("video.rating-range");

  /** A number of views is no whole number. */
  static final Code VIEW_COUNT_FORMAT = Code.warning("video.view-count-format");

  /** A price is no number. */
  static final Code PRICE_FORMAT = Code.warning("video.price-format");

  /** A rating was rounded to a value that video sitemaps can hold. */
  static final Code RATING_ROUNDED = Code.info("convert.rating-rounded");

  /** A duration cannot be read or is not between 1 and 28,800 seconds. */
  static final Code DURATION_RANGE = Code.warning("video.duration-range");

  /** A duration was rounded to whole seconds. */
  static final Code DURATION_ROUNDED = Code.info("convert.duration-rounded");

  /** A video has neither content_loc nor player_loc. */
  static final Code LOCATION_MISSING = Code.error("video.location-missing");

  /** The url of a video or player is that of the page. */
  static final Code LOC_SAME = Code.error("video.loc-same");

  /** The url of a video looks like that of a page. */
  static final Code CONTENT_IS_PAGE = Code.warning("video.content-is-page");

  /** The url of a video does not end like that of a file that Google indexes. */
  static final Code CONTENT_FORMAT = Code.warning("video.content-format");

  /** A video is no longer available. */
  static final Code EXPIRED = Code.warning("video.expired");

  /** A video expires before it is published. */
  static final Code EXPIRES_BEFORE_PUBLISHED = Code.error("video.expires-before-published");

  /** A tag holds several keywords. */
  static final Code TAG_COMMA_LIST = Code.warning("video.tag-comma-list");

  /** The url about the uploader is on another host than the page. */
  static final Code UPLOADER_INFO_DOMAIN = Code.warning("video.uploader-info-domain");

  /** A restriction allows no country. */
  static final Code RESTRICTION_EMPTY_ALLOW = Code.warning("video.restriction-empty-allow");

  /** A video has elements that Google no longer documents. */
  static final Code UNDOCUMENTED = Code.info("video.undocumented");

  /** A video has segments without a player. */
  static final Code SEGMENT_WITHOUT_PLAYER = Code.warning("video.segment-without-player");

  /** A price has no currency. */
  static final Code PRICE_CURRENCY_MISSING = Code.error("video.price-currency-missing");

  /** A price has neither an amount nor a type. */
  static final Code PRICE_TYPE_MISSING = Code.error("video.price-type-missing");

  /** A film, its thumbnail or its player is http, and its page https. */
  static final Code INSECURE = Code.warning("video.insecure");

  private VideoCodes() {}
}
