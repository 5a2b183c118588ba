package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;
import org.jspecify.annotations.Nullable;

/**
 * The current start tag. Only valid until the cursor moves.
 *
 * @param name the local name, in the case that feeds write it in
 */
record Tag(XmlCursor cursor, String name) {

  String namespace() {
    return cursor.namespace();
  }

  Location location() {
    return cursor.location();
  }

  boolean isMedia() {
    return Namespaces.isMedia(cursor.namespace());
  }

  /** Returns an attribute without the white space around it; null if it is absent or blank. */
  @Nullable String attribute(String attribute) {
    for (int i = 0; i < cursor.attributeCount(); i++) {
      if (cursor.attributeLocalName(i).equals(attribute)
          && cursor.attributeNamespace(i).isEmpty()) {
        String value = XmlText.trim(cursor.attributeValue(i));
        return value.isEmpty() ? null : value;
      }
    }
    return null;
  }

  /** Returns whether an attribute has a value, in upper or lower case. */
  boolean says(String attribute, String value) {
    return value.equalsIgnoreCase(attribute(attribute));
  }
}
