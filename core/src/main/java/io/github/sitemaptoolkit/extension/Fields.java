package io.github.sitemaptoolkit.extension;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Operations on lists of fields. */
final class Fields {

  private Fields() {}

  /**
   * Returns fields as a list.
   *
   * @throws IllegalArgumentException if two of them have the same name
   */
  static List<Field> distinct(Field... fields) {
    Set<String> names = new HashSet<>();
    for (Field field : fields) {
      if (!names.add(field.name())) {
        throw new IllegalArgumentException("two fields have the name " + field.name());
      }
    }
    return List.of(fields);
  }

  /**
   * Returns the attributes of an element and more.
   *
   * @throws IllegalArgumentException if two of them have the same name, or one cannot be an
   *     attribute
   */
  static List<Field> attributes(List<Field> known, Field... more) {
    for (Field attribute : more) {
      if (!attribute.attributes().isEmpty()
          || attribute.kind() == FieldKind.GROUP
          || attribute.isContent()) {
        throw new IllegalArgumentException("\"" + attribute.name() + "\" cannot be an attribute");
      }
    }
    return distinct(Stream.concat(known.stream(), Stream.of(more)).toArray(Field[]::new));
  }

  /** Returns fields with the one at a path changed. */
  static Field[] changed(
      List<Field> fields, String path, String whole, UnaryOperator<Field> change) {
    int at = path.indexOf('@');
    int dot = path.equals(Field.CONTENT) ? -1 : path.indexOf('.');
    int end = dot >= 0 ? dot : at >= 0 ? at : path.length();
    Field[] all = fields.toArray(Field[]::new);
    for (int i = 0; i < all.length; i++) {
      if (all[i].name().equals(path.substring(0, end))) {
        Field found = all[i];
        if (end == path.length()) {
          all[i] = change.apply(found);
        } else if (dot >= 0) {
          Field[] inner = changed(found.children(), path.substring(end + 1), whole, change);
          all[i] = found.withChildren(inner);
        } else {
          Field[] inner = changed(found.attributes(), path.substring(end + 1), whole, change);
          all[i] = found.withAttributes(inner);
        }
        return all;
      }
    }
    throw new IllegalArgumentException("there is no field " + whole);
  }

  /** Returns whether a field may have this name. */
  static boolean isName(String name) {
    for (int i = 0; i < name.length(); i++) {
      if ("[]@/ |".indexOf(name.charAt(i)) >= 0) {
        return false;
      }
    }
    return !name.isEmpty();
  }

  static @Nullable BigDecimal decimal(@Nullable Long number) {
    return number == null ? null : BigDecimal.valueOf(number);
  }
}
