package io.github.sitemaptoolkit.converters.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.XmlText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON as elements: the inverse of {@link JsonElementWriter}.
 *
 * <p>Accepts more than is written: numbers and booleans instead of strings, a single value instead
 * of an array of one, a string instead of an element without attributes and children, true instead
 * of one that is always empty, attributes without their mark, as rows of Spark have them, and keys
 * in any order.
 */
final class JsonElementReader {

  private final JsonLog log;
  private final Keys keys;
  private final ItemBudget budget;
  private final JsonPlaces places;

  JsonElementReader(JsonLog log, Keys keys, ItemBudget budget, JsonPlaces places) {
    this.log = log;
    this.keys = keys;
    this.budget = budget;
    this.places = places;
  }

  /**
   * Reads the current value of a parser, up to its end, as one element.
   *
   * @param columns the schema of the element; null if unknown
   * @param place the number of its place, as the parent of those inside it
   * @return the element; null if the value is null, has a type that an element cannot have, or is
   *     one too many
   */
  @Nullable ForeignElement element(
      JsonParser in, ElementName name, @Nullable ElementSchema columns, int place)
      throws IOException {
    if (in.getParsingContext().getNestingDepth() > JsonSyntax.DEEPEST) {
      log.leftOut(
          JsonCodes.TOO_DEEP,
          log.at(in),
          () ->
              "the value of "
                  + Problem.quoted(name.localName())
                  + " is nested deeper than "
                  + JsonSyntax.DEEPEST
                  + " levels; it is left out");
      in.skipChildren();
      return null;
    } else if (!budget.takesOne(in)) {
      in.skipChildren();
      return null;
    } else if (in.currentToken() == JsonToken.START_OBJECT) {
      return object(in, name, columns, place);
    } else if (in.currentToken().isBoolean() && columns != null && isAlwaysEmpty(columns)) {
      return in.getBooleanValue() ? new ForeignElement(name, List.of(), List.of(), Map.of()) : null;
    }
    if (in.currentToken() != JsonToken.VALUE_NULL && columns != null && !columns.hasText()) {
      log.wrongType(in, name.localName(), "an object");
      return null;
    }
    String text = budget.takesText(in) ? text(in, name.localName()) : null;
    return text == null ? null : new ForeignElement(name, List.of(), content(text), Map.of());
  }

  private static boolean isAlwaysEmpty(ElementSchema schema) {
    Field field = schema.field();
    return schema.size() == 0
        && schema.attributes().isEmpty()
        && (!schema.hasText() || (field != null && field.kind() == FieldKind.EMPTY));
  }

  private static List<ForeignContent> content(String text) {
    return text.isEmpty() ? List.of() : List.of(new ForeignText(text));
  }

  private ForeignElement object(
      JsonParser in, ElementName name, @Nullable ElementSchema columns, int place)
      throws IOException {
    Map<String, Attribute> attributes = new LinkedHashMap<>(); // by name
    List<ForeignElement> children = new ArrayList<>();
    String text = "";
    keys.open();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String key = marked(in.currentName(), columns);
      boolean isAttribute = isAttribute(key);
      if (!budget.takesOne(in)) {
        in.nextToken();
        in.skipChildren();
        continue;
      } else if (!keys.add(key)) {
        repeated(in, key, isAttribute || key.equals(JsonSyntax.TEXT));
      }
      if (!isAttribute && !key.equals(JsonSyntax.TEXT)) {
        children(in, name, key, columns, place, children);
      } else if (isAttribute) {
        attribute(in, key, attributes);
      } else {
        in.nextToken();
        String value = budget.takesText(in) ? text(in, key) : null;
        text = value == null ? text : value;
      }
    }
    keys.close();
    children.sort(bySchema(columns)); // the keys of an object have no order, but elements do
    List<ForeignContent> content = new ArrayList<>(content(text));
    content.addAll(children);
    return new ForeignElement(name, List.copyOf(attributes.values()), content, Map.of());
  }

  private static boolean isAttribute(String key) {
    return !key.isEmpty() && key.charAt(0) == JsonSyntax.ATTRIBUTE;
  }

  /**
   * Returns a key with the mark of an attribute or a text, if it has none and the schema knows what
   * it is. A child goes first; an attribute of its name then has an underscore before it.
   */
  private static String marked(String key, @Nullable ElementSchema columns) {
    if (columns == null || columns.child(key) != null || isAttribute(key)) {
      return key;
    } else if (columns.attribute(key) != null) {
      return JsonSyntax.ATTRIBUTE + key;
    } else if (key.equals(JsonSyntax.PLAIN_TEXT) && columns.hasText()) {
      return JsonSyntax.TEXT;
    }
    String bare = key.startsWith("_") ? key.substring(1) : "";
    boolean taken =
        columns.attribute(bare) != null
            && columns.children().stream().anyMatch(it -> it.name().equalsIgnoreCase(bare));
    return taken ? JsonSyntax.ATTRIBUTE + bare : key;
  }

  /** Compares elements by their position in the schema; unknown ones come last, as in documents. */
  private static Comparator<ForeignElement> bySchema(@Nullable ElementSchema columns) {
    return Comparator.comparingInt(
        element -> {
          ElementSchema known = columns == null ? null : columns.child(element.name().localName());
          return known == null ? Integer.MAX_VALUE : known.position();
        });
  }

  /** Reports a repeated key. It is a repeated element; of an attribute or text, the last counts. */
  private void repeated(JsonParser in, String key, boolean lastCounts) {
    log.report(
        lastCounts
            ? JsonCodes.DUPLICATE_KEY
            : JsonCodes.DUPLICATE_KEY.withSeverity(Severity.WARNING),
        log.at(in),
        null,
        lastCounts,
        () ->
            "the key "
                + Problem.quoted(key)
                + " occurs more than once in an object; "
                + (lastCounts ? "the last value is used" : "all its values are used"));
  }

  private void attribute(JsonParser in, String key, Map<String, Attribute> attributes)
      throws IOException {
    String name = key.substring(1);
    if (!XmlText.isName(name) || name.equals("xmlns")) {
      badName(in, key);
      return;
    }
    in.nextToken();
    String value = budget.takesText(in) ? text(in, key) : null;
    if (value != null) {
      attributes.remove(name); // the last one counts, in its own position
      attributes.put(name, new Attribute("", name, "", value));
    }
  }

  private void children(
      JsonParser in,
      ElementName parent,
      String key,
      @Nullable ElementSchema columns,
      int place,
      List<ForeignElement> children)
      throws IOException {
    if (!XmlText.isName(key)) {
      badName(in, key);
      return;
    }
    var name = new ElementName(parent.namespace(), key, parent.prefix());
    ElementSchema schema = columns == null ? null : columns.child(key);
    if (in.nextToken() != JsonToken.START_ARRAY) {
      child(in, name, schema, place, children);
      return;
    }
    while (in.nextToken() != JsonToken.END_ARRAY) {
      child(in, name, schema, place, children);
    }
  }

  private void child(
      JsonParser in,
      ElementName name,
      @Nullable ElementSchema schema,
      int parent,
      List<ForeignElement> children)
      throws IOException {
    int place = places.add(parent, name.localName(), in);
    ForeignElement element = element(in, name, schema, place);
    if (element == null) {
      places.drop(place);
    } else {
      children.add(element);
    }
  }

  private void badName(JsonParser in, String key) throws IOException {
    log.leftOut(
        JsonCodes.BAD_NAME,
        log.at(in),
        () ->
            "the key "
                + Problem.quoted(key)
                + " cannot be the name of an element or attribute;"
                + " it is left out");
    in.nextToken();
    in.skipChildren();
  }

  /**
   * Returns the current value of a parser as text; numbers as they are written.
   *
   * @return the text; null if the value is null, or is an object or array, which is reported
   */
  @Nullable String text(JsonParser in, String key) throws IOException {
    return switch (in.currentToken()) {
      case VALUE_STRING, VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT, VALUE_TRUE, VALUE_FALSE ->
          in.getText();
      case VALUE_NULL -> null;
      default -> {
        log.wrongType(in, key, "a string");
        yield null;
      }
    };
  }
}
