package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A column of an {@link ElementTable}: the path of an element, and one of its attributes or its
 * text.
 *
 * @param index its number among the columns of all tables that were made together, from 0
 * @param registration the extension
 * @param path the elements from the extension's own down to the one of the column
 * @param attribute the position of that element's attribute; {@link #OWN} for its text, or for its
 *     presence if it cannot have text
 * @param name the id of the extension and the path, such as {@code video.price@currency}
 * @since 0.1
 */
@Incubating
public record ElementColumn(
    int index, Registration registration, List<ElementSchema> path, int attribute, String name) {

  /** The element itself, not one of its attributes. */
  public static final int OWN = -1;

  /** Copies the list. */
  public ElementColumn {
    path = List.copyOf(path);
  }

  /** Returns the element of the column. */
  public ElementSchema element() {
    return path.get(path.size() - 1);
  }

  /** Returns what is known of what the cells hold; null for an extension's own element. */
  public @Nullable Field field() {
    return attribute == OWN ? element().field() : element().attribute(attribute);
  }

  /** Returns the number of elements on the path. */
  public int length() {
    return path.size();
  }

  /** Returns whether there may be several of an element on the path, by its index. */
  public boolean repeats(int step) {
    return step == 0 || path.get(step).repeats();
  }

  /** Returns how many elements on the path may stand more than once. */
  public int depth() {
    int depth = 0;
    for (int step = 0; step < path.size(); step++) {
      depth += repeats(step) ? 1 : 0;
    }
    return depth;
  }

  /** Returns whether the cells only state the presence of the element. */
  public boolean isFlag() {
    return attribute == OWN && !element().hasText();
  }

  /**
   * Returns the {@link io.github.sitemaptoolkit.problem.FieldPath} of a value of the column, from
   * the entry.
   *
   * @param repeats for each element on the path that may stand more than once, which of them it is,
   *     from 0; negative for all
   */
  public String fieldPath(int[] repeats) {
    var field = new StringBuilder();
    int repeat = 0;
    for (int step = 0; step < path.size(); step++) {
      field.append(step == 0 ? registration.id() : '.' + path.get(step).name());
      int number = repeats(step) ? repeats[repeat++] : -1;
      if (number >= 0) {
        field.append('[').append(number + 1).append(']');
      }
    }
    if (attribute != OWN) {
      field.append('@').append(element().attribute(attribute).name());
    }
    return field.toString();
  }
}
