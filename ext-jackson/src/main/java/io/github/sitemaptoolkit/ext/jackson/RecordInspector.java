package io.github.sitemaptoolkit.ext.jackson;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.std.ContainerDeserializerBase;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import com.fasterxml.jackson.dataformat.xml.util.AnnotationUtil;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Derives the content of a record's element from Jackson, and rejects records that cannot be
 * elements.
 *
 * <p>A record is rejected with an {@link IllegalArgumentException} that names the component.
 */
final class RecordInspector {

  /** XML names, except those with a full stop, which separates names in columns. */
  private static final Pattern NAME =
      Pattern.compile("(?!xmlns$)[\\p{L}_][\\p{L}\\p{M}\\p{Nd}_\\-\\u00B7]*");

  private final JacksonBinding binding;
  private final String namespace;
  private final SerializerProvider serializers;
  private final Deque<Class<?>> around = new ArrayDeque<>();

  RecordInspector(JacksonBinding binding, String namespace) {
    this.binding = binding;
    this.namespace = namespace;
    this.serializers = binding.mapper().getSerializerProviderInstance();
  }

  /** Returns the content of a record's element. */
  RecordContent inspect(Class<?> type) {
    if (!type.isRecord()) {
      throw new IllegalArgumentException(type.getName() + " is not a record");
    }
    JavaType javaType = binding.mapper().constructType(type);
    try {
      return record(
          type,
          binding.context().findRootValueDeserializer(javaType),
          serializers.findValueSerializer(javaType));
    } catch (JsonMappingException e) {
      throw new IllegalArgumentException(type.getName() + ": " + e.getOriginalMessage(), e);
    }
  }

  static void checkName(String where, String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          where + ": \"" + name + "\" is not allowed as the name of an element or attribute");
    }
  }

  private RecordContent record(
      Class<?> type, JsonDeserializer<?> deserializer, JsonSerializer<?> serializer)
      throws JsonMappingException {
    if (around.contains(type)) {
      throw new IllegalArgumentException(type.getName() + " contains itself; write a codec for it");
    }
    if (!(deserializer instanceof BeanDeserializerBase bean)
        || !(serializer instanceof BeanSerializerBase)) {
      throw new IllegalArgumentException(
          type.getName() + " has a custom serializer or type id; write a codec for it");
    }
    around.push(type);
    var parts = new Parts(type, bean);
    for (Iterator<PropertyWriter> all = serializer.properties(); all.hasNext(); ) {
      parts.add((BeanPropertyWriter) all.next());
    }
    RecordContent content = parts.build(bean);
    tryEmpty(content, type);
    around.pop();
    return content;
  }

  private static void tryEmpty(RecordContent content, Class<?> type) {
    try {
      content.createEmpty();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          type.getName() + " must accept null for absent components: " + e.getCause(), e);
    }
  }

  /** Collects the parts of one record's element, one property after the other. */
  private final class Parts {

    private final Class<?> type;
    private final Map<String, SettableBeanProperty> arguments = new HashMap<>();
    private final List<RecordContent.Text> attributes = new ArrayList<>();
    private final List<RecordContent.Text> texts = new ArrayList<>();
    private final List<Component> children = new ArrayList<>();
    private final Set<String> components = new HashSet<>();
    private final Set<String> childNames = new HashSet<>();

    Parts(Class<?> type, BeanDeserializerBase bean) {
      this.type = type;
      bean.creatorProperties()
          .forEachRemaining(argument -> arguments.put(argument.getName(), argument));
    }

    void add(BeanPropertyWriter property) throws JsonMappingException {
      String component = property.getMember().getName();
      String where = type.getName() + '.' + component;
      components.add(component);
      SettableBeanProperty argument = arguments.get(property.getName());
      if (argument == null || property.isUnwrapping()) {
        throw refused(where, "is not read and written under the same name; write a codec for it");
      }
      checkType(where, property, argument);
      var config = serializers.getConfig();
      var annotations = config.getAnnotationIntrospector();
      boolean attribute =
          Boolean.TRUE.equals(
              AnnotationUtil.findIsAttributeAnnotation(config, annotations, property.getMember()));
      boolean text =
          Boolean.TRUE.equals(
              AnnotationUtil.findIsTextAnnotation(config, annotations, property.getMember()));
      checkNamespace(
          where,
          AnnotationUtil.findNamespaceAnnotation(config, annotations, property.getMember()),
          attribute);
      if (attribute || text) {
        if (argument.getType().isContainerType()
            || !(content(where, property, argument) instanceof TextContent content)) {
          throw refused(where, "has several values, so it cannot be an attribute or a text");
        }
        var part =
            new RecordContent.Text(
                property.getName(), argument.getCreatorIndex(), argument.isRequired(), content);
        (attribute ? attributes : texts).add(part);
        if (attribute) {
          checkName(where, property.getName());
        }
      } else {
        addChild(where, property, argument);
      }
    }

    private void addChild(String where, BeanPropertyWriter property, SettableBeanProperty argument)
        throws JsonMappingException {
      boolean list = argument.getType().isContainerType();
      var child =
          new Component(
              property.getName(),
              argument.getCreatorIndex(),
              argument.isRequired(),
              list,
              list ? wrapper(where, property) : null,
              content(where, property, argument));
      checkName(where, child.name());
      checkName(where, child.outerName());
      if (!childNames.add(child.outerName())) {
        throw refused(
            where, "uses the element name " + child.outerName() + ", which another component uses");
      }
      children.add(child);
    }

    RecordContent build(BeanDeserializerBase bean) {
      for (RecordComponent component : type.getRecordComponents()) {
        if (!components.contains(component.getName())) {
          throw refused(
              type.getName() + '.' + component.getName(), "is excluded by Jackson's annotations");
        }
      }
      if (texts.size() > 1 || (!texts.isEmpty() && !children.isEmpty())) {
        throw refused(
            type.getName(), "has a text in addition to another text or to child elements");
      }
      return new RecordContent(
          binding,
          type,
          bean.getValueInstantiator(),
          arguments.size(),
          attributes,
          texts.isEmpty() ? null : texts.get(0),
          children);
    }
  }

  private void checkType(String where, BeanPropertyWriter property, SettableBeanProperty argument) {
    JavaType type = argument.getType();
    if (type.isPrimitive()) {
      throw refused(
          where,
          "is "
              + type.getRawClass()
              + ", which cannot be absent; use its wrapper type, such as Integer for int");
    }
    if (type.isContainerType() && type.getRawClass() != List.class) {
      throw refused(where, "is a " + type.getRawClass().getSimpleName() + "; use a List");
    }
    if (argument.hasValueTypeDeserializer() || property.getTypeSerializer() != null) {
      throw refused(where, "has a type that depends on the content; write a codec for it");
    }
  }

  private void checkNamespace(String where, @Nullable String given, boolean attribute) {
    if (given != null && !given.isEmpty() && (attribute || !given.equals(namespace))) {
      throw refused(
          where,
          attribute
              ? "is an attribute in a namespace; attributes must have none"
              : "is in the namespace " + given + "; elements must be in " + namespace);
    }
  }

  @SuppressWarnings("ReferenceEquality") // Jackson's "none" and "default" are equal
  private @Nullable String wrapper(String where, BeanPropertyWriter property) {
    PropertyName wrapper = property.getWrapperName();
    if (wrapper == null || wrapper == PropertyName.NO_NAME) {
      return null;
    }
    checkNamespace(where, wrapper.getNamespace(), false);
    return wrapper.hasSimpleName() ? wrapper.getSimpleName() : property.getName();
  }

  private Content content(String where, BeanPropertyWriter property, SettableBeanProperty argument)
      throws JsonMappingException {
    JavaType type = argument.getType();
    JsonDeserializer<?> deserializer = argument.getValueDeserializer();
    JsonSerializer<?> known = property.getSerializer();
    JsonSerializer<?> serializer =
        known == null ? serializers.findValueSerializer(type, property) : known;
    if (!type.isContainerType()) {
      return content(where, type, deserializer, serializer);
    }
    JavaType item = type.getContentType();
    if (!(deserializer instanceof ContainerDeserializerBase<?> list)
        || !WrittenForm.of(serializer, type, serializers).isArray()
        || item.isContainerType()) {
      throw refused(where, "is not a list of texts or records");
    }
    JsonDeserializer<?> items = list.getContentDeserializer();
    return content(
        where,
        item,
        items == null ? StringDeserializer.instance : items, // null means the default one
        serializers.findContentValueSerializer(item, property));
  }

  private Content content(
      String where, JavaType type, JsonDeserializer<?> deserializer, JsonSerializer<?> serializer)
      throws JsonMappingException {
    Class<?> raw = type.getRawClass();
    if (WrittenForm.of(serializer, type, serializers).isText()) {
      if (deserializer instanceof BeanDeserializerBase bean
          && !bean.getValueInstantiator().canCreateFromString()
          && !bean.getValueInstantiator().canCreateUsingDelegate()) {
        throw refused(where, "is written as a text, but a text cannot be read as " + raw.getName());
      }
      return new TextContent(binding, raw, deserializer);
    }
    if (!raw.isRecord()) {
      throw refused(where, "is of type " + raw.getName() + ": neither a text nor a record");
    }
    return record(raw, deserializer, serializer);
  }

  private static IllegalArgumentException refused(String where, String why) {
    return new IllegalArgumentException(where + ' ' + why);
  }
}
