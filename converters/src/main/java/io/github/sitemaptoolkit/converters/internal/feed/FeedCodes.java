package io.github.sitemaptoolkit.converters.internal.feed;

import io.github.sitemaptoolkit.problem.Code;

/** The codes of problems with feeds. */
public final class FeedCodes {

  /** The version of the feed is missing or unknown. */
  public static final Code VERSION = Code.warning("feed.version");

  /** The feed is Atom 0.3. */
  public static final Code ATOM_03 = Code.info("feed.atom-0.3");

  /** An item has no link to a page. */
  public static final Code ITEM_NO_LINK = Code.error("feed.item-no-link").asValueOnly();

  /** An entry has no alternate link. */
  public static final Code ATOM_NO_ALTERNATE = Code.error("feed.atom-no-alternate").asValueOnly();

  /** An item of a JSON Feed has no url. */
  public static final Code JSON_NO_URL = Code.error("feed.json-no-url").asValueOnly();

  /** Relative urls of a JSON Feed are resolved. */
  public static final Code JSON_RELATIVE = Code.warning("feed.json-relative");

  /** Relative urls of an Atom feed are resolved. */
  public static final Code ATOM_RELATIVE = Code.warning("feed.atom-relative");

  /** The guid of an item is not the url of its page. */
  public static final Code GUID_NOT_PERMALINK = Code.info("feed.guid-not-permalink");

  /** A pubDate cannot be understood. */
  public static final Code PUBDATE = Code.warning("feed.pubdate").asValueOnly();

  /** A date of Atom is not one of RFC 3339. */
  public static final Code ATOM_DATE = Code.warning("feed.atom-date").asValueOnly();

  /** An entry has two alternate links of the same type and language. */
  public static final Code ATOM_ALTERNATES = Code.warning("feed.atom-alternates");

  /** An element that may occur once occurs again. */
  public static final Code DUPLICATE_ELEMENT = Code.warning("feed.duplicate-element");

  /** An isPermaLink is neither true nor false. */
  public static final Code GUID_PERMALINK_VALUE =
      Code.warning("feed.guid-permalink-value").asValueOnly();

  /** The length of an enclosure is no whole number. */
  public static final Code ENCLOSURE_LENGTH = Code.warning("feed.enclosure-length").asValueOnly();

  /** Entries have a date that stands for "no date". */
  public static final Code UPDATED_UNKNOWN = Code.info("feed.updated-unknown");

  /** Items have a date in the future. */
  public static final Code DATE_AHEAD = Code.warning("feed.date-ahead");

  /** An item is to be published later. */
  public static final Code EMBARGO = Code.warning("feed.embargo");

  /** Several items are about one page. */
  public static final Code ONE_PAGE = Code.info("feed.one-page");

  /** Items are about a part of a page, of which there are other items. */
  public static final Code FRAGMENT = Code.warning("feed.fragment");

  /** An element is not read, but its name is similar to one that is. */
  public static final Code UNREAD = Code.warning("feed.unread-element");

  /** Links lead to a feed proxy. */
  public static final Code PROXY_LINK = Code.info("feed.proxy-link");

  /** The HTML of an item is too long to be searched for pictures and videos. */
  public static final Code CONTENT_TOO_LONG = Code.warning("feed.content-too-long");

  /** The message of {@link #CONTENT_TOO_LONG}, the same for all items. */
  public static final String CONTENT_TOO_LONG_MESSAGE =
      "with more than 512 KiB of HTML, in which pictures and videos are not looked for";

  /** A feed in an old dialect is too large to be held in memory. */
  public static final Code TOO_LARGE = Code.error("feed.too-large");

  /** A channel lacks title, link or description. */
  public static final Code CHANNEL_REQUIRED = Code.warning("feed.channel-required");

  /** An item has neither title nor description. */
  public static final Code ITEM_TITLE_OR_DESCRIPTION =
      Code.warning("feed.item-title-or-description");

  /** An Atom feed or an entry lacks id, title or updated. */
  public static final Code ATOM_REQUIRED = Code.warning("feed.atom-required");

  /** A feed has images or news. */
  public static final Code IMAGES_NEWS = Code.info("feed.images-news");

  /** The document is a feed. */
  public static final Code YANDEX = Code.info("feed.yandex");

  /** Films have the picture of the podcast as thumbnail. */
  public static final Code COVER = Code.warning("feed.podcast-thumbnail");

  /** The namespace of Media RSS is misspelt. */
  public static final Code MRSS_SLASH = Code.warning("ns.mrss-slash");

  /** A feed needs a more precise date than the entry has. */
  public static final Code DATE_WIDENED = Code.info("convert.date-widened");

  private FeedCodes() {}
}
