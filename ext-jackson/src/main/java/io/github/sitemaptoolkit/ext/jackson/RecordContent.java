package io.github.sitemaptoolkit.ext.jackson;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Field;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The content of an element according to a record: attributes, then a text or child elements. */
final class RecordContent implements Content {

  /** A component that is an attribute, or the text of the element. */
  record Text(String name, int index, boolean required, TextContent content) {

    Field field(String as) {
      Field field = content.field(as);
      return required ? field.required() : field;
    }
  }

  private final JacksonBinding binding;
  private final String type;
  private final ValueInstantiator instantiator;
  private final int size;
  private final List<Text> attributes;
  private final @Nullable Text text;
  private final List<Component> children;
  private final Map<String, Component> byName = new LinkedHashMap<>();

  RecordContent(
      JacksonBinding binding,
      Class<?> type,
      ValueInstantiator instantiator,
      int size,
      List<Text> attributes,
      @Nullable Text text,
      List<Component> children) {
    this.binding = binding;
    this.type = type.getName();
    this.instantiator = instantiator;
    this.size = size;
    this.attributes = List.copyOf(attributes);
    this.text = text;
    this.children = List.copyOf(children);
    for (Component child : children) {
      byName.put(child.outerName(), child);
    }
  }

  @Override
  public @Nullable Object read(ElementReader in) {
    @Nullable Object[] values = readComponents(in);
    try {
      return create(values);
    } catch (IllegalArgumentException e) {
      in.problem(JacksonCodes.VALUE, e.getMessage() + "; the element is left out");
      return null;
    }
  }

  /**
   * Reads the element of the extension.
   *
   * @throws IllegalArgumentException if the record's constructor rejects the values
   */
  Object readOutermost(ElementReader in) {
    return create(readComponents(in));
  }

  private @Nullable Object[] readComponents(ElementReader in) {
    @Nullable Object[] values = absent();
    for (Text attribute : attributes) {
      values[attribute.index()] = attribute.content().readAttribute(attribute.name(), in);
    }
    if (text != null) {
      values[text.index()] = text.content().readBesideAttributes(in);
    } else {
      while (in.nextChild()) {
        Component child = byName.get(in.name());
        if (child == null) {
          in.keep();
        } else {
          child.read(in.child(), values);
        }
      }
    }
    return values;
  }

  private @Nullable Object[] absent() {
    @Nullable Object[] values = new @Nullable Object[size];
    for (Component child : children) {
      values[child.index()] = child.absent();
    }
    return values;
  }

  private Object create(@Nullable Object[] values) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] instanceof List<?> items) {
        values[i] = Collections.unmodifiableList(items);
      }
    }
    return binding.create(type, instantiator, values);
  }

  /**
   * Creates a record in which every component is absent.
   *
   * @throws IllegalArgumentException if the record's constructor rejects that
   */
  void createEmpty() {
    create(absent());
  }

  @Override
  public void write(JsonNode value, ElementWriter out) {
    for (Text attribute : attributes) {
      out.attribute(attribute.name(), TextContent.text(value.get(attribute.name())));
    }
    if (text != null) {
      out.text(TextContent.text(value.get(text.name())));
    }
    for (Component child : children) {
      child.write(value.get(child.name()), out);
    }
  }

  @Override
  public Field field(String name) {
    Field field;
    if (text != null) {
      field = text.field(name).mayBeEmpty();
    } else {
      field = children.isEmpty() ? Field.empty(name) : Field.group(name, children());
    }
    return field.attributes(attributes());
  }

  /** Returns the fields for the attributes of the record's element. */
  Field[] attributes() {
    return attributes.stream().map(text -> text.field(text.name())).toArray(Field[]::new);
  }

  /** Returns the fields for the content of the record's element. */
  Field[] fields() {
    return text == null ? children() : new Field[] {Field.content()};
  }

  private Field[] children() {
    return children.stream().map(Component::field).toArray(Field[]::new);
  }
}
