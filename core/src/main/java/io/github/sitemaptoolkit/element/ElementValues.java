package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The values of an extension's element, by their position in its schema: what an extension has
 * written, or what cells hold that an extension is to read. While cells are put in their places,
 * repeated elements may have gaps, which are null.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class ElementValues {

  /** The value that states the presence of an element that cannot have text. */
  public static final String PRESENT = "yes";

  private static final @Nullable String[] NONE = {};

  /** What an extension writes without having declared it, by name. */
  private record Undeclared(
      Map<String, String> attributes, Map<String, List<@Nullable ElementValues>> children) {}

  private final ElementSchema schema;
  private @Nullable String text;
  private final @Nullable String[] attributes;
  private @Nullable Object @Nullable [] children; // an element alone, or a list; null without any
  private @Nullable Undeclared undeclared;

  /** Creates an element without values. */
  public ElementValues(ElementSchema schema) {
    this.schema = schema;
    int count = schema.attributes().size();
    this.attributes = count == 0 ? NONE : new String[count];
  }

  /**
   * Returns all that an extension writes for a value.
   *
   * @throws ClassCastException if the value is not of the extension's type
   * @throws IllegalStateException if the extension's calls are not nested as they must be
   * @throws RuntimeException any exception that the extension throws
   */
  public static ElementValues of(Registration registration, Object value) {
    return new ValuesWriter(registration, null).write(value);
  }

  /**
   * Returns what an extension writes for a value, without what its fields do not have. Throws the
   * same exceptions as {@link #of(Registration, Object)}, and those of the consumer.
   *
   * @param left called with the name of each element, attribute and text that is left out
   */
  public static ElementValues of(Registration registration, Object value, Consumer<String> left) {
    return new ValuesWriter(registration, left).write(value);
  }

  /** Returns the schema of the element. */
  public ElementSchema schema() {
    return schema;
  }

  /** Returns the text of the element; empty if there is none. */
  public String text() {
    return text == null ? "" : text;
  }

  /**
   * Returns the value of a column of this element: that of an attribute, or the text; if the
   * element cannot have text, {@link #PRESENT} if nothing else is in it. Null if absent.
   *
   * @param attribute the position of the attribute; {@link ElementColumn#OWN} for the text
   */
  public @Nullable String value(int attribute) {
    if (attribute != ElementColumn.OWN) {
      return attributes[attribute];
    }
    return schema.hasText() ? text() : isBare() ? PRESENT : null;
  }

  /**
   * Sets the value of a column of this element, unless it has one. The presence of an element that
   * cannot have text is not a value.
   *
   * @param attribute the position of the attribute; {@link ElementColumn#OWN} for the text
   * @return whether there was no value before
   */
  public boolean set(int attribute, String value) {
    if (attribute != ElementColumn.OWN) {
      boolean free = attributes[attribute] == null;
      attributes[attribute] = free ? value : attributes[attribute];
      return free;
    } else if (schema.hasText()) {
      boolean free = text == null;
      text = free ? value : text;
      return free;
    }
    return true;
  }

  /** Sets the text, whether or not the schema has it. */
  public void setText(String value) {
    text = value;
  }

  /** Sets an attribute, whether or not the schema has it. */
  public void setAttribute(String name, String value) {
    int position = schema.attributePosition(name);
    if (position >= 0) {
      attributes[position] = value;
    } else {
      undeclared().attributes.put(name, value);
    }
  }

  /** Returns whether there are neither attributes nor children. */
  public boolean isBare() {
    return children == null && undeclared == null && !hasAttributes();
  }

  private boolean hasAttributes() {
    for (String attribute : attributes) {
      if (attribute != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether there is no value at all, not even an empty text. */
  public boolean isEmpty() {
    return text == null && isBare();
  }

  /** Returns the children at a position in the schema; gaps are null. */
  @SuppressWarnings("unchecked") // nothing else is put there
  public List<@Nullable ElementValues> children(int position) {
    @Nullable Object[] known = children;
    Object there = known == null ? null : known[position];
    if (known == null || there == null) {
      return List.of();
    } else if (there instanceof ElementValues only) {
      there = List.of(only);
      known[position] = there;
    }
    return (List<@Nullable ElementValues>) there;
  }

  /** Returns whether there are children at a position in the schema. */
  public boolean has(int position) {
    @Nullable Object[] known = children;
    return known != null && known[position] != null;
  }

  /** Returns the child at a position in the schema if there is one alone; otherwise null. */
  public @Nullable ElementValues only(int position) {
    @Nullable Object[] known = children;
    Object there = known == null ? null : known[position];
    if (there instanceof List<?> siblings) {
      there = siblings.size() == 1 ? siblings.get(0) : null;
    }
    return (ElementValues) there;
  }

  /** Returns the children that the schema does not have, by name. */
  public Collection<List<@Nullable ElementValues>> undeclaredChildren() {
    return undeclared == null ? List.of() : undeclared.children.values();
  }

  /** Returns how many children there are with a schema, or a name that the schema does not have. */
  public int count(ElementSchema child) {
    if (child.isDeclared()) {
      return children(child.position()).size();
    }
    return undeclared == null
        ? 0
        : undeclared.children.getOrDefault(child.name(), List.of()).size();
  }

  /** Calls an action with each child, without gaps: those of the schema in order, then others. */
  public void forEachChild(Consumer<ElementValues> action) {
    for (int i = 0; children != null && i < children.length; i++) {
      if (children[i] instanceof ElementValues only) {
        action.accept(only);
      } else {
        forEach(children(i), action);
      }
    }
    undeclaredChildren().forEach(siblings -> forEach(siblings, action));
  }

  /** Returns how many children there are, as far as they do not repeat. */
  private int size() {
    int size = 0;
    for (int i = 0; children != null && i < children.length; i++) {
      size += children[i] == null ? 0 : 1;
    }
    return size;
  }

  private static void forEach(
      List<@Nullable ElementValues> siblings, Consumer<ElementValues> action) {
    for (ElementValues child : siblings) {
      if (child != null) {
        action.accept(child);
      }
    }
  }

  /** Returns names and values of the attributes that the schema does not have. */
  public Map<String, String> undeclaredAttributes() {
    return undeclared == null ? Map.of() : undeclared.attributes;
  }

  /** Adds a child behind those of its name. */
  public void add(ElementValues child) {
    int position = child.schema.position();
    if (child.schema.isDeclared()) {
      if (child.schema.repeats() || has(position)) {
        siblings(position).add(child);
      } else {
        known()[position] = child; // needs no room for others, as most elements
      }
    } else {
      undeclared()
          .children
          .computeIfAbsent(child.schema.name(), name -> new ArrayList<>(1))
          .add(child);
    }
  }

  /** Returns a child, which is made if it is not there. */
  public ElementValues child(int position, int index) {
    ElementSchema child = schema.children().get(position);
    if (index == 0 && !child.repeats() && !has(position)) {
      known()[position] = new ElementValues(child); // needs no room for others, as most elements
    }
    ElementValues only = index == 0 ? only(position) : null;
    return only == null ? at(siblings(position), index, child) : only;
  }

  /** Returns an element of a list of repeats, which is made if it is not there. */
  public static ElementValues at(
      List<@Nullable ElementValues> siblings, int index, ElementSchema schema) {
    while (siblings.size() <= index) {
      siblings.add(null);
    }
    ElementValues there = siblings.get(index);
    if (there == null) {
      there = new ElementValues(schema);
      siblings.set(index, there);
    }
    return there;
  }

  /** Returns the list of a child that more can be added to. */
  private List<@Nullable ElementValues> siblings(int position) {
    List<@Nullable ElementValues> siblings = children(position);
    if (!(siblings instanceof ArrayList)) {
      siblings = siblings.isEmpty() ? new ArrayList<>(1) : new ArrayList<>(siblings);
      known()[position] = siblings;
    }
    return siblings;
  }

  /** Returns the children by position, created on demand because most elements have none. */
  private @Nullable Object[] known() {
    @Nullable Object[] all = children;
    if (all == null) {
      all = new Object[schema.size()];
      children = all;
    }
    return all;
  }

  private Undeclared undeclared() {
    Undeclared all = undeclared;
    if (all == null) {
      all = new Undeclared(new LinkedHashMap<>(), new LinkedHashMap<>());
      undeclared = all;
    }
    return all;
  }

  /** Returns the element, without gaps. */
  public ForeignElement element(ElementName name) {
    return element(name, "", Map.of());
  }

  /**
   * Returns the extension's element, without gaps and with unknown markup.
   *
   * @param lost called with the path of each part of the markup whose element is not there
   */
  public ForeignElement element(ElementName name, UnknownMarkup unknown, Consumer<String> lost) {
    if (unknown.isEmpty()) {
      return element(name);
    }
    Map<String, UnknownMarkup.Part> parts = new LinkedHashMap<>();
    unknown.parts().forEach(part -> parts.put(part.path(), part));
    ForeignElement element = element(name, "", parts);
    parts.keySet().forEach(lost);
    return element;
  }

  /**
   * Returns an element with its unknown markup.
   *
   * @param path its path below the extension's element, as in unknown markup
   * @param unknown the unknown markup by its path; what is placed in the element is removed
   */
  private ForeignElement element(
      ElementName name, String path, Map<String, UnknownMarkup.Part> unknown) {
    UnknownMarkup.Part part = unknown.isEmpty() ? null : unknown.remove(path);
    if (part == null && isBare()) { // as most elements
      List<ForeignContent> only = text().isEmpty() ? List.of() : List.of(new ForeignText(text()));
      return new ForeignElement(name, List.of(), only, Map.of());
    }
    List<ForeignContent> content = new ArrayList<>(1 + size());
    if (!text().isEmpty()) {
      content.add(new ForeignText(text()));
    }
    for (int i = 0; children != null && i < children.length; i++) {
      if (children[i] instanceof ElementValues only) { // as most
        content.add(only.inside(name, path, 1, unknown));
      } else {
        addAll(content, children(i), name, path, unknown);
      }
    }
    for (List<@Nullable ElementValues> siblings : undeclaredChildren()) {
      addAll(content, siblings, name, path, unknown);
    }
    List<Attribute> named = namedAttributes();
    if (part == null) {
      return new ForeignElement(name, named, content, Map.of());
    }
    named.addAll(part.attributes());
    content.addAll(part.children());
    return new ForeignElement(name, named, content, part.bindings());
  }

  private static void addAll(
      List<ForeignContent> content,
      List<@Nullable ElementValues> siblings,
      ElementName outer,
      String path,
      Map<String, UnknownMarkup.Part> unknown) {
    for (int i = 0; i < siblings.size(); i++) {
      ElementValues child = siblings.get(i);
      if (child != null) {
        content.add(child.inside(outer, path, i + 1, unknown));
      }
    }
  }

  /** Returns this element as a child of an element of the extension. */
  private ForeignElement inside(
      ElementName outer, String path, int number, Map<String, UnknownMarkup.Part> unknown) {
    String own = unknown.isEmpty() ? "" : path(path, schema.name(), number);
    return element(schema.name(outer), own, unknown);
  }

  private static String path(String parent, String name, int number) {
    return (parent.isEmpty() ? "" : parent + '/') + name + '[' + number + ']';
  }

  private List<Attribute> namedAttributes() {
    if (undeclared == null && !hasAttributes()) {
      return new ArrayList<>(); // without room
    }
    List<Attribute> named = new ArrayList<>(attributes.length);
    for (int i = 0; i < attributes.length; i++) {
      String value = attributes[i];
      if (value != null) {
        named.add(new Attribute("", schema.attribute(i).name(), "", value));
      }
    }
    undeclaredAttributes()
        .forEach((local, value) -> named.add(new Attribute("", local, "", value)));
    return named;
  }
}
