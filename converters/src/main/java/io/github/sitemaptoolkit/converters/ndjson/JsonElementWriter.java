package io.github.sitemaptoolkit.converters.ndjson;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.extension.ElementSchema;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes elements as JSON: the inverse of {@code JsonElementReader}. */
final class JsonElementWriter {

  private final JsonGenerator json;
  private final Runnable broken;

  /**
   * Creates a writer.
   *
   * @param broken called for each text with half of a surrogate pair, which becomes U+FFFD
   */
  JsonElementWriter(JsonGenerator json, Runnable broken) {
    this.json = json;
    this.broken = broken;
  }

  /** Writes the elements of an extension: always objects in an array. */
  void array(List<ElementValues> elements) throws IOException {
    json.writeStartArray();
    for (ElementValues element : elements) {
      object(element);
    }
    json.writeEndArray();
  }

  private void object(ElementValues element) throws IOException {
    ElementSchema schema = element.schema();
    json.writeStartObject();
    for (int i = 0; i < schema.attributes().size(); i++) {
      attribute(schema.attribute(i).name(), element.value(i));
    }
    for (Map.Entry<String, String> other : element.undeclaredAttributes().entrySet()) {
      attribute(other.getKey(), other.getValue());
    }
    if (!element.text().isEmpty()) {
      json.writeFieldName(JsonSyntax.TEXT);
      text(element.text());
    }
    for (int i = 0; i < schema.size(); i++) {
      List<@Nullable ElementValues> siblings = element.children(i);
      if (!siblings.isEmpty()) {
        children(siblings);
      }
    }
    for (List<@Nullable ElementValues> siblings : element.undeclaredChildren()) {
      children(siblings);
    }
    json.writeEndObject();
  }

  private void attribute(String name, @Nullable String value) throws IOException {
    if (value != null) {
      json.writeFieldName(JsonSyntax.ATTRIBUTE + name);
      text(value);
    }
  }

  /** Writes the elements of a name: in an array if they repeat, or may do so. */
  private void children(List<@Nullable ElementValues> siblings) throws IOException {
    ElementSchema schema = Objects.requireNonNull(siblings.get(0)).schema();
    boolean array = siblings.size() > 1 || schema.repeats();
    json.writeFieldName(schema.name());
    if (array) {
      json.writeStartArray();
    }
    for (ElementValues child : siblings) {
      child(Objects.requireNonNull(child));
    }
    if (array) {
      json.writeEndArray();
    }
  }

  /** Writes an element: a text if it is nothing else, and in all documents if it is declared. */
  private void child(ElementValues element) throws IOException {
    if (element.schema().isLeaf() && element.schema().hasText() && element.isBare()) {
      text(element.text());
    } else {
      object(element);
    }
  }

  /** Writes a text. */
  void text(String text) throws IOException {
    boolean whole = JsonSyntax.brokenAt(text, 0) < 0;
    if (!whole) {
      broken.run();
    }
    json.writeString(whole ? text : JsonSyntax.repaired(text));
  }
}
