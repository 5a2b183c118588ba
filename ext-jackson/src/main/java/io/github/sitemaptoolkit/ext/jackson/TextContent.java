package io.github.sitemaptoolkit.ext.jackson;

import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A text, and the value that Jackson makes of it.
 *
 * @param binding how Jackson is called
 * @param type the value's type, for people
 * @param deserializer makes the value
 */
record TextContent(JacksonBinding binding, String type, JsonDeserializer<?> deserializer)
    implements Content {

  private boolean isPlain() {
    return deserializer.getClass() == StringDeserializer.class;
  }

  @Override
  public @Nullable Object read(ElementReader in) {
    return convert(in.text(), "", in);
  }

  /** Reads the text of an element that has attributes, too, and stands without text as well. */
  @Nullable Object readBesideAttributes(ElementReader in) {
    String text = in.text();
    return !isPlain() && text.isBlank() ? null : convert(text, "", in);
  }

  /** Reads an attribute; null if it is absent. */
  @Nullable Object readAttribute(String name, ElementReader in) {
    String text = in.attribute(name);
    return text == null ? null : convert(text, "the attribute " + name + "=", in);
  }

  private @Nullable Object convert(String text, String what, ElementReader in) {
    if (isPlain()) {
      return text;
    }
    Object value;
    try {
      value = binding.value(text, deserializer);
    } catch (IOException | RuntimeException e) { // what a deserializer of somebody else throws, too
      value = null;
    }
    if (value == null) {
      in.problem(
          Severity.ERROR,
          "extension.value",
          what
              + Problem.quoted(text)
              + " is no "
              + type
              + " and is left out; a component of type String would keep it");
    }
    return value;
  }

  @Override
  public void write(JsonNode value, ElementWriter out) {
    out.text(text(value));
  }

  /** Returns the text of a value, null for none. */
  static @Nullable String text(@Nullable JsonNode value) {
    if (value == null || value.isNull()) {
      return null;
    }
    if (!value.isValueNode()) {
      throw new IllegalStateException("its serializer wrote something else than a text: " + value);
    }
    return value.asText();
  }

  @Override
  public void addColumns(String path, List<String> columns) {
    columns.add(path);
  }
}
