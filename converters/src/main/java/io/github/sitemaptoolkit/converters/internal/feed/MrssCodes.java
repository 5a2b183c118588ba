package io.github.sitemaptoolkit.converters.internal.feed;

import io.github.sitemaptoolkit.problem.Code;

/** The codes of problems with Media RSS. */
public final class MrssCodes {

  /** A period of validity has the wrong form. */
  public static final Code DCTERMS_VALID = Code.warning("mrss.dcterms-valid");

  /** A group of media is in another group. */
  public static final Code NESTED_GROUP = Code.warning("mrss.nested-group");

  /** A video has neither the url of its content nor that of a player. */
  public static final Code CONTENT_OR_PLAYER = Code.error("mrss.content-or-player");

  /** A media:content does not say that it is a video. */
  public static final Code MEDIUM = Code.warning("mrss.medium");

  /** A duration is not a number of seconds. */
  public static final Code DURATION = Code.warning("mrss.duration");

  /** A media:title is too long. */
  public static final Code TITLE_TOO_LONG = Code.error("mrss.title-too-long");

  /** A media:description is too long. */
  public static final Code DESCRIPTION_TOO_LONG = Code.error("mrss.description-too-long");

  /** A video lacks media:title, media:description or media:thumbnail. */
  public static final Code REQUIRED = Code.error("mrss.required");

  /** A media:restriction is not about countries. */
  public static final Code RESTRICTION_TYPE = Code.warning("mrss.restriction-type");

  /** A media:restriction does not say whether it allows or denies. */
  public static final Code RESTRICTION_RELATIONSHIP = Code.error("mrss.restriction-relationship");

  /** A media:price has an unknown type. */
  public static final Code PRICE_TYPE = Code.error("mrss.price-type");

  /** A group has more than one default object. */
  public static final Code DEFAULT_COUNT = Code.warning("mrss.default-count");

  /** The url of the content of a video is that of its page. */
  public static final Code CONTENT_EQUALS_LINK = Code.error("mrss.content-equals-link");

  /** The url of a media:player is that of its page. */
  public static final Code PLAYER_EQUALS_LINK = Code.error("mrss.player-equals-link");

  /** An attribute has a value without a meaning. */
  public static final Code VALUE = Code.warning("mrss.value");

  /** A rating is none of its scheme. */
  public static final Code RATING_VALUE = Code.warning("mrss.rating-value");

  /** A restriction names what is not a country. */
  public static final Code RESTRICTION_COUNTRY = Code.warning("mrss.restriction-country");

  private MrssCodes() {}
}
