package io.github.sitemaptoolkit.validator;

import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;

/**
 * Learns which entries a validator checks, for rules over several documents.
 *
 * @since 0.1
 */
public interface DocumentObserver {

  /** Learns nothing. */
  DocumentObserver NONE =
      new DocumentObserver() {
        @Override
        public void begin(String document, String format, boolean index) {}

        @Override
        public void page(UrlEntry entry, Places places) {}

        @Override
        public void sitemap(IndexEntry entry, Places places) {}
      };

  /**
   * Called before the first entry of a document.
   *
   * @param document its name
   * @param format the id of its format
   * @param index whether its entries are those of a sitemap index
   */
  void begin(String document, String format, boolean index);

  /**
   * Called with each page, after it was checked.
   *
   * @param places where its values are; only used during the call
   */
  void page(UrlEntry entry, Places places);

  /**
   * Called with each sitemap of an index, after it was checked.
   *
   * @param places where its values are; only used during the call
   */
  void sitemap(IndexEntry entry, Places places);
}
