package io.github.sitemaptoolkit.ext.jackson;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Field;
import org.jspecify.annotations.Nullable;

/** What stands inside an element: a text, or what a record says. Immutable. */
interface Content {

  /** Reads the element that a cursor stands on; null where it says what the type cannot hold. */
  @Nullable Object read(ElementReader in);

  /** Writes what Jackson made of a value; the element itself is open. */
  void write(JsonNode value, ElementWriter out);

  /** Returns what is known of a child element that holds this. */
  Field field(String name);
}
