package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.model.UrlExtension;

/**
 * One kind of element that may stand inside {@code url}: what is known of it, and how it is read
 * and written.
 *
 * <p>Implementations are stateless and safe for many threads. One is made known by a line in {@code
 * META-INF/services/io.github.sitemaptoolkit.extension.SitemapExtension} (it then needs a public
 * constructor without parameters), or by {@link Extensions#with}.
 *
 * <p>For {@code <acme:credit role="photo">Jo</acme:credit>}:
 *
 * <pre>{@code
 * public final class CreditExtension implements SitemapExtension<Credit> {
 *   private static final Descriptor<Credit> DESCRIPTOR =
 *       Descriptor.of("credit", Credit.class, new ElementName("urn:acme", "credit", "acme"))
 *           .attributes(text("role"))
 *           .fields(content());
 *
 *   public Descriptor<Credit> descriptor() { return DESCRIPTOR; }
 *   public Credit read(ElementReader in) { return new Credit(in.attribute("role"), in.text()); }
 *   public void write(Credit c, ElementWriter out) { out.attribute("role", c.role()).text(c.name()); }
 * }
 * }</pre>
 *
 * @param <E> the type of the values it contributes
 * @since 0.1
 */
public interface SitemapExtension<E extends UrlExtension> {

  /** Returns what is known of the extension; the same each time. */
  Descriptor<E> descriptor();

  /**
   * Reads a value. Accepts what a file says and judges nothing.
   *
   * @param in a cursor over the element
   */
  E read(ElementReader in);

  /** Writes the inside of a value's element, children in the order of their schema. */
  void write(E value, ElementWriter out);
}
