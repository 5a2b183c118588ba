package io.github.sitemaptoolkit.validator;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import java.util.Set;

/**
 * Learns which entries a validator checks, for rules over several documents.
 *
 * @since 0.1
 */
@Incubating
public interface DocumentObserver {

  /** Learns nothing. */
  DocumentObserver NONE =
      new DocumentObserver() {
        @Override
        public void begin(String document, String format, boolean index, PageUrls urls) {}

        @Override
        public void page(UrlEntry entry, Places places, Set<FoundRule> found) {}

        @Override
        public void found(String url, FoundRule rule) {}

        @Override
        public void sitemap(IndexEntry entry, Places places) {}
      };

  /**
   * Called before the first entry of a document.
   *
   * @param document its name
   * @param format the id of its format
   * @param index whether its entries are those of a sitemap index
   * @param urls has judged the url of each entry that is passed on, so that it is asked about that
   *     url at little cost
   */
  void begin(String document, String format, boolean index, PageUrls urls);

  /**
   * Called with each page, after it was checked.
   *
   * @param places where its values are; only used during the call
   * @param found the rules that it violates, also those that are reported once a document; mostly
   *     the same object for entries with the same rules
   */
  void page(UrlEntry entry, Places places, Set<FoundRule> found);

  /**
   * Called at the end with a rule that a page violates, and that was not among those it was passed
   * on with.
   *
   * @param url the url of the page
   */
  void found(String url, FoundRule rule);

  /**
   * Called with each sitemap of an index, after it was checked.
   *
   * @param places where its values are; only used during the call
   */
  void sitemap(IndexEntry entry, Places places);
}
