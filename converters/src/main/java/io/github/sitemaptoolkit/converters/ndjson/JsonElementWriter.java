package io.github.sitemaptoolkit.converters.ndjson;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import java.io.IOException;
import java.util.List;

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
  void array(List<JsonPart> elements) throws IOException {
    json.writeStartArray();
    for (JsonPart element : elements) {
      object(element);
    }
    json.writeEndArray();
  }

  private void object(JsonPart element) throws IOException {
    json.writeStartObject();
    List<String> attributes = element.attributes();
    for (int i = 0; i < attributes.size(); i += 2) {
      json.writeFieldName(JsonSyntax.ATTRIBUTE + attributes.get(i));
      text(attributes.get(i + 1));
    }
    if (!element.text().isEmpty()) {
      json.writeFieldName(JsonSyntax.TEXT);
      text(element.text());
    }
    for (JsonPart first : element.children()) {
      json.writeFieldName(first.name());
      if (first.isArray()) {
        json.writeStartArray();
      }
      for (JsonPart child = first; child != null; child = child.next()) {
        child(child);
      }
      if (first.isArray()) {
        json.writeEndArray();
      }
    }
    json.writeEndObject();
  }

  private void child(JsonPart element) throws IOException {
    if (element.isText()) {
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
