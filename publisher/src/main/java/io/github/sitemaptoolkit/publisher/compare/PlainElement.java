package io.github.sitemaptoolkit.publisher.compare;

import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.service.Containment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values of an element by their names, each in one spelling.
 *
 * @param values names and values, in their order
 * @param label what tells people which one it is
 */
record PlainElement(List<Value> values, String label) {

  /** What tells pictures and films apart, the best first. */
  private static final List<String> ADDRESSES =
      List.of("href", "loc", "content_loc", "player_loc", "title");

  private record Value(String name, String text) {}

  /** Returns the element of a node; of one whose extension fails, what the value says of itself. */
  static PlainElement of(Node<?> node, Extensions extensions) {
    List<Value> values = new ArrayList<>();
    try {
      List<Field> fields = new ArrayList<>();
      extensions
          .find(node.value().getClass())
          .ifPresent(
              it -> {
                fields.addAll(it.extension().descriptor().attributes());
                fields.addAll(it.extension().descriptor().fields());
              });
      add("", Elements.element(extensions, node, lost -> {}), fields, FieldKind.TEXT, values);
    } catch (RuntimeException | Error e) {
      Containment.check(e);
      values.clear();
      values.add(new Value("", node.toString()));
    }
    return new PlainElement(List.copyOf(values), label(values));
  }

  private static void add(
      String path, ForeignElement element, List<Field> fields, FieldKind own, List<Value> values) {
    for (Attribute attribute : element.attributes()) {
      String name = attribute.localName();
      Field field = field(fields, name);
      FieldKind kind = field == null ? FieldKind.TEXT : field.kind();
      values.add(new Value(path + name, PlainValues.of(attribute.value(), kind)));
    }
    boolean leaf = true;
    for (ForeignContent content : element.content()) {
      if (content instanceof ForeignElement child) {
        leaf = false;
        String name = child.name().localName();
        Field field = field(fields, name);
        List<Field> inner = new ArrayList<>();
        if (field != null) {
          inner.addAll(field.attributes());
          inner.addAll(field.children());
        }
        FieldKind kind = field == null ? FieldKind.TEXT : field.kind();
        add(path + name + ' ', child, inner, kind, values);
      }
    }
    if (leaf && (!element.content().isEmpty() || element.attributes().isEmpty())) {
      values.add(new Value(path, PlainValues.of(element.text(), own)));
    }
  }

  private static @Nullable Field field(List<Field> fields, String name) {
    return fields.stream().filter(it -> it.name().equals(name)).findFirst().orElse(null);
  }

  private static String label(List<Value> values) {
    String language = find(values, "hreflang");
    for (String name : ADDRESSES) {
      String address = find(values, name);
      if (address != null) {
        return language == null ? address : language + ' ' + address;
      }
    }
    return values.isEmpty() ? "" : values.get(0).text();
  }

  private static @Nullable String find(List<Value> values, String name) {
    for (Value value : values) {
      if (value.name().strip().equals(name)) {
        return value.text();
      }
    }
    return null;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PlainElement element && values.equals(element.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  /** Returns all values for people. */
  @Override
  public String toString() {
    var text = new StringBuilder();
    for (Value value : values) {
      String name = value.name().strip().replace(' ', '.');
      text.append(text.isEmpty() ? "" : " ").append(name).append(name.isEmpty() ? "" : "=");
      text.append(value.text());
    }
    return text.toString();
  }
}
