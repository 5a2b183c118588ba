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

  /** Returns a builder for an entry with this url. */
  public static Builder builder(String loc) {
    return new Builder(loc);
  }

  /** Returns a builder that starts as this entry. */
  public Builder toBuilder() {
    var builder = new Builder(loc);
    builder.lastmod = lastmod;
    builder.nodes.addAll(nodes);
    builder.rest = rest;
    return builder;
  }

  /** Returns the values of one extension, in document order; empty if there is none. */
  public <E extends UrlExtension> List<E> extensions(Class<E> type) {
    return Nodes.values(nodes, type);
  }

  /** Returns {@link #lastmod} as a date, or empty where it is absent or none of the W3C's forms. */
  public Optional<W3cDateTime> lastmodValue() {
    return TextValues.date(lastmod);
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

  /** Builds an entry. Not safe for use by several threads. */
  public static final class Builder {

    private String loc;
    private @Nullable String lastmod;
    private final List<Node<?>> nodes = new ArrayList<>();
    private Rest rest = Rest.NONE;

    private Builder(String loc) {
      this.loc = Objects.requireNonNull(loc, "loc");
    }

    /** Sets the url of the sitemap. */
    public Builder loc(String value) {
      loc = Objects.requireNonNull(value, "loc");
      return this;
    }

    /** Sets when that file last changed, as a W3C date and time; null for absent. */
    public Builder lastmod(@Nullable String value) {
      lastmod = value;
      return this;
    }

    /** Sets when that file last changed, in UTC. */
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

    /** Removes when that file last changed. */
    public Builder clearLastmod() {
      lastmod = null;
      return this;
    }

    /** Adds an extension's value. */
    public Builder add(UrlExtension value) {
      nodes.add(Node.of(value));
      return this;
    }

    /** Replaces all extensions' values and foreign elements. */
    public Builder nodes(List<? extends Node<?>> values) {
      List<Node<?>> replacing = List.copyOf(values); // refuses null before anything is replaced
      nodes.clear();
      nodes.addAll(replacing);
      return this;
    }

    /** Sets the unknown attributes of {@code sitemap} and its core children. */
    public Builder rest(Rest value) {
      rest = Objects.requireNonNull(value, "rest");
      return this;
    }

    /** Returns the entry. */
    public IndexEntry build() {
      return new IndexEntry(loc, lastmod, nodes, rest);
    }
  }
}
