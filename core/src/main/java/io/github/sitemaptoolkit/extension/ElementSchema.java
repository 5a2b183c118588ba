package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The schema of one element of an extension: its attributes and children, their order, and which of
 * the children may repeat.
 *
 * <p>Derived from the fields of a {@link Descriptor}. Immutable and safe for use by several
 * threads.
 *
 * @since 0.1
 */
@Incubating
public final class ElementSchema {

  private static final int UNDECLARED = -1;

  private final String name;
  private final int position;
  private final @Nullable Field field;
  private final Map<String, ElementSchema> children = new LinkedHashMap<>();
  private final List<ElementSchema> childSchemas;
  private final Map<String, Field> attributes = new LinkedHashMap<>();
  private final Set<String> attributeNames;
  private final List<Field> attributeFields;
  private final boolean hasText;
  private @Nullable ElementName lastName; // threads may set equal ones; it never changes inside

  private ElementSchema(
      String name,
      int position,
      @Nullable Field field,
      List<Field> attributes,
      List<Field> fields) {
    this.name = name;
    this.position = position;
    this.field = field;
    attributes.forEach(attribute -> this.attributes.put(attribute.name(), attribute));
    this.attributeNames =
        Collections.unmodifiableSet(new LinkedHashSet<>(this.attributes.keySet()));
    this.attributeFields = List.copyOf(attributes);
    boolean content = field != null && field.kind() != FieldKind.GROUP;
    for (Field child : fields) {
      if (child.isContent()) {
        content = true;
      } else {
        var schema =
            new ElementSchema(
                child.name().intern(), // every element of a document is looked up by it
                children.size(),
                child,
                child.attributes(),
                child.children());
        children.put(schema.name, schema);
      }
    }
    this.childSchemas = List.copyOf(children.values());
    this.hasText = content;
  }

  /** Returns the schema of the element that a descriptor describes. */
  public static ElementSchema of(Descriptor<?> descriptor) {
    return new ElementSchema("", 0, null, descriptor.attributes(), descriptor.fields());
  }

  /**
   * Returns the schema of an element that an extension writes without having declared it: it holds
   * text, and declares neither attributes nor children.
   */
  public static ElementSchema undeclared(String name) {
    return new ElementSchema(name, UNDECLARED, null, List.of(), List.of(Field.content()));
  }

  /** Returns whether a descriptor describes the element. */
  public boolean isDeclared() {
    return position != UNDECLARED;
  }

  /** Returns the local name of the element; empty for the extension's own element. */
  public String name() {
    return name;
  }

  /** Returns the name of the element inside an element of its extension. */
  public ElementName name(ElementName outer) {
    ElementName known = lastName;
    if (known == null
        || !known.namespace().equals(outer.namespace())
        || !known.prefix().equals(outer.prefix())) {
      known = new ElementName(outer.namespace(), name, outer.prefix());
      lastName = known;
    }
    return known;
  }

  /** Returns the field that describes the element; null for the extension's own element. */
  public @Nullable Field field() {
    return field;
  }

  /** Returns the known children, in the order of the schema. */
  public List<ElementSchema> children() {
    return childSchemas;
  }

  /** Returns the names of the known attributes, in the order of the schema. */
  public Set<String> attributes() {
    return attributeNames;
  }

  /** Returns the field that describes an attribute; null if it is unknown. */
  public @Nullable Field attribute(String attribute) {
    return attributes.get(attribute);
  }

  /**
   * Returns the field that describes the attribute at an index, from 0, in the order of the schema.
   */
  public Field attribute(int index) {
    return attributeFields.get(index);
  }

  /** Returns the index of an attribute in the order of the schema, from 0; -1 if it is unknown. */
  public int attributePosition(String attribute) {
    for (int i = 0; i < attributeFields.size(); i++) {
      if (attributeFields.get(i).name().equals(attribute)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns whether the element has neither attributes nor children. */
  public boolean isLeaf() {
    return attributeFields.isEmpty() && childSchemas.isEmpty();
  }

  /** Returns whether the element holds text. */
  public boolean hasText() {
    return hasText;
  }

  /** Returns the child with a name; null if there is none. */
  public @Nullable ElementSchema child(String child) {
    return children.get(child);
  }

  /** Returns the number of known children. */
  public int size() {
    return children.size();
  }

  /** Returns the index of this child among its siblings, from 0. */
  public int position() {
    return position;
  }

  /** Returns whether this child may occur more than once in its parent. */
  public boolean repeats() {
    return field != null && field.canRepeat();
  }
}
