package io.github.sitemaptoolkit.ext.jackson;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;

/**
 * A base class for extensions that are derived from a record, as {@link JacksonExtension}s are, and
 * declared as a service, which needs a public class.
 *
 * <pre>{@code
 * public final class CreditExtension extends RecordExtension<Credit> {
 *   public CreditExtension() {
 *     super(Credit.class, new ElementName("https://acme.example/ns/credit", "credit", "acme"));
 *   }
 * }
 * }</pre>
 *
 * <p>The class must be listed in {@code
 * META-INF/services/io.github.sitemaptoolkit.extension.SitemapExtension}. Further facts, such as a
 * mapping from and to feeds, can be added with {@link JacksonExtension#with}.
 *
 * <p>Immutable and safe for use by several threads; subclasses must be, too.
 *
 * @param <E> the type of the record
 * @since 0.1
 */
public abstract class RecordExtension<E extends UrlExtension> implements SitemapExtension<E> {

  private final JacksonExtension<E> extension;

  /**
   * Creates an extension for a record.
   *
   * @throws IllegalArgumentException for the same reasons as in {@link JacksonExtension#of}
   */
  protected RecordExtension(Class<E> type, ElementName element) {
    this(JacksonExtension.of(type, element));
  }

  /**
   * Creates an extension from one that was configured in code, for example with another id or with
   * aliases.
   */
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
