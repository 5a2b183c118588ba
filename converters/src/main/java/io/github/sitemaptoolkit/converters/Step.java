package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import org.jspecify.annotations.Nullable;

/**
 * What is done to each entry between reading and writing: {@code conversion.each(entry -> ...)}.
 *
 * <p>May count and remember, so one step belongs to one conversion.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface Step {

  /** Returns what is to be written in place of a page; null to leave it out, which is no loss. */
  @Nullable UrlEntry page(UrlEntry entry);

  /** Returns what is to be written in place of a sitemap of an index; null to leave it out. */
  default @Nullable IndexEntry sitemap(IndexEntry entry) {
    return entry;
  }

  /** Returns what is to be written of the document as a whole. */
  default DocumentInfo document(DocumentInfo document) {
    return document;
  }

  /**
   * Tells what there is to tell when all entries were read.
   *
   * @param source the name of the document
   */
  default void end(String source, Problems problems) {}
}
