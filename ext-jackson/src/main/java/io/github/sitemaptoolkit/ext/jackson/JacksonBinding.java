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
 * How Jackson is set up and called: by the XML annotations, but tree by tree and value by value.
 *
 * <p>Jackson's own XML reader and writer are left out: they bind by local name alone and write
 * without namespace. What they would do with names is done by {@link RecordContent}.
 */
final class JacksonBinding {

  private final JsonMapper mapper =
      JsonMapper.builder()
          // Lists are wrapped where an annotation says so, not by default.
          .annotationIntrospector(new JacksonXmlAnnotationIntrospector(false))
          .addModule(new JavaTimeModule())
          .addModule(new SimpleModule().setSerializerModifier(new ComponentsOnly()))
          // Dates are written as they are read.
          .disable(
              SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
              SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
          .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
          // 1 would be the second constant of any enum.
          .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
          // 1.10 would be written as 1.1.
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private final DefaultDeserializationContext blueprint =
      (DefaultDeserializationContext) mapper.getDeserializationContext();

  JsonMapper mapper() {
    return mapper;
  }

  /** Returns a context that reads nothing. */
  DefaultDeserializationContext context() {
    return blueprint.createDummyInstance(mapper.getDeserializationConfig());
  }

  /** Makes a value of a text. */
  @Nullable Object value(String text, JsonDeserializer<?> deserializer) throws IOException {
    try (JsonParser parser = new TextNode(text).traverse(mapper)) {
      parser.nextToken();
      var context = blueprint.createInstance(mapper.getDeserializationConfig(), parser, null);
      return deserializer.deserialize(parser, context);
    }
  }

  /**
   * Makes a record.
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
      throw new IllegalArgumentException(type + " refuses its values: " + cause, cause);
    }
  }

  /** Returns a record's components by name, as Jackson would write them. */
  JsonNode tree(Object value) {
    return mapper.valueToTree(value);
  }

  /** Returns whether a property is a component of its record and not another method of it. */
  private static boolean isComponent(Class<?> type, BeanPropertyWriter property) {
    return Arrays.stream(type.getRecordComponents())
        .anyMatch(component -> component.getName().equals(property.getMember().getName()));
  }

  /** Leaves out methods such as {@code isEmpty()}: nothing can be read back into them. */
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
