package io.github.sitemaptoolkit.content.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A small JSON document in memory: objects as maps, arrays as lists, everything else as the text it
 * is written as. Immutable.
 *
 * @param value a {@code Map<String, JsonTree>}, a {@code List<JsonTree>}, or a {@code String}
 * @since 0.1
 */
public record JsonTree(Object value) {

  /** Deeper documents are refused: nobody writes them by hand. */
  private static final int DEEPEST = 200;

  private static final JsonFactory FACTORY = new JsonFactory();
  private static final JsonTree NOTHING = new JsonTree(Map.of());

  /**
   * Parses a document.
   *
   * @throws IOException if it is not JSON, has something behind it, or is nested deeper than 200
   *     levels
   */
  public static JsonTree parse(String text) throws IOException {
    try (JsonParser parser = FACTORY.createParser(text)) {
      if (parser.nextToken() == null) {
        throw new IOException("there is no value");
      }
      JsonTree tree = read(parser, 0);
      if (parser.nextToken() != null) {
        throw new IOException("there is more than one value");
      }
      return tree;
    }
  }

  private static JsonTree read(JsonParser parser, int depth) throws IOException {
    if (depth > DEEPEST) {
      throw new IOException("nested deeper than " + DEEPEST + " levels");
    }
    if (parser.currentToken() == JsonToken.START_OBJECT) {
      Map<String, JsonTree> members = new LinkedHashMap<>();
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        String name = parser.currentName();
        parser.nextToken();
        members.put(name, read(parser, depth + 1));
      }
      return new JsonTree(members);
    } else if (parser.currentToken() == JsonToken.START_ARRAY) {
      List<JsonTree> elements = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        elements.add(read(parser, depth + 1));
      }
      return new JsonTree(elements);
    }
    return new JsonTree(parser.getText());
  }

  /** Returns a member of an object; an empty object if there is none, or this is no object. */
  public JsonTree get(String name) {
    return members().getOrDefault(name, NOTHING);
  }

  /** Returns the members of an object, in their order; empty if this is no object. */
  @SuppressWarnings("unchecked") // the only maps that are made
  public Map<String, JsonTree> members() {
    return value instanceof Map ? (Map<String, JsonTree>) value : Map.of();
  }

  /** Returns the elements of an array; of anything else but an empty object, itself. */
  @SuppressWarnings("unchecked") // the only lists that are made
  public List<JsonTree> elements() {
    if (value instanceof List) {
      return (List<JsonTree>) value;
    }
    return value instanceof Map<?, ?> map && map.isEmpty() ? List.of() : List.of(this);
  }

  /**
   * Returns the text of a value, of an array that of its first element; null if it is an object,
   * blank, or {@code null}.
   */
  public @Nullable String text() {
    if (value instanceof List<?> list) {
      return list.isEmpty() ? null : elements().get(0).text();
    }
    boolean has = value instanceof String text && !text.isBlank() && !text.equals("null");
    return has ? value.toString().strip() : null;
  }

  /** Returns the text of a member; see {@link #text()}. */
  public @Nullable String text(String name) {
    return get(name).text();
  }
}
