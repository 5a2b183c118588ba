package io.github.sitemaptoolkit.model;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What belongs to a document as a whole, not to one of its entries.
 *
 * @param kind what the document is
 * @param title the title of a feed; null if absent
 * @param language the language of a feed, as written; null if absent
 * @param link the page that a feed belongs to; null if absent
 * @param rest foreign attributes of the root element, such as {@code xsi:schemaLocation}
 * @param nodes extensions' values and foreign elements that stand before the first entry
 * @since 0.1
 */
public record DocumentInfo(
    Kind kind,
    @Nullable String title,
    @Nullable String language,
    @Nullable String link,
    Rest rest,
    List<Node<?>> nodes) {

  /** What a document is. */
  public enum Kind {
    /** A sitemap: a list of pages. */
    URLSET,
    /** A sitemap index: a list of sitemaps. */
    INDEX,
    /** A robots.txt: a list of sitemaps, with indexes among them. */
    ROBOTS,
    /** A feed: RSS or Atom. */
    FEED,
    /** A text file with a url on each line. */
    LIST,
    /** Rows or records, one for each page: CSV, JSON. */
    TABLE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Copies the list. */
  public DocumentInfo {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(rest, "rest");
    nodes = List.copyOf(nodes);
  }

  /** Returns the values of one extension that stand before the first entry; empty if none does. */
  public <E extends UrlExtension> List<E> extensions(Class<E> type) {
    return Nodes.values(nodes, type);
  }

  /** Returns this with another title; null for none. */
  public DocumentInfo withTitle(@Nullable String value) {
    return new DocumentInfo(kind, value, language, link, rest, nodes);
  }

  /** Returns this with another language; null for none. */
  public DocumentInfo withLanguage(@Nullable String value) {
    return new DocumentInfo(kind, title, value, link, rest, nodes);
  }

  /** Returns this with another link; null for none. */
  public DocumentInfo withLink(@Nullable String value) {
    return new DocumentInfo(kind, title, language, value, rest, nodes);
  }

  /** Returns this with other foreign attributes of the root element. */
  public DocumentInfo withRest(Rest value) {
    return new DocumentInfo(kind, title, language, link, value, nodes);
  }

  /** Returns this with other values and foreign elements before the first entry. */
  public DocumentInfo withNodes(List<Node<?>> values) {
    return new DocumentInfo(kind, title, language, link, rest, values);
  }

  /** Returns the document of a kind that nothing else is known of. */
  public static DocumentInfo of(Kind kind) {
    return new DocumentInfo(kind, null, null, null, Rest.NONE, List.of());
  }
}
