package io.github.sitemaptoolkit.model;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * One url of a sitemap, with what is said about it.
 *
 * <p>Immutable. All texts are as they were written; nothing is checked and nothing is defaulted:
 * what is absent is null. Two entries are equal when their fields are and, kind by kind, their
 * extensions in order; the order between kinds does not count.
 *
 * @param loc the url, exactly as written but for XML white space around it
 * @param lastmod when the page last changed, as written; null if absent. See {@link #lastmodValue}
 * @param changefreq how often the page changes, as written; null if absent
 * @param priority the url's weight on its site, as written; null if absent
 * @param nodes the extensions' values, in document order, and the foreign elements
 * @param rest unknown attributes of {@code url} and of its core children
 * @since 0.1
 */
public record UrlEntry(
    String loc,
    @Nullable String lastmod,
    @Nullable String changefreq,
    @Nullable String priority,
    List<Node<?>> nodes,
    Rest rest) {

  /** Copies the list. */
  public UrlEntry {
    Objects.requireNonNull(loc, "loc");
    Objects.requireNonNull(rest, "rest");
    nodes = List.copyOf(nodes);
  }

  /** Returns an entry with a url and nothing else. */
  public static UrlEntry of(String loc) {
    return new UrlEntry(loc, null, null, null, List.of(), Rest.NONE);
  }

  /** Returns a builder for an entry with this url. */
  public static Builder builder(String loc) {
    return new Builder(loc);
  }

  /** Returns a builder that starts as this entry. */
  public Builder toBuilder() {
    var builder = new Builder(loc);
    builder.lastmod = lastmod;
    builder.changefreq = changefreq;
    builder.priority = priority;
    builder.nodes.addAll(nodes);
    builder.rest = rest;
    return builder;
  }

  /** Returns {@link #lastmod} as a date, or empty where it is absent or none of the W3C's forms. */
  public Optional<W3cDateTime> lastmodValue() {
    return TextValues.date(lastmod);
  }

  /** Returns {@link #priority} as a number, or empty where it is absent or not a decimal number. */
  public OptionalDouble priorityValue() {
    return TextValues.number(priority);
  }

  /** Returns the values of one extension, in document order; empty if there is none. */
  public <E extends UrlExtension> List<E> extensions(Class<E> type) {
    return Nodes.values(nodes, type);
  }

  /** Returns the first value of one extension. */
  public <E extends UrlExtension> Optional<E> extension(Class<E> type) {
    return Nodes.first(nodes, type);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof UrlEntry entry
        && loc.equals(entry.loc)
        && Objects.equals(lastmod, entry.lastmod)
        && Objects.equals(changefreq, entry.changefreq)
        && Objects.equals(priority, entry.priority)
        && rest.equals(entry.rest)
        && Nodes.equal(nodes, entry.nodes);
  }

  @Override
  public int hashCode() {
    return Objects.hash(loc, lastmod, changefreq, priority, rest, Nodes.hash(nodes));
  }

  /** Builds an entry. Not safe for use by several threads. */
  public static final class Builder {

    private String loc;
    private @Nullable String lastmod;
    private @Nullable String changefreq;
    private @Nullable String priority;
    private final List<Node<?>> nodes = new ArrayList<>();
    private Rest rest = Rest.NONE;

    private Builder(String loc) {
      this.loc = Objects.requireNonNull(loc, "loc");
    }

    /** Sets the url. */
    public Builder loc(String value) {
      loc = Objects.requireNonNull(value, "loc");
      return this;
    }

    /** Sets when the page last changed, as a W3C date and time; null for absent. */
    public Builder lastmod(@Nullable String value) {
      lastmod = value;
      return this;
    }

    /** Sets when the page last changed, in UTC. */
    public Builder lastmod(Instant value) {
      return lastmod(W3cDateTime.of(value).text());
    }

    /** Sets when the page last changed. */
    public Builder lastmod(OffsetDateTime value) {
      return lastmod(W3cDateTime.of(value).text());
    }

    /** Sets the day on which the page last changed. */
    public Builder lastmod(LocalDate value) {
      return lastmod(W3cDateTime.of(value).text());
    }

    /** Removes when the page last changed. */
    public Builder clearLastmod() {
      lastmod = null;
      return this;
    }

    /** Sets how often the page changes; null for absent. */
    public Builder changefreq(@Nullable String value) {
      changefreq = value;
      return this;
    }

    /** Sets the url's weight on its site, 0.0 to 1.0; null for absent. */
    public Builder priority(@Nullable String value) {
      priority = value;
      return this;
    }

    /**
     * Sets the url's weight on its site, 0.0 to 1.0.
     *
     * @throws IllegalArgumentException if it is infinite or not a number
     */
    public Builder priority(double value) {
      return priority(TextValues.text(value));
    }

    /** Adds an extension's value. */
    public Builder add(UrlExtension value) {
      nodes.add(Node.of(value));
      return this;
    }

    /** Adds an extension's value with what its codec did not take. */
    public Builder add(Node<?> node) {
      nodes.add(Objects.requireNonNull(node, "node"));
      return this;
    }

    /** Replaces all extensions' values and foreign elements. */
    public Builder nodes(List<? extends Node<?>> values) {
      List<Node<?>> replacing = List.copyOf(values); // refuses null before anything is replaced
      nodes.clear();
      nodes.addAll(replacing);
      return this;
    }

    /** Sets the unknown attributes of {@code url} and its core children. */
    public Builder rest(Rest value) {
      rest = Objects.requireNonNull(value, "rest");
      return this;
    }

    /** Returns the entry. */
    public UrlEntry build() {
      return new UrlEntry(loc, lastmod, changefreq, priority, nodes, rest);
    }
  }
}
