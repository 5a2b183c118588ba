package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.model.UrlExtension;

/**
 * An extension: a kind of element inside {@code url}, with its description and the code to read and
 * write it.
 *
 * <p>Implementations must be stateless and safe for use by several threads. They are registered by
 * a line in {@code META-INF/services/io.github.sitemaptoolkit.extension.SitemapExtension} (which
 * requires a public constructor without parameters), or with {@link Extensions#with}.
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
 * @param <E> the type of the values
 * @since 0.1
 */
public interface SitemapExtension<E extends UrlExtension> {

  /** Returns the description of the extension. Must always return the same one. */
  Descriptor<E> descriptor();

  /**
   * Reads a value. Must accept any content and not check it. May be called twice for the same
   * element: once without reporting anything, and again if there is something to report.
   *
   * @param in a cursor over the element
   */
  E read(ElementReader in);

  /**
   * Writes the attributes and content of a value's element, with children in the order of the
   * schema.
   */
  void write(E value, ElementWriter out);
}
