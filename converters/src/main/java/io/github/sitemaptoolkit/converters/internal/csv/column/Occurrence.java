package io.github.sitemaptoolkit.converters.internal.csv.column;

import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An element of an extension, with its values by their position in the schema. Repeated elements
 * may have gaps.
 */
public final class Occurrence {

  /** The value that states the presence of an element without content. */
  public static final String PRESENT = "yes";

  private final ElementColumns columns;
  private @Nullable String text;
  private final @Nullable String[] attributes;
  private final List<List<@Nullable Occurrence>> children;

  Occurrence(ElementColumns columns) {
    this.columns = columns;
    this.attributes = new String[columns.attributes().size()];
    this.children = new ArrayList<>(Collections.nCopies(columns.children().size(), List.of()));
  }

  /**
   * Creates an occurrence of an element.
   *
   * @param unknown called with what the schema has no place for
   */
  public static Occurrence of(
      ElementColumns columns, ForeignElement element, Consumer<String> unknown) {
    var occurrence = new Occurrence(columns);
    for (Attribute attribute : element.attributes()) {
      int index = columns.attribute(attribute.localName());
      if (index < 0) {
        unknown.accept("attribute " + attribute.localName());
      } else {
        occurrence.attributes[index] = attribute.value();
      }
    }
    for (ForeignContent piece : element.content()) {
      if (piece instanceof ForeignElement child) {
        occurrence.addChild(child, unknown);
      } else if (columns.schema().hasText()) {
        occurrence.text = ((ForeignText) piece).value();
      } else {
        unknown.accept("text of " + element.name());
      }
    }
    return occurrence;
  }

  private void addChild(ForeignElement element, Consumer<String> unknown) {
    ElementColumns child = columns.child(element.name().localName());
    if (child == null) {
      unknown.accept(element.name().toString());
      return;
    }
    int position = child.schema().position();
    if (!child.schema().repeats() && !children(position).isEmpty()) {
      unknown.accept(element.name().toString()); // readers take one only
      return;
    }
    repeats(position).add(of(child, element, unknown));
  }

  /** Returns the children at a place in the schema; gaps are null. */
  public List<@Nullable Occurrence> children(int position) {
    return children.get(position);
  }

  /** Returns the list of a child, created on demand because most elements have few children. */
  private List<@Nullable Occurrence> repeats(int position) {
    if (children.get(position).isEmpty()) {
      children.set(position, new ArrayList<>(1));
    }
    return children.get(position);
  }

  /** Returns the value of a column of this element; null if absent. */
  public @Nullable String value(int attribute) {
    if (attribute != Column.OWN) {
      return attributes[attribute];
    }
    if (columns.schema().hasText()) {
      return text == null ? "" : text;
    }
    return isBare() ? PRESENT : null;
  }

  private boolean isBare() {
    for (String attribute : attributes) {
      if (attribute != null) {
        return false;
      }
    }
    return children.stream().allMatch(List::isEmpty);
  }

  /** Sets the value of a column of this element. */
  public void set(int attribute, String value) {
    if (attribute != Column.OWN) {
      attributes[attribute] = value;
    } else if (columns.schema().hasText()) {
      text = value;
    }
  }

  /** Returns a child, which is made if it is not there. */
  public Occurrence child(int position, int index) {
    return at(repeats(position), index, columns.children().get(position));
  }

  /** Returns an element of a list of repeats, which is made if it is not there. */
  public static Occurrence at(
      List<@Nullable Occurrence> siblings, int index, ElementColumns columns) {
    while (siblings.size() <= index) {
      siblings.add(null);
    }
    Occurrence there = siblings.get(index);
    if (there == null) {
      there = new Occurrence(columns);
      siblings.set(index, there);
    }
    return there;
  }

  /** Returns the element, without gaps. */
  public ForeignElement element(ElementName name) {
    List<Attribute> named = new ArrayList<>(attributes.length);
    int index = 0;
    for (String attribute : columns.schema().attributes()) {
      String value = attributes[index++];
      if (value != null) {
        named.add(new Attribute("", attribute, "", value));
      }
    }
    List<ForeignContent> content = new ArrayList<>();
    if (text != null && !text.isEmpty()) {
      content.add(new ForeignText(text));
    }
    for (List<@Nullable Occurrence> siblings : children) {
      for (Occurrence child : siblings) {
        if (child != null) {
          String local = child.columns.schema().name();
          content.add(child.element(new ElementName(name.namespace(), local, name.prefix())));
        }
      }
    }
    return new ForeignElement(name, named, content, Map.of());
  }
}
