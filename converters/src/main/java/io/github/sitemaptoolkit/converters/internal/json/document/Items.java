package io.github.sitemaptoolkit.converters.internal.json.document;

import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the items of a document as entries, as one of the kinds of documents. */
interface Items {

  /**
   * Returns the next entry; null at the end.
   *
   * @throws IOException if the input fails or is malformed
   */
  @Nullable UrlEntry next() throws IOException;

  /** Returns the place of the last entry. */
  Location location();

  /** Returns the places of the last entry's values; null if they are not known. */
  default @Nullable Places places() {
    return null;
  }

  /** Returns the data about the document. */
  default DocumentInfo document() {
    return DocumentInfo.of(DocumentInfo.Kind.TABLE);
  }

  /** Returns which column each member is read as; empty if they are not read as columns. */
  default Map<String, String> columns() {
    return Map.of();
  }

  /** Reports all that was counted. Called once, at the end. */
  void end();
}
