package io.github.sitemaptoolkit.ext.jackson;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;

/**
 * A {@link JacksonExtension} as a class of one's own, for a jar that declares it as a service.
 *
 * <pre>{@code
 * public final class CreditExtension extends RecordExtension<Credit> {
 *   public CreditExtension() {
 *     super(Credit.class, new ElementName("https://acme.example/ns/credit", "credit", "acme"));
 *   }
 * }
 * }</pre>
 *
 * <p>with the class's name in {@code
 * META-INF/services/io.github.sitemaptoolkit.extension.SitemapExtension}. What else is known of it,
 * such as what it finds in feeds, is said by {@link JacksonExtension#with}.
 *
 * <p>Immutable, safe for many threads, and so must subclasses be.
 *
 * @param <E> the record
 * @since 0.1
 */
public abstract class RecordExtension<E extends UrlExtension> implements SitemapExtension<E> {

  private final JacksonExtension<E> extension;

  /**
   * Creates an extension for a record.
   *
   * @throws IllegalArgumentException as {@link JacksonExtension#of} does
   */
  protected RecordExtension(Class<E> type, ElementName element) {
    this(JacksonExtension.of(type, element));
  }

  /** Creates an extension with an id, aliases or facts of its own. */
  protected RecordExtension(JacksonExtension<E> extension) {
    this.extension = extension;
  }

  @Override
  public final Descriptor<E> descriptor() {
    return extension.descriptor();
  }

  @Override
  public final E read(ElementReader in) {
    return extension.read(in);
  }

  @Override
  public final void write(E value, ElementWriter out) {
    extension.write(value, out);
  }
}
