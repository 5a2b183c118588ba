package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.source.TextRange;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The current start tag. Only valid until the cursor moves.
 *
 * @param name the local name, in the case that feeds write it in
 * @param places whether places are wanted as ranges
 */
record Tag(XmlCursor cursor, String name, boolean places) {

  String namespace() {
    return cursor.namespace();
  }

  private XmlCursor.@Nullable Ranges ranges() {
    return places ? cursor.ranges() : null;
  }

  Location location() {
    XmlCursor.Ranges ranges = ranges();
    return ranges == null ? cursor.location() : ranges.tag();
  }

  /** Returns the places of the attributes by name; empty if they are not wanted. */
  Map<String, Location> attributes() {
    XmlCursor.Ranges ranges = ranges();
    if (ranges == null) {
      return Map.of();
    }
    Map<String, Location> attributes = new HashMap<>();
    for (int i = 0; i < cursor.attributeCount(); i++) {
      if (cursor.attributeNamespace(i).isEmpty()) {
        attributes.put(cursor.attributeLocalName(i), ranges.attribute(i));
      }
    }
    return attributes;
  }

  /** Returns what finds the place of the text of the element; null if that is not wanted. */
  @Nullable TextRange range() {
    return places ? new TextRange() : null;
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
