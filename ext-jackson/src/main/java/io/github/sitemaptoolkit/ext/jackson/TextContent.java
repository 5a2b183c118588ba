package io.github.sitemaptoolkit.ext.jackson;

import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A text that Jackson converts to and from a value.
 *
 * @param binding calls Jackson
 * @param type the type of the value
 * @param deserializer converts the text to the value
 */
record TextContent(JacksonBinding binding, Class<?> type, JsonDeserializer<?> deserializer)
    implements Content {

  private static final Set<Class<?>> WHOLE =
      Set.of(Byte.class, Short.class, Integer.class, Long.class, BigInteger.class);
  private static final Set<Class<?>> DECIMAL = Set.of(Float.class, Double.class, BigDecimal.class);
  private static final Set<Class<?>> DATES =
      Set.of(LocalDate.class, Instant.class, OffsetDateTime.class, ZonedDateTime.class);

  private boolean isPlain() {
    return deserializer.getClass() == StringDeserializer.class;
  }

  @Override
  public @Nullable Object read(ElementReader in) {
    return convert(in.text(), "", in);
  }

  /** Reads the text of an element that also has attributes and may have no text. */
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
    } catch (IOException | RuntimeException e) { // third-party deserializers may throw anything
      value = null;
    }
    if (value == null) {
      in.problem(
          JacksonCodes.VALUE,
          what
              + Problem.quoted(text)
              + " is not a valid "
              + type.getSimpleName()
              + ", so it is left out; a component of type String would keep it");
    }
    return value;
  }

  @Override
  public void write(JsonNode value, ElementWriter out) {
    out.text(text(value));
  }

  /** Returns the text of a value; null if there is none. */
  static @Nullable String text(@Nullable JsonNode value) {
    if (value == null || value.isNull()) {
      return null;
    }
    if (!value.isValueNode()) {
      throw new IllegalStateException(
          "the serializer of a value wrote something other than a text: " + value);
    }
    return value.asText();
  }

  /** Returns a field whose kind is derived from the type. */
  @Override
  public Field field(String name) {
    if (type.isEnum()) {
      return Field.oneOf(
          name,
          Arrays.stream(type.getEnumConstants())
              .map(constant -> binding.tree(constant).asText())
              .toArray(String[]::new));
    } else if (type == Boolean.class) {
      return Field.oneOf(name, "true", "false");
    } else if (WHOLE.contains(type)) {
      return Field.wholeNumber(name);
    } else if (DECIMAL.contains(type)) {
      return Field.decimal(name);
    }
    return DATES.contains(type) ? Field.dateTime(name) : Field.text(name);
  }
}
