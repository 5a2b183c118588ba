package io.github.sitemaptoolkit.model;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a document as a whole, as opposed to its entries. Immutable.
 *
 * @param kind what the document is
 * @param title the title of a feed; null if absent
 * @param language the language of a feed, as written; null if absent
 * @param link the page that a feed belongs to; null if absent
 * @param unknown unknown attributes of the root element, such as {@code xsi:schemaLocation}
 * @param nodes the values of extensions and foreign elements before the first entry, in document
 *     order
 * @since 0.1
 */
public record DocumentInfo(
    Kind kind,
    @Nullable String title,
    @Nullable String language,
    @Nullable String link,
    UnknownMarkup unknown,
    List<Node<?>> nodes) {

  /** The kinds of documents. */
  public enum Kind {
    /** A sitemap: a list of pages. */
    URLSET,
    /** A sitemap index: a list of sitemaps. */
    INDEX,
    /** A robots.txt: a list of sitemaps and sitemap indexes. */
    ROBOTS,
    /** A feed: RSS or Atom. */
    FEED,
    /** A text file with a url on each line. */
    LIST,
    /** A table with one row or record for each page: CSV or JSON lines. */
    TABLE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Copies the list. */
  public DocumentInfo {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(unknown, "unknown");
    nodes = List.copyOf(nodes);
  }

  /** Returns the values of one extension before the first entry; empty if there are none. */
  public <E extends UrlExtension> List<E> extensions(Class<E> type) {
    return Nodes.values(nodes, type);
  }

  /** Returns a copy with the given title; null for none. */
  public DocumentInfo withTitle(@Nullable String value) {
    return new DocumentInfo(kind, value, language, link, unknown, nodes);
  }

  /** Returns a copy with the given language; null for none. */
  public DocumentInfo withLanguage(@Nullable String value) {
    return new DocumentInfo(kind, title, value, link, unknown, nodes);
  }

  /** Returns a copy with the given link; null for none. */
  public DocumentInfo withLink(@Nullable String value) {
    return new DocumentInfo(kind, title, language, value, unknown, nodes);
  }

  /** Returns a copy with the given unknown attributes of the root element. */
  public DocumentInfo withUnknown(UnknownMarkup value) {
    return new DocumentInfo(kind, title, language, link, value, nodes);
  }

  /** Returns a copy with the given nodes before the first entry. */
  public DocumentInfo withNodes(List<Node<?>> values) {
    return new DocumentInfo(kind, title, language, link, unknown, values);
  }

  /** Returns the properties of a document of which only the kind is known. */
  public static DocumentInfo of(Kind kind) {
    return new DocumentInfo(kind, null, null, null, UnknownMarkup.NONE, List.of());
  }

  /** Returns the properties that are known. */
  @Override
  public String toString() {
    return new ShownParts("DocumentInfo")
        .with("kind", kind)
        .with("title", title)
        .with("language", language)
        .with("link", link)
        .with(nodes)
        .with(unknown)
        .toString();
  }
}
