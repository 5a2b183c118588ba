package io.github.sitemaptoolkit.spark.internal.row;

import io.github.sitemaptoolkit.element.TreeWriter;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An element that an extension writes, on its way into a row. */
final class ElementCell {

  private final ElementColumn column;
  private final @Nullable Object[] fields; // a text, or the children of a name
  private String text = "";

  private ElementCell(ElementColumn column) {
    this.column = column;
    this.fields = new Object[column.size()];
  }

  /**
   * Returns the cell of a value.
   *
   * @throws IllegalStateException if the extension writes what its fields do not have
   * @throws RuntimeException any exception that the extension throws
   */
  static Object of(Registration registration, ElementColumn column, Object value, Cells cells) {
    return new Writer(new ElementCell(column)).write(registration.extension(), value).build(cells);
  }

  private Object build(Cells cells) {
    if (!column.isStruct()) {
      return column.hasText() ? cells.text(text) : true;
    }
    @Nullable Object[] built = new Object[fields.length];
    for (int i = 0; i < fields.length; i++) {
      Object field = fields[i];
      built[i] = field == null ? null : value(field, cells);
    }
    if (column.text() >= 0 && !text.isEmpty()) {
      built[column.text()] = cells.text(text);
    }
    return cells.struct(built);
  }

  private static Object value(Object field, Cells cells) {
    if (field instanceof String attribute) {
      return cells.text(attribute);
    } else if (field instanceof ElementCell child) {
      return child.build(cells);
    }
    List<?> children = (List<?>) field;
    @Nullable Object[] items = new Object[children.size()];
    for (int i = 0; i < items.length; i++) {
      items[i] = ((ElementCell) children.get(i)).build(cells);
    }
    return cells.array(items);
  }

  private ElementCell add(String name) {
    Integer index = column.child(name);
    if (index == null) {
      throw unknown("<" + name + ">");
    }
    ElementColumn child = column.column(index);
    var cell = new ElementCell(child);
    if (!child.repeats()) {
      if (fields[index] != null) {
        throw new IllegalStateException(
            "it writes <" + name + "> twice, which may not repeat according to its fields");
      }
      fields[index] = cell;
      return cell;
    }
    @SuppressWarnings("unchecked") // only written here
    List<ElementCell> siblings = (List<ElementCell>) fields[index];
    if (siblings == null) {
      siblings = new ArrayList<>(4);
      fields[index] = siblings;
    }
    siblings.add(cell);
    return cell;
  }

  private static IllegalStateException unknown(String what) {
    return new IllegalStateException("it writes " + what + ", which its fields do not have");
  }

  private static final class Writer extends TreeWriter<ElementCell> {

    Writer(ElementCell root) {
      super(root);
    }

    @Override
    protected ElementCell addChild(ElementCell parent, String name) {
      return parent.add(name);
    }

    @Override
    protected void addAttribute(ElementCell element, String name, String value) {
      Integer index = element.column.attribute(name);
      if (index == null) {
        throw unknown("the attribute " + name);
      }
      element.fields[index] = value;
    }

    @Override
    protected void addText(ElementCell element, String more) {
      if (!element.column.hasText()) {
        throw unknown("text in <" + element.column.name() + ">");
      }
      element.text = element.text.isEmpty() ? more : element.text + more;
    }
  }
}
