package io.github.sitemaptoolkit.model;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a sitemap index: the url of one sitemap.
 *
 * <p>Immutable. All texts are kept as they were written; what is absent is null.
 *
 * @param loc the url of the sitemap, exactly as written except for XML white space around it
 * @param lastmod when that file last changed, as written; null if absent. See {@link #lastmodValue}
 * @param nodes the values of extensions and foreign elements, in document order
 * @param unknown unknown attributes of {@code sitemap} and of its children in the sitemap namespace
 * @since 0.1
 */
public record IndexEntry(
    String loc, @Nullable String lastmod, List<Node<?>> nodes, UnknownMarkup unknown)
    implements Entry {

  /** Copies the list. */
  public IndexEntry {
    Objects.requireNonNull(loc, "loc");
    Objects.requireNonNull(unknown, "unknown");
    nodes = List.copyOf(nodes);
  }

  /** Returns an entry with a url and nothing else. */
  public static IndexEntry of(String loc) {
    return new IndexEntry(loc, null, List.of(), UnknownMarkup.NONE);
  }

  /** Returns a builder for an entry with this url. */
  public static Builder builder(String loc) {
    return new Builder(loc);
  }

  /** Returns a builder with the values of this entry. */
  public Builder toBuilder() {
    return new Builder(this);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof IndexEntry entry
        && loc.equals(entry.loc)
        && Objects.equals(lastmod, entry.lastmod)
        && unknown.equals(entry.unknown)
        && Nodes.equal(nodes, entry.nodes);
  }

  @Override
  public int hashCode() {
    return Objects.hash(loc, lastmod, unknown, Nodes.hash(nodes));
  }

  /** Returns the values that are there. */
  @Override
  public String toString() {
    return new ShownParts("IndexEntry")
        .with("loc", loc)
        .with("lastmod", lastmod)
        .with(nodes)
        .with(unknown)
        .toString();
  }

  /** A builder of entries. Not thread-safe. */
  public static final class Builder extends EntryBuilder<Builder> {

    private Builder(String loc) {
      super(loc);
    }

    private Builder(IndexEntry entry) {
      super(entry);
    }

    @Override
    Builder self() {
      return this;
    }

    /** Returns an entry with the values that were set. */
    public IndexEntry build() {
      return new IndexEntry(loc, lastmod, nodes, unknown);
    }

    @Override
    public String toString() {
      return "builder of " + build();
    }
  }
}
