package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import org.jspecify.annotations.Nullable;

/**
 * Changes or leaves out entries between reading and writing: {@code conversion.each(entry -> ...)}.
 *
 * <p>A step may have state, so each conversion needs its own.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface Step {

  /**
   * Returns the entry to write instead of a page; null to leave it out without reporting a loss.
   */
  @Nullable UrlEntry page(UrlEntry entry);

  /**
   * Returns the entry to write instead of a page, for steps that report problems. Defaults to
   * {@link #page(UrlEntry)}.
   *
   * @param places where the values were in the input, before any step; only valid during the call
   */
  default @Nullable UrlEntry page(UrlEntry entry, Places places) {
    return page(entry);
  }

  /**
   * Returns the entry to write instead of a sitemap of an index, for steps that report problems.
   * Defaults to {@link #sitemap(IndexEntry)}.
   *
   * @param places where the values were in the input, before any step; only valid during the call
   */
  default @Nullable IndexEntry sitemap(IndexEntry entry, Places places) {
    return sitemap(entry);
  }

  /**
   * Returns the entry to write instead of a sitemap of an index; null to leave it out without
   * reporting a loss. Defaults to the same entry.
   */
  default @Nullable IndexEntry sitemap(IndexEntry entry) {
    return entry;
  }

  /**
   * Returns the data to write about the document as a whole. It is also called with the elements
   * after the entries, as nodes of a document of their own. Defaults to the same data.
   */
  default DocumentInfo document(DocumentInfo document) {
    return document;
  }

  /**
   * Called after all entries were read. May report problems. Does nothing by default.
   *
   * @param source the name of the document
   * @param problems where to report
   */
  default void end(String source, Problems problems) {}
}
