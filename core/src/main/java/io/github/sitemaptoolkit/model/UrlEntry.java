package io.github.sitemaptoolkit.model;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a sitemap: the url of one page, with its properties.
 *
 * <p>Immutable. All texts are kept as they were written; nothing is checked and nothing has a
 * default: what is absent is null. Two entries are equal if their properties are equal; the order
 * of nodes only counts within one type of extension.
 *
 * @param loc the url, exactly as written except for XML white space around it
 * @param lastmod when the page last changed, as written; null if absent. See {@link #lastmodValue}
 * @param changefreq how often the page changes, as written; null if absent
 * @param priority the priority of the url relative to others of its site, as written; null if
 *     absent. See {@link #priorityValue}
 * @param nodes the values of extensions and foreign elements, in document order
 * @param unknown unknown attributes of {@code url} and of its children in the sitemap namespace
 * @since 0.1
 */
public record UrlEntry(
    String loc,
    @Nullable String lastmod,
    @Nullable String changefreq,
    @Nullable String priority,
    List<Node<?>> nodes,
    UnknownMarkup unknown)
    implements Entry {

  /** The names of the texts that the protocol knows, in the order of the schema. */
  public static final List<String> FIELDS = List.of("loc", "lastmod", "changefreq", "priority");

  /** Copies the list. */
  public UrlEntry {
    Objects.requireNonNull(loc, "loc");
    Objects.requireNonNull(unknown, "unknown");
    nodes = List.copyOf(nodes);
  }

  /** Returns an entry with a url and nothing else. */
  public static UrlEntry of(String loc) {
    return new UrlEntry(loc, null, null, null, List.of(), UnknownMarkup.NONE);
  }

  /** Returns a builder for an entry with this url. */
  public static Builder builder(String loc) {
    return new Builder(loc);
  }

  /** Returns a builder with the values of this entry. */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** Returns the text of one of the {@link #FIELDS} by its index; null if absent. */
  public @Nullable String field(int index) {
    return switch (index) {
      case 0 -> loc;
      case 1 -> lastmod;
      case 2 -> changefreq;
      case 3 -> priority;
      default -> throw new IndexOutOfBoundsException(index);
    };
  }

  /** Returns {@link #priority} as a number; empty if it is absent or not a decimal number. */
  public OptionalDouble priorityValue() {
    return TextValues.number(priority);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof UrlEntry entry
        && loc.equals(entry.loc)
        && Objects.equals(lastmod, entry.lastmod)
        && Objects.equals(changefreq, entry.changefreq)
        && Objects.equals(priority, entry.priority)
        && unknown.equals(entry.unknown)
        && Nodes.equal(nodes, entry.nodes);
  }

  @Override
  public int hashCode() {
    return Objects.hash(loc, lastmod, changefreq, priority, unknown, Nodes.hash(nodes));
  }

  /** Returns the values that are there: {@code UrlEntry[loc=https://example.com/, Image[...]]}. */
  @Override
  public String toString() {
    return new ShownParts("UrlEntry")
        .with("loc", loc)
        .with("lastmod", lastmod)
        .with("changefreq", changefreq)
        .with("priority", priority)
        .with(nodes)
        .with(unknown)
        .toString();
  }

  /** A builder of entries. Not thread-safe. */
  public static final class Builder extends EntryBuilder<Builder> {

    private @Nullable String changefreq;
    private @Nullable String priority;

    private Builder(String loc) {
      super(loc);
    }

    private Builder(UrlEntry entry) {
      super(entry);
      changefreq = entry.changefreq;
      priority = entry.priority;
    }

    @Override
    Builder self() {
      return this;
    }

    /** Sets how often the page changes, such as {@code daily}; null for none. */
    public Builder changefreq(@Nullable String value) {
      changefreq = value;
      return this;
    }

    /** Sets the priority of the url relative to others of its site, 0.0 to 1.0; null for none. */
    public Builder priority(@Nullable String value) {
      priority = value;
      return this;
    }

    /**
     * Sets the priority of the url relative to others of its site, 0.0 to 1.0.
     *
     * @throws IllegalArgumentException if it is infinite or not a number
     */
    public Builder priority(double value) {
      return priority(TextValues.text(value));
    }

    /** Returns an entry with the values that were set. */
    public UrlEntry build() {
      return new UrlEntry(loc, lastmod, changefreq, priority, nodes, unknown);
    }

    @Override
    public String toString() {
      return "builder of " + build();
    }
  }
}
