package io.github.sitemaptoolkit.model;

import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Builds what the entries of sitemaps and of indexes have in common. Not thread-safe. */
abstract class EntryBuilder<B extends EntryBuilder<B>> {

  String loc;
  @Nullable String lastmod;
  final List<Node<?>> nodes = new ArrayList<>();
  UnknownMarkup unknown = UnknownMarkup.NONE;

  EntryBuilder(String loc) {
    this.loc = Objects.requireNonNull(loc, "loc");
  }

  EntryBuilder(Entry entry) {
    loc = entry.loc();
    lastmod = entry.lastmod();
    nodes.addAll(entry.nodes());
    unknown = entry.unknown();
  }

  abstract B self();

  /** Sets the url of the page or file. */
  public B loc(String value) {
    loc = Objects.requireNonNull(value, "loc");
    return self();
  }

  /** Sets when the page or file last changed, as a W3C date or date and time; null for none. */
  public B lastmod(@Nullable String value) {
    lastmod = value;
    return self();
  }

  /**
   * Sets when the page or file last changed; null for none.
   *
   * @param value a day or a time, as in {@link TextValues#text(Temporal)}
   * @throws java.time.DateTimeException if it is neither
   */
  public B lastmod(@Nullable Temporal value) {
    return lastmod(TextValues.text(value));
  }

  /** Adds the value of an extension. */
  public B add(UrlExtension value) {
    nodes.add(Node.of(value));
    return self();
  }

  /** Adds the values of extensions, such as a list of images. */
  public B addAll(Iterable<? extends UrlExtension> values) {
    values.forEach(this::add);
    return self();
  }

  /** Adds a node: the value of an extension with unknown markup, or a foreign element. */
  public B add(Node<?> node) {
    nodes.add(Objects.requireNonNull(node, "node"));
    return self();
  }

  /** Replaces all values of extensions and foreign elements. */
  public B nodes(List<? extends Node<?>> values) {
    List<Node<?>> replacing = List.copyOf(values); // rejects null before anything is replaced
    nodes.clear();
    nodes.addAll(replacing);
    return self();
  }

  /** Sets the unknown attributes of the entry and of its children in the sitemap namespace. */
  public B unknown(UnknownMarkup value) {
    unknown = Objects.requireNonNull(value, "unknown");
    return self();
  }
}
