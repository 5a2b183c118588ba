package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.ForeignElement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * An extension's element as a table: the columns that its fields make, in the order of the schema,
 * and its values as rows of paths and texts. {@link ElementValues} holds the values by column.
 *
 * <p>Paths are relative to the element: {@code title}, {@code tvshow.video_type}, {@code
 * price[2]@type}, {@code @role}; {@code .} is the text of the element itself. A name has a number,
 * from 1, if and only if its field {@linkplain io.github.sitemaptoolkit.extension.Field#canRepeat
 * can repeat}.
 *
 * <p>Immutable and safe for use by several threads.
 *
 * @since 0.1
 */
@Incubating
public final class ElementTable {

  private static final String OWN_TEXT = ".";
  private static final int MOST_REPEATS = 1 << 14; // a number makes as many places in memory

  /**
   * A value with its path.
   *
   * @param path the path from the element
   * @param value the text; empty for an element with nothing inside
   */
  public record Cell(String path, String value) {}

  private final Registration registration;
  private final List<ElementColumn> columns;

  private ElementTable(Registration registration, int first) {
    this.registration = registration;
    List<ElementColumn> all = new ArrayList<>();
    addColumns(List.of(registration.schema()), registration.id(), first, all);
    this.columns = List.copyOf(all);
  }

  private void addColumns(
      List<ElementSchema> path, String name, int first, List<ElementColumn> all) {
    ElementSchema schema = path.get(path.size() - 1);
    for (int i = ElementColumn.OWN; i < schema.attributes().size(); i++) {
      String full = i == ElementColumn.OWN ? name : name + '@' + schema.attribute(i).name();
      all.add(new ElementColumn(first + all.size(), registration, path, i, full));
    }
    for (ElementSchema child : schema.children()) {
      List<ElementSchema> way = new ArrayList<>(path);
      way.add(child);
      addColumns(way, name + '.' + child.name(), first, all);
    }
  }

  /** Returns the table of an extension's element. */
  public static ElementTable of(Registration registration) {
    return new ElementTable(registration, 0);
  }

  /** Returns the tables of all extensions, in the order of the registry. */
  public static List<ElementTable> of(Extensions extensions) {
    List<ElementTable> tables = new ArrayList<>();
    int first = 0;
    for (Registration registration : extensions.registrations()) {
      var table = new ElementTable(registration, first);
      first += table.columns.size();
      tables.add(table);
    }
    return List.copyOf(tables);
  }

  /** Returns the columns: the element's own, those of its attributes, those of its children. */
  public List<ElementColumn> columns() {
    return columns;
  }

  /** Returns the columns of one element of the table: its own, and those of its attributes. */
  public List<ElementColumn> columns(ElementSchema element) {
    return columns.stream().filter(column -> column.element().equals(element)).toList();
  }

  /**
   * Returns the cells of a value, in the order of the columns.
   *
   * @param left called with the name of each element, attribute and text that the extension writes
   *     but that its fields do not have
   * @throws RuntimeException any exception that the extension throws
   */
  public List<Cell> cells(Object value, Consumer<String> left) {
    List<Cell> cells = new ArrayList<>();
    addCells("", ElementValues.of(registration, value, left), cells);
    return cells;
  }

  private static void addCells(String path, ElementValues element, List<Cell> cells) {
    int before = cells.size();
    ElementSchema schema = element.schema();
    for (int i = 0; i < schema.attributes().size(); i++) {
      String value = element.value(i);
      if (value != null) {
        cells.add(new Cell(path + '@' + schema.attribute(i).name(), value));
      }
    }
    if (!element.text().isEmpty()) {
      cells.add(new Cell(path.isEmpty() ? OWN_TEXT : path, element.text()));
    }
    for (ElementSchema known : schema.children()) {
      int number = 1;
      for (ElementValues child : element.children(known.position())) {
        String step = known.repeats() ? known.name() + '[' + number++ + ']' : known.name();
        if (child != null) {
          addCells(path.isEmpty() ? step : path + '.' + step, child, cells);
        }
      }
    }
    if (cells.size() == before && !path.isEmpty()) {
      cells.add(new Cell(path, ""));
    }
  }

  /**
   * Returns an element with these values inside. Its children are in the order of the schema, and
   * those of the same name in the order of their numbers.
   *
   * @param cells the values in any order
   * @throws IllegalArgumentException if a path is malformed or unknown, or has two values; the
   *     message says which
   */
  public ForeignElement element(List<Cell> cells) {
    var root = new ElementValues(registration.schema());
    for (Cell cell : cells) {
      put(cell.path(), cell.value(), root);
    }
    return root.element(registration.element());
  }

  private static void put(String path, String value, ElementValues root) {
    int at = path.indexOf('@');
    String elements = at < 0 ? path : path.substring(0, at);
    ElementValues element = root;
    if (!elements.isEmpty() && !elements.equals(OWN_TEXT)) {
      for (String step : elements.split("\\.", -1)) {
        element = child(element, step, path);
      }
    }
    ElementSchema schema = element.schema();
    int attribute = at < 0 ? ElementColumn.OWN : schema.attributePosition(path.substring(at + 1));
    boolean known =
        at < 0
            ? !path.isEmpty() && (schema.hasText() || value.isEmpty())
            : attribute != ElementColumn.OWN;
    if (!known) {
      throw unknown(path);
    } else if (at < 0 && value.isEmpty()) {
      return; // the element exists
    } else if (!element.set(attribute, value)) {
      throw new IllegalArgumentException("\"" + path + "\" has two values");
    }
  }

  private static ElementValues child(ElementValues parent, String step, String path) {
    int open = step.indexOf('[');
    ElementSchema known = parent.schema().child(open < 0 ? step : step.substring(0, open));
    int number = open < 0 ? 1 : number(step.substring(open + 1));
    if (known == null || known.repeats() != open >= 0 || number < 1 || number > MOST_REPEATS) {
      throw unknown(path);
    }
    return parent.child(known.position(), number - 1);
  }

  private static int number(String step) {
    try {
      return step.endsWith("]") ? Integer.parseInt(step.substring(0, step.length() - 1)) : 0;
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private static IllegalArgumentException unknown(String path) {
    return new IllegalArgumentException("\"" + path + "\" is not the path of a value");
  }
}
