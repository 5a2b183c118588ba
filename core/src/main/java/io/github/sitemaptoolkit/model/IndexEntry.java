package io.github.sitemaptoolkit.model;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One sitemap that a sitemap index lists.
 *
 * <p>Immutable; texts are as they were written, absent is null.
 *
 * @param loc the url of the sitemap, exactly as written but for XML white space around it
 * @param lastmod when that file last changed, as written; null if absent
 * @param nodes extensions' values and foreign elements, in document order
 * @param rest unknown attributes of {@code sitemap} and of its core children
 * @since 0.1
 */
public record IndexEntry(String loc, @Nullable String lastmod, List<Node<?>> nodes, Rest rest) {

  /** Copies the list. */
  public IndexEntry {
    Objects.requireNonNull(loc, "loc");
    Objects.requireNonNull(rest, "rest");
    nodes = List.copyOf(nodes);
  }

  /** Returns an entry with a url and nothing else. */
  public static IndexEntry of(String loc) {
    return new IndexEntry(loc, null, List.of(), Rest.NONE);
  }

  /** Returns an entry with a url and the time its file last changed, as a W3C date and time. */
  public static IndexEntry of(String loc, @Nullable String lastmod) {
    return new IndexEntry(loc, lastmod, List.of(), Rest.NONE);
  }

  /** Returns the values of one extension, in document order; empty if there is none. */
  public <E extends UrlExtension> List<E> extensions(Class<E> type) {
    return Nodes.values(nodes, type);
  }

  /** Returns {@link #lastmod} as a date, or empty where it is absent or none of the W3C's forms. */
  public Optional<W3cDateTime> lastmodDate() {
    return lastmod == null ? Optional.empty() : W3cDateTime.parse(lastmod);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof IndexEntry entry
        && loc.equals(entry.loc)
        && Objects.equals(lastmod, entry.lastmod)
        && rest.equals(entry.rest)
        && Nodes.equal(nodes, entry.nodes);
  }

  @Override
  public int hashCode() {
    return Objects.hash(loc, lastmod, rest, Nodes.hash(nodes));
  }
}
