package io.github.sitemaptoolkit.converters.internal.feed.text;

/** Names and kinds of losses that several classes for feeds share. */
public final class FeedTerms {

  /** The relation of a link to another version of its page. */
  public static final String ALTERNATE = "alternate";

  /** The relation of a link to a file that belongs to its item. */
  public static final String ENCLOSURE = "enclosure";

  /** The date that Atom feeds get for entries without a date, because Atom requires one. */
  public static final String UNKNOWN_DATE = "1970-01-01T00:00:00Z";

  /** The kind of losses of elements of the feed itself. */
  public static final String FEED_ELEMENTS = "element of the feed itself";

  /** The kind of losses of the data of an author other than the name. */
  public static final String AUTHORS_ADDRESS = "author's address";

  /** The kind of losses of the picture of an author. */
  public static final String AUTHORS_PICTURE = "author's avatar";

  /** The kind of losses of the date of a page's last change. */
  public static final String LASTMOD = "lastmod";

  /** The kind of losses of the date of a page's publication. */
  public static final String PUBLISHED = "date of publication";

  private FeedTerms() {}
}
