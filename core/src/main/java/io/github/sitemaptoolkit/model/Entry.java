package io.github.sitemaptoolkit.model;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a {@code url} of a sitemap and a {@code sitemap} of an index have in common.
 *
 * @since 0.1
 */
public interface Entry {

  /** Returns the url, exactly as written except for XML white space around it. */
  String loc();

  /** Returns when the page or file last changed, as written; null if absent. */
  @Nullable String lastmod();

  /** Returns the values of extensions and foreign elements, in document order. */
  List<Node<?>> nodes();

  /** Returns the unknown attributes of the entry and of its children in the sitemap namespace. */
  UnknownMarkup unknown();

  /** Returns {@link #lastmod} as a date; empty if it is absent or not a W3C date. */
  default Optional<W3cDateTime> lastmodValue() {
    return TextValues.date(lastmod());
  }

  /** Returns the values of one extension, in document order; empty if there are none. */
  default <E extends UrlExtension> List<E> extensions(Class<E> type) {
    return Nodes.values(nodes(), type);
  }

  /** Returns the first value of one extension; empty if there is none. */
  default <E extends UrlExtension> Optional<E> extension(Class<E> type) {
    return Nodes.first(nodes(), type);
  }
}
