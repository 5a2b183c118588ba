package io.github.sitemaptoolkit.converters.internal.feed.text;

/** Names, and words in reports of losses, that several classes for feeds share. */
public final class FeedTerms {

  /** The relation of a link to another version of its page. */
  public static final String ALTERNATE = "alternate";

  /** The relation of a link to a file that belongs to its item. */
  public static final String ENCLOSURE = "enclosure";

  /** The date in Atom of what has none: a date is required there. */
  public static final String UNKNOWN_DATE = "1970-01-01T00:00:00Z";

  /** How losses call what stands in the feed itself. */
  public static final String FEED_ELEMENTS = "element of the feed itself";

  /** How losses call what is left of an author of whom only the name is kept. */
  public static final String AUTHORS_ADDRESS = "author's address";

  /** How losses call the date of the last change of a page. */
  public static final String LASTMOD = "lastmod";

  /** How losses call the date of publication of a page. */
  public static final String PUBLISHED = "date of publication";

  private FeedTerms() {}
}
