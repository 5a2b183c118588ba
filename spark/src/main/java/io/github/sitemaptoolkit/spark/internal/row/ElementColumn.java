package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.jspecify.annotations.Nullable;

/**
 * The type of an element of an extension: a struct of its attributes and children, a string if it
 * has neither, or a boolean if it is always empty.
 *
 * <p>An attribute has its own name. If a child has the same name, ignoring case as SQL does, it has
 * an underscore before it. Text beside attributes or children is {@code _text}.
 */
final class ElementColumn {

  static final String TEXT = "_text";

  private static final int NONE = -1;

  private final String name;
  private final @Nullable FieldKind kind;
  private final boolean repeats;
  private final DataType type;
  private final boolean struct;
  private final Map<String, Integer> attributes = new HashMap<>();
  private final Map<String, FieldKind> attributeKinds = new HashMap<>();
  private final Map<String, Integer> children = new HashMap<>();
  private final List<@Nullable ElementColumn> columns = new ArrayList<>(); // null for texts
  private final int text;

  private ElementColumn(ElementSchema schema, boolean always) {
    this.name = schema.name();
    this.repeats = schema.repeats();
    boolean inside = !schema.attributes().isEmpty() || schema.size() > 0;
    Field field = schema.field();
    this.kind = field == null ? null : field.kind();
    boolean hasText =
        field == null ? schema.hasText() : schema.hasText() && field.kind() != FieldKind.EMPTY;
    this.struct = inside || (always && hasText);
    if (!struct) {
      this.text = NONE;
      this.type = hasText ? DataTypes.StringType : DataTypes.BooleanType;
      return;
    }
    Set<String> taken = new HashSet<>();
    schema.children().forEach(child -> taken.add(lower(child.name())));
    List<StructField> fields = new ArrayList<>();
    for (String attribute : schema.attributes()) {
      Field known = schema.attribute(attribute);
      if (known != null) {
        attributeKinds.put(attribute, known.kind());
      }
      attributes.put(attribute, add(fields, free(attribute, taken), DataTypes.StringType, null));
    }
    text = hasText ? add(fields, free(TEXT, taken), DataTypes.StringType, null) : NONE;
    Set<String> named = new HashSet<>();
    for (ElementSchema child : schema.children()) {
      var column = new ElementColumn(child, false);
      boolean first = named.add(lower(child.name()));
      String free = first ? child.name() : free('_' + child.name(), taken);
      children.put(child.name(), add(fields, free, column.fieldType(), column));
    }
    this.type = DataTypes.createStructType(fields);
  }

  /** Returns the column of an extension's own element: a struct unless it is always empty. */
  static ElementColumn of(ElementSchema schema) {
    return new ElementColumn(schema, true);
  }

  private int add(
      List<StructField> fields, String free, DataType of, @Nullable ElementColumn column) {
    fields.add(DataTypes.createStructField(free, of, true));
    columns.add(column);
    return fields.size() - 1;
  }

  /** Returns a name that is not taken yet, and takes it. */
  private static String free(String name, Set<String> taken) {
    String free = name;
    while (!taken.add(lower(free))) {
      free = '_' + free;
    }
    return free;
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** Returns the type of one such element. */
  DataType type() {
    return type;
  }

  private DataType fieldType() {
    return repeats ? DataTypes.createArrayType(type, false) : type;
  }

  String name() {
    return name;
  }

  /** Returns the kind of its text; null for the extension's own element. */
  @Nullable FieldKind kind() {
    return kind;
  }

  boolean repeats() {
    return repeats;
  }

  /** Returns the index of an attribute; null if the extension's fields do not have it. */
  @Nullable Integer attribute(String attribute) {
    return attributes.get(attribute);
  }

  /** Returns the attribute at an index; null if it is none. */
  @Nullable String attributeAt(int index) {
    for (Map.Entry<String, Integer> attribute : attributes.entrySet()) {
      if (attribute.getValue() == index) {
        return attribute.getKey();
      }
    }
    return null;
  }

  /** Returns the kind of an attribute; null if the extension's fields do not have it. */
  @Nullable FieldKind kindOf(@Nullable String attribute) {
    return attribute == null ? null : attributeKinds.get(attribute);
  }

  /** Returns the index of a child; null if the extension's fields do not have it. */
  @Nullable Integer child(String child) {
    return children.get(child);
  }

  ElementColumn column(int index) {
    return Objects.requireNonNull(columns.get(index));
  }

  boolean holdsElements(int index) {
    return columns.get(index) != null;
  }

  /** Returns the number of fields; 0 if it is not a struct. */
  int size() {
    return columns.size();
  }

  boolean isStruct() {
    return struct;
  }

  /** Returns whether text may stand in the element. */
  boolean hasText() {
    return text != NONE || type.equals(DataTypes.StringType);
  }

  int text() {
    return text;
  }
}
