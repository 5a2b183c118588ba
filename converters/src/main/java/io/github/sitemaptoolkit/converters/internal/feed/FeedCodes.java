package io.github.sitemaptoolkit.converters.internal.feed;

import io.github.sitemaptoolkit.problem.Code;

/** What is wrong with a feed. */
public final class FeedCodes {

  /** The version of the feed is missing or unknown. */
  public static final Code VERSION = Code.warning("feed.version");

  /** The feed is Atom 0.3. */
  public static final Code ATOM_03 = Code.info("feed.atom-0.3");

  /** An item has no page. */
  public static final Code ITEM_NO_LINK = Code.error("feed.item-no-link");

  /** An entry has no alternate link. */
  public static final Code ATOM_NO_ALTERNATE = Code.error("feed.atom-no-alternate");

  /** Relative urls of an Atom feed are resolved. */
  public static final Code ATOM_RELATIVE = Code.warning("feed.atom-relative");

  /** A guid is not the page of its item. */
  public static final Code GUID_NOT_PERMALINK = Code.info("feed.guid-not-permalink");

  /** A pubDate cannot be understood. */
  public static final Code PUBDATE = Code.warning("feed.pubdate").asValueOnly();

  /** Entries state a date that means they have none. */
  public static final Code UPDATED_UNKNOWN = Code.info("feed.updated-unknown");

  /** Links lead to a feed proxy. */
  public static final Code PROXY_LINK = Code.info("feed.proxy-link");

  /** A feed of an old dialect is too large to be held in memory. */
  public static final Code TOO_LARGE = Code.error("feed.too-large");

  /** A period of validity is not written as it must be. */
  public static final Code DCTERMS_VALID = Code.warning("mrss.dcterms-valid");

  /** The namespace of Media RSS is misspelt. */
  public static final Code MRSS_SLASH = Code.warning("ns.mrss-slash");

  /** A date says less than a feed wants. */
  public static final Code DATE_WIDENED = Code.info("convert.date-widened");

  private FeedCodes() {}
}
