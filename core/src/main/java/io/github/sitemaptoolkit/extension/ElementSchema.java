package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An element of an extension as readers and writers look it up: which children it may have, in
 * which order, and which of them may repeat.
 *
 * <p>Made from the fields of a {@link Descriptor}. Immutable, safe for many threads.
 *
 * @since 0.1
 */
@Incubating
public final class ElementSchema {

  private final String name;
  private final int position;
  private final @Nullable Field field;
  private final Map<String, ElementSchema> children = new LinkedHashMap<>();
  private final Map<String, Field> attributes = new LinkedHashMap<>();
  private final Set<String> attributeNames;
  private final List<Field> attributeFields;
  private final boolean hasText;

  private ElementSchema(
      String name,
      int position,
      @Nullable Field field,
      List<Field> attributes,
      List<Field> fields) {
    this.name = name.intern(); // each element of a document is looked up by it
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
                child.name(), children.size(), child, child.attributes(), child.children());
        children.put(schema.name, schema);
      }
    }
    this.hasText = content;
  }

  /** Returns the schema of the element that a descriptor describes. */
  public static ElementSchema of(Descriptor<?> descriptor) {
    return new ElementSchema("", 0, null, descriptor.attributes(), descriptor.fields());
  }

  /** Returns the local name of the element; empty for the extension's own. */
  public String name() {
    return name;
  }

  /** Returns what is known of the element; null for the extension's own. */
  public @Nullable Field field() {
    return field;
  }

  /** Returns the children that are known, in the order of their schema. */
  public Collection<ElementSchema> children() {
    return Collections.unmodifiableCollection(children.values());
  }

  /** Returns the names of the attributes that are known, in the order of their schema. */
  public Set<String> attributes() {
    return attributeNames;
  }

  /** Returns what is known of an attribute, or null if nothing is. */
  public @Nullable Field attribute(String attribute) {
    return attributes.get(attribute);
  }

  /** Returns what is known of the attribute at a place, from 0 in the order of the schema. */
  public Field attribute(int index) {
    return attributeFields.get(index);
  }

  /** Returns whether the element holds text. */
  public boolean hasText() {
    return hasText;
  }

  /** Returns the child of a name, or null if there is none. */
  public @Nullable ElementSchema child(String child) {
    return children.get(child);
  }

  /** Returns how many children are known. */
  public int size() {
    return children.size();
  }

  /** Returns this child's place among its siblings, from 0. */
  public int position() {
    return position;
  }

  /** Returns whether this child may stand more than once in its parent. */
  public boolean repeats() {
    return field != null && field.canRepeat();
  }
}
