package io.github.sitemaptoolkit.converters.ndjson;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes elements as JSON: the inverse of {@link JsonElementReader}. */
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
  void array(List<ForeignElement> elements, ElementSchema columns) throws IOException {
    json.writeStartArray();
    for (ForeignElement element : elements) {
      object(element, columns);
    }
    json.writeEndArray();
  }

  private void object(ForeignElement element, @Nullable ElementSchema columns) throws IOException {
    json.writeStartObject();
    for (Attribute attribute : element.attributes()) {
      json.writeFieldName(JsonLines.ATTRIBUTE + attribute.localName());
      text(attribute.value());
    }
    String text = ownText(element);
    if (!text.isEmpty()) {
      json.writeFieldName(JsonLines.TEXT);
      text(text);
    }
    for (Map.Entry<String, List<ForeignElement>> children : byName(element).entrySet()) {
      ElementSchema schema = columns == null ? null : columns.child(children.getKey());
      boolean many = children.getValue().size() > 1 || (schema != null && schema.repeats());
      json.writeFieldName(children.getKey());
      if (many) {
        json.writeStartArray();
      }
      for (ForeignElement child : children.getValue()) {
        child(child, schema);
      }
      if (many) {
        json.writeEndArray();
      }
    }
    json.writeEndObject();
  }

  private static Map<String, List<ForeignElement>> byName(ForeignElement element) {
    Map<String, List<ForeignElement>> byName = new LinkedHashMap<>();
    for (ForeignContent piece : element.content()) {
      if (piece instanceof ForeignElement child) {
        byName.computeIfAbsent(child.name().localName(), name -> new ArrayList<>(1)).add(child);
      }
    }
    return byName;
  }

  /** Writes a child: as a string if its schema allows only text, else as an object. */
  private void child(ForeignElement element, @Nullable ElementSchema columns) throws IOException {
    boolean textOnly =
        columns == null
            || (columns.hasText() && columns.attributes().isEmpty() && columns.size() == 0);
    String text = textOnly ? onlyText(element) : null;
    if (text == null) {
      object(element, columns);
    } else {
      text(text);
    }
  }

  /** Returns the text of an element that has only text; null for any other. */
  private static @Nullable String onlyText(ForeignElement element) {
    boolean more =
        !element.attributes().isEmpty()
            || element.content().stream().anyMatch(ForeignElement.class::isInstance);
    return more ? null : element.text();
  }

  private static String ownText(ForeignElement element) {
    for (ForeignContent piece : element.content()) {
      if (piece instanceof ForeignText text) {
        return text.value(); // codecs build one text at most, before all children
      }
    }
    return "";
  }

  /** Writes a text. */
  void text(String text) throws IOException {
    boolean whole = JsonLines.brokenAt(text, 0) < 0;
    if (!whole) {
      broken.run();
    }
    json.writeString(whole ? text : JsonLines.repaired(text));
  }
}
