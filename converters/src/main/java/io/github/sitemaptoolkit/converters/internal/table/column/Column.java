package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A column of an extension: the path of an element, and the attribute of it or its text.
 *
 * @param index its position among the columns of all extensions, from 0
 * @param registration the extension
 * @param path the elements from the extension's own down to the one of the column
 * @param attribute the position of that element's attribute; {@link #OWN} for its text, or for its
 *     presence if it cannot have text
 * @param name the header, such as {@code video.price@currency}
 * @param type what the cells hold
 */
public record Column(
    int index,
    Registration registration,
    List<ElementSchema> path,
    int attribute,
    String name,
    CellType type) {

  /** The element itself, not one of its attributes. */
  static final int OWN = -1;

  public Column {
    path = List.copyOf(path);
  }

  Column(
      int index, Registration registration, List<ElementSchema> path, int attribute, String name) {
    this(index, registration, path, attribute, name, CellType.of(field(path, attribute)));
  }

  private static @Nullable Field field(List<ElementSchema> path, int attribute) {
    ElementSchema last = path.get(path.size() - 1);
    return attribute == OWN ? last.field() : last.attribute(attribute);
  }

  /** Returns what is known of what the cells hold; null for an extension's own element. */
  public @Nullable Field field() {
    return field(path, attribute);
  }

  /** Returns the number of elements on the path. */
  public int length() {
    return path.size();
  }

  /** Returns whether there may be several of an element on the path. */
  public boolean repeats(int step) {
    return step == 0 || path.get(step).repeats();
  }

  /** Returns how many elements on the path may stand more than once. */
  int depth() {
    int depth = 0;
    for (int step = 0; step < path.size(); step++) {
      depth += repeats(step) ? 1 : 0;
    }
    return depth;
  }

  /** Returns whether the cells only state the presence of the element. */
  public boolean isFlag() {
    return attribute == OWN && !path.get(path.size() - 1).hasText();
  }
}
