package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.problem.FieldPath;
import org.jspecify.annotations.Nullable;

/** Where an element is inside the element of its extension. Reused for all elements of a depth. */
final class ElementPath {

  private final @Nullable ElementPath outer;
  private String name = "";
  private int number; // among siblings of the same name
  private boolean repeats;

  ElementPath(@Nullable ElementPath outer) {
    this.outer = outer;
  }

  /** Starts over with another element, the first of its name as long as nothing else is said. */
  void name(String local) {
    name = local;
    number = 1;
    repeats = false;
  }

  /**
   * Sets the number of the element among its siblings of the same name.
   *
   * @param shown whether the number belongs to the paths of fields
   */
  void number(int among, boolean shown) {
    number = among;
    repeats = shown;
  }

  /**
   * Returns the path of unknown markup, such as {@code tag[1]/name[1]}; empty for the outermost.
   */
  String ofMarkup() {
    return outer == null ? "" : outer.ofMarkup(name, number);
  }

  /** Returns the path of the unknown markup of a child. */
  String ofMarkup(String child, int among) {
    String around = ofMarkup();
    String step = child + '[' + among + ']';
    return around.isEmpty() ? step : around + '/' + step;
  }

  /**
   * Returns the path of the field, from the entry.
   *
   * @param value the path of the extension's value
   */
  String ofField(String value) {
    return outer == null
        ? value
        : FieldPath.below(outer.ofField(value), repeats ? name + '[' + number + ']' : name);
  }
}
