package io.github.sitemaptoolkit.converters.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.GuessedChars;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.XmlText;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON as the values of elements: the inverse of {@link JsonElementWriter}.
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
  private final PathInEntry path;

  /**
   * Creates a reader.
   *
   * @param path the path of the current value
   */
  JsonElementReader(
      JsonLog log, Keys keys, ItemBudget budget, JsonPlaces places, PathInEntry path) {
    this.log = log;
    this.keys = keys;
    this.budget = budget;
    this.places = places;
    this.path = path;
  }

  /**
   * Reads the current value of a parser, up to its end, as one element.
   *
   * @param place the number of its place, as the parent of those inside it
   * @return the element; null if the value is null, has a type that an element cannot have, or is
   *     one too many
   */
  @Nullable ElementValues element(JsonParser in, String name, ElementSchema schema, int place)
      throws IOException {
    if (in.getParsingContext().getNestingDepth() > JsonSyntax.DEEPEST) {
      log.missing(
          JsonCodes.TOO_DEEP,
          log.at(in),
          path(),
          () ->
              "the value of "
                  + Problem.quoted(name)
                  + " is nested deeper than "
                  + JsonSyntax.DEEPEST
                  + " levels; it is left out");
      in.skipChildren();
      return null;
    } else if (!budget.takesOne(in)) {
      in.skipChildren();
      return null;
    } else if (in.currentToken() == JsonToken.START_OBJECT) {
      return object(in, schema, place);
    }
    var element = new ElementValues(schema);
    if (in.currentToken().isBoolean() && isAlwaysEmpty(schema)) {
      if (!in.getBooleanValue()) {
        return null;
      }
      path.fill();
      return element;
    } else if (in.currentToken() != JsonToken.VALUE_NULL && !schema.hasText()) {
      log.wrongType(in, path(name), name, "an object");
      return null;
    }
    return readText(in, name, place, element) ? element : null;
  }

  /** Sets the text of an element to the current value; returns false if that is none. */
  private boolean readText(JsonParser in, String key, int place, ElementValues element)
      throws IOException {
    String text = budget.takesText(in) ? text(in, key) : null;
    if (text == null || isGuessedUrl(in, element.schema().field(), text)) {
      return false;
    }
    element.setText(text);
    path.fill(text);
    places.setText(place, in, text);
    return true;
  }

  /** Returns whether a value is a url that is not UTF-8; reports it. */
  private boolean isGuessedUrl(JsonParser in, @Nullable Field field, String value)
      throws IOException {
    boolean url = field != null && field.kind() == FieldKind.URL;
    if (!url || !log.isGuessed(in)) {
      return false;
    }
    log.missing(
        JsonCodes.ENCODING,
        log.at(in),
        path(),
        () -> GuessedChars.notUtf8(value) + "it is left out");
    return true;
  }

  private static boolean isAlwaysEmpty(ElementSchema schema) {
    Field field = schema.field();
    return schema.isLeaf()
        && (!schema.hasText() || (field != null && field.kind() == FieldKind.EMPTY));
  }

  private ElementValues object(JsonParser in, ElementSchema schema, int place) throws IOException {
    var element = new ElementValues(schema);
    keys.open();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String name = in.currentName();
      ElementSchema known = schema.child(name);
      String key = known == null ? marked(name, schema) : name;
      boolean isAttribute = known == null && isAttribute(key);
      if (!budget.takesOne(in)) {
        in.nextToken();
        in.skipChildren();
        continue;
      } else if (!keys.add(key)) {
        repeated(in, key, isAttribute || key.equals(JsonSyntax.TEXT));
      }
      if (known != null) {
        children(in, known, place, element);
      } else if (!isAttribute && !key.equals(JsonSyntax.TEXT)) {
        others(in, key, place, element);
      } else if (isAttribute) {
        attribute(in, key, place, element);
      } else {
        in.nextToken();
        readText(in, key, place, element);
      }
    }
    keys.close();
    path.fill();
    return element;
  }

  private static boolean isAttribute(String key) {
    return !key.isEmpty() && key.charAt(0) == JsonSyntax.ATTRIBUTE;
  }

  /**
   * Returns a key, which is no known child, with the mark of an attribute or a text, if it has none
   * and the schema knows what it is. An attribute with the name of a child has an underscore before
   * it.
   */
  private static String marked(String key, ElementSchema columns) {
    if (!columns.isDeclared() || isAttribute(key)) {
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

  /** Reports a repeated key. It is a repeated element; of an attribute or text, the last counts. */
  private void repeated(JsonParser in, String key, boolean lastCounts) {
    log.report(
        lastCounts
            ? JsonCodes.DUPLICATE_KEY
            : JsonCodes.DUPLICATE_KEY.withSeverity(Severity.WARNING),
        log.at(in),
        path(),
        lastCounts,
        () ->
            "the key "
                + Problem.quoted(key)
                + " occurs more than once in an object; "
                + (lastCounts ? "the last value is used" : "all its values are used"));
  }

  private void attribute(JsonParser in, String key, int place, ElementValues element)
      throws IOException {
    String name = key.substring(1);
    if (!XmlText.isName(name) || name.equals("xmlns")) {
      badName(in, key);
      return;
    }
    in.nextToken();
    String value = budget.takesText(in) ? text(in, key) : null;
    Field field = element.schema().attribute(name);
    if (value != null && !isGuessedUrl(in, field, value)) {
      element.setAttribute(name, value); // the last one counts
      path.fill(name, value);
      places.addAttribute(place, name, in);
    }
  }

  private void others(JsonParser in, String key, int place, ElementValues parent)
      throws IOException {
    if (XmlText.isName(key)) {
      children(in, ElementSchema.undeclared(key), place, parent);
    } else {
      badName(in, key);
    }
  }

  private void children(JsonParser in, ElementSchema schema, int place, ElementValues parent)
      throws IOException {
    if (in.nextToken() != JsonToken.START_ARRAY) {
      child(in, schema, place, parent);
      return;
    }
    while (in.nextToken() != JsonToken.END_ARRAY) {
      child(in, schema, place, parent);
    }
  }

  private void child(JsonParser in, ElementSchema schema, int parentPlace, ElementValues parent)
      throws IOException {
    int before = parent.count(schema);
    boolean repeats = schema.isDeclared() ? schema.repeats() : before > 0;
    path.enter(schema.name(), repeats ? before + 1 : 0);
    int place = places.add(parentPlace, schema.name(), in);
    ElementValues child = element(in, schema.name(), schema, place);
    path.leave();
    if (child == null) {
      places.drop(place);
      return;
    }
    parent.add(child);
    if (before > 0 && !repeats) {
      places.dropEarlier(place);
    }
  }

  private void badName(JsonParser in, String key) throws IOException {
    log.missing(
        JsonCodes.BAD_NAME,
        log.at(in),
        path(),
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
   * @param key the field of the entry, the name of the element, or its key for an attribute or text
   * @return the text; null if the value is null, or is an object or array, which is reported
   */
  @Nullable String text(JsonParser in, String key) throws IOException {
    return switch (in.currentToken()) {
      case VALUE_STRING, VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT, VALUE_TRUE, VALUE_FALSE ->
          in.getText();
      case VALUE_NULL -> null;
      default -> {
        log.wrongType(in, path(key), key, "a string");
        yield null;
      }
    };
  }

  /** Returns the path of the current value for a problem; null if that is just counted. */
  private @Nullable String path() {
    return log.wants() ? path.toString() : null;
  }

  private @Nullable String path(String key) {
    String around = path();
    return around != null && (around.isEmpty() || isAttribute(key))
        ? FieldPath.below(around, key)
        : around;
  }
}
