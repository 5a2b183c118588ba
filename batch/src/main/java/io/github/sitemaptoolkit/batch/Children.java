package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.io.Source;
import java.io.IOException;
import java.util.Optional;

/**
 * Finds the documents that an index lists: files beside it, or wherever else their urls lead. Not
 * safe for use by several threads, unless an implementation says so.
 *
 * @since 0.1
 */
public interface Children {

  /**
   * Opens the document of a url. The caller closes the source.
   *
   * @return the document; empty if there is none
   * @throws IOException if there is one, and it cannot be opened
   */
  Optional<Source> open(String loc) throws IOException;

  /** Returns why {@link #open} finds nothing for a url, for people. */
  default String missing(String loc) {
    return "there is no document for this url";
  }

  /**
   * Notes that a url is read; returns the url that the same document was read for before, if any.
   * To be called once for each url that is read; one document is never read for two.
   */
  default Optional<String> use(String loc) {
    return Optional.empty();
  }
}
