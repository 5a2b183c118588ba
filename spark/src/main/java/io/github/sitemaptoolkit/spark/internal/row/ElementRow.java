package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * How the cells of an extension become elements: the reverse of {@link ElementCell}. The fields of
 * a struct are found by name, ignoring case as SQL does; they may have any order, and those that
 * are not needed may be missing.
 */
final class ElementRow {

  /**
   * Where a part of the element is in a struct.
   *
   * @param cell its index in the struct
   * @param place its index among the columns of the element
   * @param attribute the name, if it is an attribute
   * @param child the element, if it is one
   * @param many whether the cell is an array
   */
  private record Part(
      int cell,
      int place,
      @Nullable String attribute,
      @Nullable ElementRow child,
      boolean many,
      @Nullable FieldKind kind) {}

  private final ElementColumn column;
  private final List<Part> parts = new ArrayList<>(); // in the order of the schema

  /**
   * Creates an object for cells of a type.
   *
   * @param path the column, with the fields around it, in messages
   * @throws IllegalArgumentException if such cells have parts that the element has not
   */
  ElementRow(ElementColumn column, DataType type, String path) {
    this.column = column;
    if (!column.isStruct() || !(type instanceof StructType struct)) {
      if (column.isStruct() && !(type instanceof NullType)) {
        throw new IllegalArgumentException(
            path
                + " must be "
                + column.type().simpleString()
                + ", or have some of these fields, but it is "
                + type.simpleString());
      }
      if (!column.isStruct() && !column.hasText()) {
        checkFlag(type, path);
      } else {
        CellText.check(type, path);
      }
      return;
    }
    Set<String> seen = new HashSet<>();
    StructField[] fields = struct.fields();
    for (int i = 0; i < fields.length; i++) {
      String name = fields[i].name();
      if (!seen.add(name.toLowerCase(Locale.ROOT))) {
        throw new IllegalArgumentException(path + " has two fields " + name);
      }
      parts.add(part(i, fields[i], path));
    }
    parts.sort(Comparator.comparingInt(Part::place));
  }

  /** Checks the type of an element that is there or not. */
  private static void checkFlag(DataType type, String path) {
    if (!(type instanceof BooleanType || type instanceof NullType)) {
      throw new IllegalArgumentException(
          path + " is true or false, but the type of its values is " + type.simpleString());
    }
  }

  private Part part(int cell, StructField field, String parent) {
    StructField[] known = ((StructType) column.type()).fields();
    String path = parent + '.' + field.name();
    for (int place = 0; place < known.length; place++) {
      if (!known[place].name().equalsIgnoreCase(field.name())) {
        continue;
      }
      if (!column.holdsElements(place)) {
        CellText.check(field.dataType(), path);
        String attribute = column.attributeAt(place);
        FieldKind kind = attribute == null ? column.kind() : column.kindOf(attribute);
        return new Part(cell, place, attribute, null, false, kind);
      }
      ElementColumn child = column.column(place);
      boolean many = child.repeats() && field.dataType() instanceof ArrayType;
      DataType type = many ? ((ArrayType) field.dataType()).elementType() : field.dataType();
      var row = new ElementRow(child, type, path);
      return new Part(cell, place, null, row, many, child.kind());
    }
    throw new IllegalArgumentException(
        path
            + " has no place in a sitemap; drop it, or rename it to one of "
            + List.of(((StructType) column.type()).fieldNames()));
  }

  /**
   * Returns the element of a cell, which is not null.
   *
   * @return null if the cell says that there is none
   */
  @Nullable ForeignElement element(Object cell, ElementName name, @Nullable FieldKind kind) {
    List<Attribute> attributes = new ArrayList<>(2);
    List<ForeignContent> content = new ArrayList<>(4);
    if (column.isStruct()) {
      Row row = (Row) cell;
      for (Part part : parts) {
        Object value = row.get(part.cell);
        if (value != null && !CellText.isAbsent(value)) {
          add(part, value, row, name, attributes, content);
        }
      }
      if (attributes.isEmpty() && content.isEmpty()) {
        return null; // SQL makes such structs of columns that are null
      }
    } else if (column.hasText()) {
      String text = CellText.of(cell, kind);
      if (!text.isEmpty()) {
        content.add(new ForeignText(text));
      }
    } else if (Boolean.FALSE.equals(cell)) {
      return null;
    }
    return new ForeignElement(name, attributes, content, Map.of());
  }

  private void add(
      Part part,
      Object value,
      Row row,
      ElementName parent,
      List<Attribute> attributes,
      List<ForeignContent> content) {
    if (part.attribute != null) {
      attributes.add(new Attribute("", part.attribute, "", CellText.of(value, part.kind)));
    } else if (part.child == null) {
      content.add(new ForeignText(CellText.of(value, part.kind)));
    } else {
      var name = new ElementName(parent.namespace(), part.child.column.name(), parent.prefix());
      for (Object one : part.many ? row.getList(part.cell) : List.of(value)) {
        ForeignElement element = one == null ? null : part.child.element(one, name, part.kind);
        if (element != null) {
          content.add(element);
        }
      }
    }
  }
}
