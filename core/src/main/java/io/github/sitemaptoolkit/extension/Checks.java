package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;

/**
 * The rules of an extension that depend on more than one field, such as a currency that is required
 * with a price. What a single {@link Field} states is checked without code.
 *
 * <p>Only called when a document is validated, never when it is read or written. Implementations
 * must be stateless and safe for use by several threads, but for what {@link #ofDocument} returns.
 *
 * @param <E> the type of the values
 * @since 0.1
 */
@FunctionalInterface
public interface Checks<E extends UrlExtension> {

  /**
   * Checks the values of one entry.
   *
   * @param values the values of the extension, in document order; never empty
   * @param owner the entry that they belong to
   * @param findings accepts what is wrong with them
   */
  void check(List<E> values, UrlEntry owner, Findings findings);

  /**
   * Returns what checks the entries of one document, one after the other. It may have state, of
   * bounded size, and need not be thread-safe. Defaults to this.
   */
  @Incubating
  default Checks<E> ofDocument() {
    return this;
  }
}
