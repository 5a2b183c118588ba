package io.github.sitemaptoolkit.ext.jackson;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A component of a record that is read from and written to one or more child elements.
 *
 * @param name the local name of the child element, which is also the name of the Jackson property
 * @param index the index among the arguments of the record's constructor
 * @param required whether an annotation marks it as required
 * @param repeats whether the component is a list
 * @param wrapper the local name of the element around a list; null if there is none
 * @param content the content of the child element
 */
record Component(
    String name,
    int index,
    boolean required,
    boolean repeats,
    @Nullable String wrapper,
    Content content) {

  /** Returns the local name of the direct child of the record's element. */
  String outerName() {
    return wrapper == null ? name : wrapper;
  }

  /** Returns the value of the component if there is no child element for it. */
  @Nullable Object absent() {
    return repeats && wrapper == null ? new ArrayList<>() : null;
  }

  /** Reads one child. */
  void read(ElementReader child, @Nullable Object[] values) {
    if (!repeats) {
      values[index] = content.read(child);
    } else if (wrapper == null) {
      add(child, unwrapped(values));
    } else {
      List<Object> items = new ArrayList<>();
      while (child.nextChild()) {
        if (child.name().equals(name)) {
          add(child.child(), items);
        } else {
          child.keep();
        }
      }
      values[index] = items;
    }
  }

  @SuppressWarnings("unchecked") // it is the list of absent()
  private List<Object> unwrapped(@Nullable Object[] values) {
    return (List<Object>) Objects.requireNonNull(values[index]);
  }

  private void add(ElementReader child, List<Object> items) {
    Object item = content.read(child);
    if (item != null) {
      items.add(item);
    }
  }

  void write(@Nullable JsonNode value, ElementWriter out) {
    if (value == null || value.isNull()) {
      return;
    }
    if (!repeats) {
      writeOne(value, out);
      return;
    }
    if (wrapper != null) {
      out.start(wrapper);
    }
    if (value.isArray()) {
      value.forEach(item -> writeOne(item, out));
    } else { // Jackson was configured to write a list of one item without the list
      writeOne(value, out);
    }
    if (wrapper != null) {
      out.end();
    }
  }

  private void writeOne(JsonNode value, ElementWriter out) {
    if (!value.isNull()) {
      out.start(name);
      content.write(value, out);
      out.end();
    }
  }

  /** Returns the field that describes the direct child of the record's element. */
  Field field() {
    Field child = content.field(name);
    child = repeats ? child.repeats() : child;
    Field outer = wrapper == null ? child : Field.group(wrapper, child);
    return required ? outer.required() : outer;
  }
}
