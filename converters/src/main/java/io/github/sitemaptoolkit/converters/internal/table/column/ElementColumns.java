package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The columns of an element that an extension may write: its own, those of its attributes, and
 * those of the elements in it.
 *
 * @param schema what may stand in the element
 * @param own the column of its text, or of its presence
 * @param attributes the columns of its attributes, in the order of the schema
 * @param children the columns of the elements in it, in the order of the schema
 */
public record ElementColumns(
    ElementSchema schema, Column own, List<Column> attributes, List<ElementColumns> children) {

  /**
   * Lays out the columns of an extension.
   *
   * @param all receives each column, in order
   */
  static ElementColumns of(Registration registration, List<Column> all) {
    ElementSchema root = registration.schema();
    return of(registration, List.of(root), registration.id(), all);
  }

  private static ElementColumns of(
      Registration registration, List<ElementSchema> path, String name, List<Column> all) {
    ElementSchema schema = path.get(path.size() - 1);
    var own = new Column(all.size(), registration, path, Column.OWN, name);
    all.add(own);
    List<Column> attributes = new ArrayList<>();
    for (String attribute : schema.attributes()) {
      var column =
          new Column(all.size(), registration, path, attributes.size(), name + '@' + attribute);
      attributes.add(column);
      all.add(column);
    }
    List<ElementColumns> children = new ArrayList<>();
    for (ElementSchema child : schema.children()) {
      List<ElementSchema> way = new ArrayList<>(path);
      way.add(child);
      children.add(of(registration, way, name + '.' + child.name(), all));
    }
    return new ElementColumns(schema, own, attributes, children);
  }

  /** Returns the columns of the child of a name, or null if the schema has none. */
  @Nullable ElementColumns child(String name) {
    ElementSchema child = schema.child(name);
    return child == null ? null : children.get(child.position());
  }

  /** Returns which attribute has a name, or -1. */
  int attribute(String name) {
    int index = 0;
    for (String attribute : schema.attributes()) {
      if (attribute.equals(name)) {
        return index;
      }
      index++;
    }
    return -1;
  }
}
