package io.github.sitemaptoolkit.ext.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.dataformat.xml.JacksonXmlAnnotationIntrospector;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Configures and calls Jackson, with its XML annotations, for one value at a time.
 *
 * <p>Jackson's own XML reader and writer are not used, because they bind by local name only and
 * write without namespaces. {@link RecordContent} takes care of names instead.
 */
final class JacksonBinding {

  private final JsonMapper mapper =
      JsonMapper.builder()
          // Lists are wrapped only if an annotation requires it.
          .annotationIntrospector(new JacksonXmlAnnotationIntrospector(false))
          .addModule(new JavaTimeModule())
          .addModule(new SimpleModule().setSerializerModifier(new ComponentsOnly()))
          // Keeps the time zone of dates.
          .disable(
              SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
              SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
          .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
          // Otherwise 1 would be the second constant of any enum.
          .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
          // Otherwise 1.10 would be written as 1.1.
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private final DefaultDeserializationContext blueprint =
      (DefaultDeserializationContext) mapper.getDeserializationContext();

  JsonMapper mapper() {
    return mapper;
  }

  /** Returns a deserialization context without input. */
  DefaultDeserializationContext context() {
    return blueprint.createDummyInstance(mapper.getDeserializationConfig());
  }

  /** Converts a text to a value. */
  @Nullable Object value(String text, JsonDeserializer<?> deserializer) throws IOException {
    try (JsonParser parser = new TextNode(text).traverse(mapper)) {
      parser.nextToken();
      var context = blueprint.createInstance(mapper.getDeserializationConfig(), parser, null);
      return deserializer.deserialize(parser, context);
    }
  }

  /**
   * Creates a record.
   *
   * @throws IllegalArgumentException if its constructor fails
   */
  Object create(String type, ValueInstantiator instantiator, @Nullable Object[] values) {
    try {
      return values.length == 0
          ? instantiator.createUsingDefault(context())
          : instantiator.createFromObjectWith(context(), values);
    } catch (IOException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw new IllegalArgumentException(type + " rejects its values: " + cause, cause);
    }
  }

  /** Returns the components of a record by name, as Jackson would write them. */
  JsonNode tree(Object value) {
    return mapper.valueToTree(value);
  }

  /** Returns whether a property is a component of its record, not one of its other methods. */
  private static boolean isComponent(Class<?> type, BeanPropertyWriter property) {
    return Arrays.stream(type.getRecordComponents())
        .anyMatch(component -> component.getName().equals(property.getMember().getName()));
  }

  /** Ignores methods such as {@code isEmpty()}, whose values cannot be read back. */
  private static final class ComponentsOnly extends BeanSerializerModifier {

    private static final long serialVersionUID = 1;

    @Override
    public List<BeanPropertyWriter> changeProperties(
        SerializationConfig config, BeanDescription bean, List<BeanPropertyWriter> properties) {
      Class<?> type = bean.getBeanClass();
      return type.isRecord()
          ? properties.stream().filter(property -> isComponent(type, property)).toList()
          : properties;
    }
  }
}
