package io.github.sitemaptoolkit.ext.jackson;

import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;
import java.util.Set;

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
 * META-INF/services/io.github.sitemaptoolkit.extension.SitemapExtension}. What has become of it
 * ({@link #status}) and what it finds in feeds ({@link #fromFeed}) may be overridden.
 *
 * <p>Immutable, safe for many threads, and so must subclasses be.
 *
 * @param <E> the record
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

  /** Creates an extension with an id or aliases of its own. */
  protected RecordExtension(JacksonExtension<E> extension) {
    this.extension = extension;
  }

  @Override
  public final String id() {
    return extension.id();
  }

  @Override
  public final Class<E> type() {
    return extension.type();
  }

  @Override
  public final ElementName element() {
    return extension.element();
  }

  @Override
  public final Set<String> namespaceAliases() {
    return extension.namespaceAliases();
  }

  @Override
  public final List<String> columns() {
    return extension.columns();
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
