package io.github.sitemaptoolkit.converters.ndjson;

import io.github.sitemaptoolkit.element.TreeWriter;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An element that an extension wrote, with its children by name, as JSON has them. It is held until
 * the extension has written all of it: only then is it known which names repeat, and that the
 * extension has not failed.
 */
final class JsonPart {

  private final String name;
  private final @Nullable ElementSchema schema; // null if the extension's fields do not have it
  private String text = "";
  private List<String> attributes = List.of(); // names and values in turn
  private Map<String, JsonPart> children = Map.of(); // the first of each name
  private JsonPart last = this; // of its name; only known to the first
  private @Nullable JsonPart next; // of its name

  private JsonPart(String name, @Nullable ElementSchema schema) {
    this.name = name;
    this.schema = schema;
  }

  /**
   * Returns what an extension writes for a value.
   *
   * @throws RuntimeException any exception that the extension throws
   */
  static JsonPart of(Registration registration, Object value) {
    var writer = new Writer(new JsonPart("", registration.schema()));
    return writer.write(registration.extension(), value);
  }

  /** Returns the name of the element; empty for that of the value itself. */
  String name() {
    return name;
  }

  /** Returns the text; empty if there is none. */
  String text() {
    return text;
  }

  /** Returns the names and values of the attributes in turn. */
  List<String> attributes() {
    return attributes;
  }

  /** Returns the first child of each name, in the order of the first ones. */
  Collection<JsonPart> children() {
    return children.values();
  }

  /** Returns the next child of the same name in the parent; null if this is the last one. */
  @Nullable JsonPart next() {
    return next;
  }

  /** Returns whether this first child of its name is an array: it repeats, or may do so. */
  boolean isArray() {
    return next != null || (schema != null && schema.repeats());
  }

  /** Returns whether the element is only a text here, and in all documents if it is known. */
  boolean isText() {
    return attributes.isEmpty()
        && children.isEmpty()
        && (schema == null
            || (schema.hasText() && schema.attributes().isEmpty() && schema.size() == 0));
  }

  private JsonPart add(String child) {
    var added = new JsonPart(child, schema == null ? null : schema.child(child));
    if (children.isEmpty()) {
      children = new LinkedHashMap<>();
    }
    JsonPart first = children.putIfAbsent(child, added);
    if (first != null) {
      first.last.next = added;
      first.last = added;
    }
    return added;
  }

  private void addAttribute(String attribute, String value) {
    if (attributes.isEmpty()) {
      attributes = new ArrayList<>(4);
    }
    attributes.add(attribute);
    attributes.add(value);
  }

  private static final class Writer extends TreeWriter<JsonPart> {

    Writer(JsonPart root) {
      super(root);
    }

    @Override
    protected JsonPart addChild(JsonPart parent, String child) {
      return parent.add(child);
    }

    @Override
    protected void addAttribute(JsonPart element, String attribute, String value) {
      element.addAttribute(attribute, value);
    }

    @Override
    protected void addText(JsonPart element, String more) {
      element.text = element.text.isEmpty() ? more : element.text + more;
    }
  }
}
