package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.token.XmlCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The attributes of one element, and which of them its extension has read. */
final class OpenAttributes {

  private final List<Attribute> attributes = new ArrayList<>();
  private boolean[] asked = new boolean[8];
  private final Map<String, String> bindings = new TreeMap<>();

  /** Reads the attributes of the current start tag. */
  void read(XmlCursor cursor, ForeignReader foreign) {
    int count = cursor.attributeCount();
    if (count == 0 && attributes.isEmpty()) {
      return;
    }
    attributes.clear();
    bindings.clear();
    if (asked.length < count) {
      asked = new boolean[count];
    }
    Arrays.fill(asked, 0, count, false);
    for (int i = 0; i < count; i++) {
      attributes.add(foreign.attribute(i));
      foreign.addBindings(cursor.attributeValue(i), bindings);
    }
  }

  /** Returns the value of an attribute and marks it as read; null if absent. */
  @Nullable String take(String name) {
    for (int i = 0; i < attributes.size(); i++) {
      Attribute attribute = attributes.get(i);
      if (attribute.localName().equals(name) && attribute.namespace().isEmpty()) {
        asked[i] = true;
        return attribute.value();
      }
    }
    return null;
  }

  /** Returns the attributes that were not read. */
  List<Attribute> left() {
    List<Attribute> left = List.of();
    for (int i = 0; i < attributes.size(); i++) {
      if (!asked[i]) {
        left = left.isEmpty() ? new ArrayList<>(1) : left;
        left.add(attributes.get(i));
      }
    }
    return left;
  }

  /** Returns the prefixes that names in these attributes' values use, with their namespaces. */
  Map<String, String> bindings() {
    return bindings;
  }
}
