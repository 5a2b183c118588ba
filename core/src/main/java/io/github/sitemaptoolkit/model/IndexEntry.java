package io.github.sitemaptoolkit.model;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
    String loc, @Nullable String lastmod, List<Node<?>> nodes, UnknownMarkup unknown) {

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
    var builder = new Builder(loc);
    builder.lastmod = lastmod;
    builder.nodes.addAll(nodes);
    builder.unknown = unknown;
    return builder;
  }

  /** Returns the values of one extension, in document order; empty if there are none. */
  public <E extends UrlExtension> List<E> extensions(Class<E> type) {
    return Nodes.values(nodes, type);
  }

  /** Returns {@link #lastmod} as a date; empty if it is absent or not a W3C date. */
  public Optional<W3cDateTime> lastmodValue() {
    return TextValues.date(lastmod);
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

  /** A builder of entries. Not thread-safe. */
  public static final class Builder {

    private String loc;
    private @Nullable String lastmod;
    private final List<Node<?>> nodes = new ArrayList<>();
    private UnknownMarkup unknown = UnknownMarkup.NONE;

    private Builder(String loc) {
      this.loc = Objects.requireNonNull(loc, "loc");
    }

    /** Sets the url of the sitemap. */
    public Builder loc(String value) {
      loc = Objects.requireNonNull(value, "loc");
      return this;
    }

    /** Sets when that file last changed, as a W3C date or date and time; null for none. */
    public Builder lastmod(@Nullable String value) {
      lastmod = value;
      return this;
    }

    /** Sets when that file last changed; written in UTC. */
    public Builder lastmod(Instant value) {
      return lastmod(W3cDateTime.of(value).text());
    }

    /** Sets when that file last changed. */
    public Builder lastmod(OffsetDateTime value) {
      return lastmod(W3cDateTime.of(value).text());
    }

    /** Sets the day on which that file last changed. */
    public Builder lastmod(LocalDate value) {
      return lastmod(W3cDateTime.of(value).text());
    }

    /** Removes the time of the last change. */
    public Builder clearLastmod() {
      lastmod = null;
      return this;
    }

    /** Adds the value of an extension. */
    public Builder add(UrlExtension value) {
      nodes.add(Node.of(value));
      return this;
    }

    /** Replaces all values of extensions and foreign elements. */
    public Builder nodes(List<? extends Node<?>> values) {
      List<Node<?>> replacing = List.copyOf(values); // rejects null before anything is replaced
      nodes.clear();
      nodes.addAll(replacing);
      return this;
    }

    /**
     * Sets the unknown attributes of {@code sitemap} and of its children in the sitemap namespace.
     */
    public Builder unknown(UnknownMarkup value) {
      unknown = Objects.requireNonNull(value, "unknown");
      return this;
    }

    /** Returns an entry with the values that were set. */
    public IndexEntry build() {
      return new IndexEntry(loc, lastmod, nodes, unknown);
    }
  }
}
