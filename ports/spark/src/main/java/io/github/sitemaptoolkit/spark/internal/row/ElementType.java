package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.Need;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.jspecify.annotations.Nullable;

/**
 * The type of an element of an extension: a struct of its attributes and children, a string if it
 * has neither, or a boolean if it is always empty. An extension's own element is a struct unless it
 * is always empty.
 *
 * <p>An attribute has its own name. If a child has the same name, ignoring case as SQL does, it has
 * an underscore before it. Text beside attributes or children is {@code _text}.
 */
final class ElementType {

  private static final String TEXT = "_text";

  private ElementType() {}

  /** Returns the type of one such element. */
  static DataType of(ElementSchema schema) {
    if (!isStruct(schema)) {
      return hasText(schema) ? DataTypes.StringType : DataTypes.BooleanType;
    }
    List<StructField> fields = new ArrayList<>();
    List<String> names = fields(schema);
    for (int i = 0; i < names.size(); i++) {
      ElementSchema child = child(schema, i);
      DataType type = child == null ? DataTypes.StringType : of(child);
      boolean many = child != null && child.repeats();
      DataType field = many ? DataTypes.createArrayType(type, false) : type;
      fields.add(DataTypes.createStructField(names.get(i), field, true));
    }
    return DataTypes.createStructType(fields);
  }

  /** Returns whether an element is a struct. */
  static boolean isStruct(ElementSchema schema) {
    return !schema.isLeaf() || (schema.field() == null && schema.hasText());
  }

  /** Returns whether text may stand in an element. */
  static boolean hasText(ElementSchema schema) {
    return schema.hasText() && kind(schema.field()) != FieldKind.EMPTY;
  }

  /** Returns the kind of a field; null for an extension's own element. */
  static @Nullable FieldKind kind(@Nullable Field field) {
    return field == null ? null : field.kind();
  }

  /** Returns the names of a struct's fields: the attributes, the text if any, the children. */
  static List<String> fields(ElementSchema schema) {
    Set<String> taken = new HashSet<>();
    schema.children().forEach(child -> taken.add(lower(child.name())));
    List<String> names = new ArrayList<>();
    schema.attributes().forEach(attribute -> names.add(free(attribute, taken)));
    if (hasText(schema)) {
      names.add(free(TEXT, taken));
    }
    Set<String> named = new HashSet<>();
    for (ElementSchema child : schema.children()) {
      boolean first = named.add(lower(child.name()));
      names.add(first ? child.name() : free('_' + child.name(), taken));
    }
    return names;
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

  /** Returns the child at an index of the {@link #fields}; null for an attribute or the text. */
  static @Nullable ElementSchema child(ElementSchema schema, int index) {
    int first = firstChild(schema);
    return index < first ? null : schema.children().get(index - first);
  }

  /**
   * Returns the index, in the {@link #fields}, of the url that is all that an extension's element
   * needs, as an image needs its address; -1 if it needs more, or something else.
   */
  static int onlyUrl(ElementSchema schema) {
    if (schema.field() != null) {
      return -1;
    }
    List<@Nullable Field> all = new ArrayList<>();
    for (int i = 0; i < schema.attributes().size(); i++) {
      all.add(schema.attribute(i));
    }
    if (hasText(schema)) {
      all.add(null);
    }
    schema.children().forEach(child -> all.add(child.field()));
    int only = -1;
    for (int i = 0; i < all.size(); i++) {
      Field field = all.get(i);
      if (field != null && field.need() == Need.REQUIRED) {
        if (only >= 0 || field.kind() != FieldKind.URL) {
          return -1;
        }
        only = i;
      }
    }
    return only;
  }

  private static int firstChild(ElementSchema schema) {
    return schema.attributes().size() + (hasText(schema) ? 1 : 0);
  }

  /**
   * Returns the cell of an extension's value.
   *
   * @throws IllegalStateException if the extension writes what its fields do not have
   * @throws RuntimeException any exception that the extension throws
   */
  static Object cell(Registration registration, Object value, Cells cells) {
    return cell(ElementValues.of(registration, value, ElementType::refuse), cells);
  }

  private static void refuse(String what) {
    throw new IllegalStateException("it writes " + what + ", which its fields do not have");
  }

  private static Object cell(ElementValues element, Cells cells) {
    ElementSchema schema = element.schema();
    if (!hasText(schema) && !element.text().isEmpty()) {
      refuse("text of " + schema.name());
    } else if (!isStruct(schema)) {
      return hasText(schema) ? cells.text(element.text()) : true;
    }
    int attributes = schema.attributes().size();
    int first = firstChild(schema);
    @Nullable Object[] fields = new Object[first + schema.size()];
    for (int i = 0; i < attributes; i++) {
      fields[i] = cells.orNull(element.value(i));
    }
    if (!element.text().isEmpty()) {
      fields[attributes] = cells.text(element.text());
    }
    for (ElementSchema child : schema.children()) {
      List<@Nullable ElementValues> siblings = element.children(child.position());
      @Nullable Object[] items = new Object[siblings.size()];
      for (int i = 0; i < items.length; i++) {
        items[i] = cell(Objects.requireNonNull(siblings.get(i)), cells);
      }
      if (items.length > 0) {
        fields[first + child.position()] = child.repeats() ? cells.array(items) : items[0];
      }
    }
    return cells.struct(fields);
  }
}
