package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.FieldKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * How the cells of an extension become elements: the reverse of {@link ElementType#cell}. The
 * fields of a struct are found by name, ignoring case as SQL does; they may have any order, and
 * those that are not needed may be missing. A text is the url of an element that needs nothing
 * else.
 */
final class ElementRow {

  /**
   * Where a part of the element is in a struct.
   *
   * @param cell its index in the struct
   * @param attribute the position of the attribute; {@link ElementColumn#OWN} for the text
   * @param child the element, if it is one
   */
  private record Part(
      int cell, int attribute, @Nullable ElementRow child, @Nullable FieldKind kind) {}

  private final ElementSchema schema;
  private final @Nullable FieldKind kind;
  private final SparkText texts;
  private final boolean many; // whether the cells are arrays of elements
  private final int url; // the field that a text is; -1 if elements are no texts
  private final List<Part> parts = new ArrayList<>();

  /**
   * Creates an object for cells of a type.
   *
   * @param path the column, with the fields around it, in messages
   * @throws IllegalArgumentException if such cells have parts that the element has not
   */
  ElementRow(ElementSchema schema, DataType cell, String path, SparkText texts) {
    this.schema = schema;
    this.texts = texts;
    this.kind = ElementType.kind(schema.field());
    this.many = cell instanceof ArrayType && (schema.field() == null || schema.repeats());
    DataType type = many ? ((ArrayType) cell).elementType() : cell;
    this.url = type instanceof StringType ? ElementType.onlyUrl(schema) : -1;
    if (!ElementType.isStruct(schema)) {
      checkSimple(type, path);
    } else if (type instanceof StructType struct) {
      Set<String> seen = new HashSet<>();
      for (StructField field : struct.fields()) {
        if (!seen.add(field.name().toLowerCase(Locale.ROOT))) {
          throw new IllegalArgumentException(path + " has two fields " + field.name());
        }
        parts.add(part(parts.size(), field, path));
      }
    } else if (url < 0 && !(type instanceof NullType)) {
      throw new IllegalArgumentException(
          path
              + " must be "
              + ElementType.of(schema).simpleString()
              + ", or have some of these fields, but it is "
              + type.simpleString());
    }
  }

  private void checkSimple(DataType type, String path) {
    if (ElementType.hasText(schema)) {
      SparkText.check(type, path);
    } else if (!(type instanceof BooleanType || type instanceof NullType)) {
      throw new IllegalArgumentException(
          path + " is true or false, but the type of its values is " + type.simpleString());
    }
  }

  private Part part(int cell, StructField field, String parent) {
    List<String> known = ElementType.fields(schema);
    String path = parent + '.' + field.name();
    int place = 0;
    while (place < known.size() && !known.get(place).equalsIgnoreCase(field.name())) {
      place++;
    }
    if (place == known.size()) {
      throw new IllegalArgumentException(
          path + " has no place in a sitemap; drop it, or rename it to one of " + known);
    }
    ElementSchema child = ElementType.child(schema, place);
    if (child != null) {
      return new Part(cell, 0, new ElementRow(child, field.dataType(), path, texts), null);
    }
    SparkText.check(field.dataType(), path);
    return place < schema.attributes().size()
        ? new Part(cell, place, null, schema.attribute(place).kind())
        : new Part(cell, ElementColumn.OWN, null, kind);
  }

  /** Returns the elements in the cell at an index of a row, which is not null. */
  List<?> elements(Row row, int index) {
    return many ? row.getList(index) : List.of(row.get(index));
  }

  /**
   * Returns the values of an element in a cell, which is not null.
   *
   * @return null if the cell says that there is no element
   */
  @Nullable ElementValues values(Object cell) {
    var values = new ElementValues(schema);
    if (url >= 0) {
      return ofUrl((String) cell, values);
    } else if (ElementType.isStruct(schema)) {
      for (Part part : parts) {
        add(part, (Row) cell, values);
      }
      return values.isEmpty() ? null : values; // SQL makes such structs of columns that are null
    } else if (ElementType.hasText(schema)) {
      values.set(ElementColumn.OWN, texts.of(cell, kind));
    }
    return Boolean.FALSE.equals(cell) && !ElementType.hasText(schema) ? null : values;
  }

  private @Nullable ElementValues ofUrl(String text, ElementValues values) {
    ElementSchema child = ElementType.child(schema, url);
    if (text.isEmpty()) {
      return null;
    } else if (child == null) {
      values.set(url, text);
    } else {
      var only = new ElementValues(child);
      only.set(ElementColumn.OWN, text);
      values.add(only);
    }
    return values;
  }

  private void add(Part part, Row row, ElementValues to) {
    Object value = row.get(part.cell);
    if (value == null || SparkText.isAbsent(value)) {
      return;
    } else if (part.child == null) {
      to.set(part.attribute, texts.of(value, part.kind));
      return;
    }
    for (Object one : part.child.elements(row, part.cell)) {
      ElementValues child = one == null ? null : part.child.values(one);
      if (child != null) {
        to.add(child);
      }
    }
  }
}
