package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.ElementName;

/** The JSON Schema of a line, as the columns of the extensions make it, and a check against it. */
final class NdjsonSchema {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String OURS = "io.github.sitemaptoolkit.";

  private NdjsonSchema() {}

  /** Returns the schema for the project's own extensions among these. */
  static String of(Extensions extensions) throws JsonProcessingException {
    ObjectNode schema = MAPPER.createObjectNode();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "A line of a sitemap as JSON lines");
    schema.put(
        "description",
        "What is written; docs/json-input.md says what more is read. Members are only added, and never"
            + " change their meaning.");
    schema.put("type", "object");
    schema.putArray("required").add("loc");
    ObjectNode properties = schema.putObject("properties");
    text(properties, "loc", "The url of the page").put("minLength", 1);
    text(properties, "lastmod", "When the page last changed, as a W3C date and time");
    text(properties, "changefreq", "How often the page changes");
    text(properties, "priority", "The url's weight on its site, 0.0 to 1.0");
    for (Registration registration : extensions.registrations()) {
      if (registration.extension().getClass().getName().startsWith(OURS)) {
        ElementName name = registration.element();
        ObjectNode array = properties.putObject(registration.id());
        array.put("description", name + " of " + name.namespace());
        array.put("type", "array");
        array.set("items", object(registration.schema()));
      }
    }
    text(properties, "_xml", "What has no key, as a url element");
    ObjectNode others = schema.putObject("additionalProperties");
    others.put("description", "An extension that does not come with the toolkit, under its id");
    others.put("type", "array").putObject("items").put("type", "object");
    var separators =
        Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER);
    var printer =
        new DefaultPrettyPrinter(separators).withObjectIndenter(new DefaultIndenter("  ", "\n"));
    return MAPPER.writer(printer).writeValueAsString(schema) + '\n';
  }

  private static ObjectNode text(ObjectNode properties, String key, String description) {
    return properties.putObject(key).put("description", description).put("type", "string");
  }

  private static ObjectNode object(ElementSchema columns) {
    ObjectNode schema = MAPPER.createObjectNode();
    schema.put("type", "object");
    ObjectNode properties = schema.putObject("properties");
    for (String attribute : columns.attributes()) {
      properties
          .putObject('@' + attribute)
          .put("description", columns.attribute(attribute).facts())
          .put("type", "string");
    }
    if (columns.hasText()) {
      properties.putObject("#text").put("type", "string");
    }
    for (ElementSchema child : columns.children()) {
      ObjectNode one = child(child);
      one.put("description", child.field().facts());
      if (child.repeats()) {
        properties.putObject(child.name()).put("type", "array").set("items", one);
      } else {
        properties.set(child.name(), one);
      }
    }
    return schema.put("additionalProperties", false);
  }

  private static ObjectNode child(ElementSchema columns) {
    boolean textOnly =
        columns.hasText() && columns.attributes().isEmpty() && columns.children().isEmpty();
    return textOnly ? MAPPER.createObjectNode().put("type", "string") : object(columns);
  }

  /** Fails unless a value fits a schema, as far as the words of this schema go. */
  static void check(JsonNode schema, JsonNode value, String where) {
    switch (schema.get("type").textValue()) {
      case "string" -> assertTrue(value.isTextual(), where);
      case "array" -> {
        assertTrue(value.isArray(), where);
        assertNotEquals(0, value.size(), where);
        value.forEach(item -> check(schema.get("items"), item, where));
      }
      default -> checkObject(schema, value, where);
    }
  }

  private static void checkObject(JsonNode schema, JsonNode value, String where) {
    assertTrue(value.isObject(), where);
    for (JsonNode key : schema.path("required")) {
      assertTrue(value.has(key.textValue()), where);
    }
    for (var field : value.properties()) {
      JsonNode known = schema.path("properties").get(field.getKey());
      JsonNode others = schema.get("additionalProperties");
      if (known != null) {
        check(known, field.getValue(), where + '/' + field.getKey());
      } else if (others != null) {
        assertNotEquals(BooleanNode.FALSE, others, where + '/' + field.getKey());
        check(others, field.getValue(), where + '/' + field.getKey());
      }
    }
  }
}
