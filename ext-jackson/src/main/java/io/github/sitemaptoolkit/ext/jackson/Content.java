package io.github.sitemaptoolkit.ext.jackson;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Field;
import org.jspecify.annotations.Nullable;

/** The content of an element: a text, or the components of a record. Immutable. */
interface Content {

  /** Reads the current element of a cursor; returns null if the type cannot hold its content. */
  @Nullable Object read(ElementReader in);

  /** Writes a value that Jackson converted to a tree. The element has already been started. */
  void write(JsonNode value, ElementWriter out);

  /** Returns the field that describes a child element with this content. */
  Field field(String name);
}
