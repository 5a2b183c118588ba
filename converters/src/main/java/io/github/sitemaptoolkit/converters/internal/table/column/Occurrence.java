package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.extension.SitemapExtension;
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

  private static final @Nullable String[] NONE = {};

  private final ElementColumns columns;
  private @Nullable String text;
  private final @Nullable String[] attributes;
  private @Nullable List<List<@Nullable Occurrence>> children; // null while there are none

  Occurrence(ElementColumns columns) {
    this.columns = columns;
    int count = columns.attributes().size();
    this.attributes = count == 0 ? NONE : new String[count];
  }

  /**
   * Creates the occurrence of an extension's value.
   *
   * @param unknown called with what the schema has no place for
   * @throws RuntimeException any exception that the extension throws
   */
  public static Occurrence of(
      SitemapExtension<?> extension,
      Object value,
      ElementColumns columns,
      Consumer<String> unknown) {
    return OccurrenceWriter.write(extension, value, columns, unknown);
  }

  /** Adds a child; returns null if the schema has no place for it, or for one more. */
  @Nullable Occurrence add(String name) {
    ElementColumns child = columns.child(name);
    if (child == null) {
      return null;
    }
    int position = child.schema().position();
    if (!child.schema().repeats() && !children(position).isEmpty()) {
      return null; // readers take one only
    }
    var added = new Occurrence(child);
    repeats(position).add(added);
    return added;
  }

  /** Sets an attribute; returns false if the schema has none of that name. */
  boolean setAttribute(String name, String value) {
    int index = columns.attribute(name);
    if (index < 0) {
      return false;
    }
    attributes[index] = value;
    return true;
  }

  /** Adds text; returns false if the schema allows none. */
  boolean addText(String more) {
    if (!columns.schema().hasText()) {
      return false;
    }
    text = text == null ? more : text + more;
    return true;
  }

  /** Returns the name of the element in the schema. */
  String name() {
    return columns.schema().name();
  }

  /** Returns the children at a place in the schema; gaps are null. */
  public List<@Nullable Occurrence> children(int position) {
    return children == null ? List.of() : children.get(position);
  }

  /** Returns the list of a child, created on demand because most elements have few children. */
  private List<@Nullable Occurrence> repeats(int position) {
    List<List<@Nullable Occurrence>> all = children;
    if (all == null) {
      all = new ArrayList<>(Collections.nCopies(columns.children().size(), List.of()));
      children = all;
    }
    List<@Nullable Occurrence> siblings = all.get(position);
    if (siblings.isEmpty()) {
      siblings = new ArrayList<>(1);
      all.set(position, siblings);
    }
    return siblings;
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
    return children == null;
  }

  /** Sets the value of a column of this element. */
  public boolean set(int attribute, String value) {
    if (attribute != Column.OWN) {
      boolean free = attributes[attribute] == null;
      attributes[attribute] = free ? value : attributes[attribute];
      return free;
    } else if (columns.schema().hasText()) {
      boolean free = text == null;
      text = free ? value : text;
      return free;
    }
    return true;
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
    for (int i = 0; i < columns.children().size(); i++) {
      for (Occurrence child : children(i)) {
        if (child != null) {
          String local = child.columns.schema().name();
          content.add(child.element(new ElementName(name.namespace(), local, name.prefix())));
        }
      }
    }
    return new ForeignElement(name, named, content, Map.of());
  }
}
