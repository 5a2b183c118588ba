package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;
import java.util.Set;

/**
 * One kind of element that may stand inside {@code url}: how it is read, written and found in
 * feeds.
 *
 * <p>Implementations are stateless and safe for many threads. One is made known by a line in {@code
 * META-INF/services/io.github.sitemaptoolkit.extension.SitemapExtension} (it then needs a public
 * constructor without parameters), or by {@link Extensions#with}.
 *
 * <p>For {@code <acme:credit role="photo">Jo</acme:credit>}:
 *
 * <pre>{@code
 * public final class CreditExtension implements SitemapExtension<Credit> {
 *   public String id() { return "credit"; }
 *   public Class<Credit> type() { return Credit.class; }
 *   public ElementName element() { return new ElementName("urn:acme", "credit", "acme"); }
 *   public List<String> columns() { return List.of("@role", "."); }
 *   public Credit read(ElementReader in) { return new Credit(in.attribute("role"), in.text()); }
 *   public void write(Credit c, ElementWriter out) { out.attribute("role", c.role()).text(c.name()); }
 * }
 * }</pre>
 *
 * @param <E> the type of the values it contributes
 */
public interface SitemapExtension<E extends UrlExtension> {

  /** Returns the unique name, such as {@code image}: lower case letters, digits and hyphens. */
  String id();

  /** Returns the type of the values: their exact class, best a record. */
  Class<E> type();

  /** Returns the element's name, with the prefix that is always written. */
  ElementName element();

  /** Returns what has become of it. */
  default Status status() {
    return Status.CURRENT;
  }

  /** Returns the namespaces that are accepted on reading besides the element's own. */
  default Set<String> namespaceAliases() {
    return Set.of();
  }

  /**
   * Returns all that {@link #write} may produce, in the order in which it does.
   *
   * <p>Each is a path of local names, from the element: {@code loc}, {@code tvshow.show_title};
   * {@code []} marks what may repeat: {@code tag[]}; {@code @} an attribute: {@code
   * price[]@currency}, {@code @role}; {@code .} stands for text of the element itself. An element
   * with nothing inside has no column. Readers find order, repeats and unknown names by it.
   */
  default List<String> columns() {
    return List.of();
  }

  /** Returns how many of its elements a file may hold for search engines to take it. */
  default int mostInFile() {
    return Integer.MAX_VALUE;
  }

  /**
   * Reads a value. Accepts what a file says and judges nothing.
   *
   * @param in a cursor over the element
   */
  E read(ElementReader in);

  /** Writes the inside of a value's element, children in the order of their schema. */
  void write(E value, ElementWriter out);

  /**
   * Finds values in a feed's item; empty if there is none.
   *
   * <p>Not called for an item that holds elements of this extension: those are read by {@link
   * #read}.
   */
  default List<E> fromFeed(FeedItem item, FeedContext context) {
    return List.of();
  }

  /**
   * Says a value in the terms of feeds: as media, alternates, a title and so on.
   *
   * <p>What it could not say of a value that it did say is told to the context, a kind each. Called
   * too where the feed carries the whole entry beside the item: then nothing of that is counted.
   *
   * @param value the value
   * @param owner the entry that it belongs to
   * @param out the item to add to; it has the entry's url and date already
   * @return false if nothing of the value could be said: then the element counts as lost
   */
  default boolean toFeed(E value, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return false;
  }
}
