package io.github.sitemaptoolkit.converters.internal.entry;

import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import java.util.ArrayList;
import java.util.List;

/** Reduces elements to some of their columns. An element keeps its attributes and its text. */
final class ElementParts {

  private ElementParts() {}

  /**
   * Returns an element with only the children that some of the columns are of, or are in.
   *
   * @param depth the number of elements above it
   */
  static ForeignElement of(ForeignElement element, List<ElementColumn> columns, int depth) {
    List<ForeignContent> content = new ArrayList<>();
    for (ForeignContent part : element.content()) {
      if (!(part instanceof ForeignElement child)) {
        content.add(part);
        continue;
      }
      List<ElementColumn> own =
          columns.stream().filter(column -> isOn(column, depth + 1, child, element)).toList();
      if (!own.isEmpty()) {
        content.add(of(child, own, depth + 1));
      }
    }
    return new ForeignElement(element.name(), element.attributes(), content, element.bindings());
  }

  private static boolean isOn(
      ElementColumn column, int depth, ForeignElement child, ForeignElement parent) {
    return column.length() > depth
        && column.path().get(depth).name().equals(child.name().localName())
        && child.name().namespace().equals(parent.name().namespace());
  }
}
