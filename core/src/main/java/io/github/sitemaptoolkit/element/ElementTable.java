package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.extension.ElementSchema;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Converts an element of an extension to a flat list of values with their paths, and back, for
 * formats that only have keys and values.
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
public final class ElementTable {

  private static final String OWN_TEXT = ".";

  /**
   * A value with its path.
   *
   * @param path the path from the element
   * @param value the text; empty for an element with nothing inside
   */
  public record Cell(String path, String value) {}

  private final ElementName name;
  private final ElementSchema schema;

  private ElementTable(Registration registration) {
    this.name = registration.element();
    this.schema = registration.schema();
  }

  /** Returns the table of an extension's element. */
  public static ElementTable of(Registration registration) {
    return new ElementTable(registration);
  }

  /**
   * Returns the values inside an element, in document order.
   *
   * @param left called with the name of each attribute and child that the extension does not know
   *     and that therefore has no path
   */
  public List<Cell> cells(ForeignElement element, Consumer<String> left) {
    List<Cell> cells = new ArrayList<>();
    addCells("", element, schema, cells, left);
    return cells;
  }

  private static void addCells(
      String path,
      ForeignElement element,
      ElementSchema schema,
      List<Cell> cells,
      Consumer<String> left) {
    int before = cells.size();
    for (Attribute attribute : element.attributes()) {
      if (attribute.namespace().isEmpty() && schema.attributes().contains(attribute.localName())) {
        cells.add(new Cell(path + '@' + attribute.localName(), attribute.value()));
      } else {
        left.accept("attribute " + attribute.localName());
      }
    }
    Map<String, Integer> numbers = new HashMap<>();
    for (ForeignContent content : element.content()) {
      if (content instanceof ForeignText text) {
        cells.add(new Cell(path.isEmpty() ? OWN_TEXT : path, text.value()));
      } else if (content instanceof ForeignElement child) {
        ElementSchema known = schema.child(child.name().localName());
        if (known == null || !child.name().namespace().equals(element.name().namespace())) {
          left.accept(child.name().toString());
          continue;
        }
        int number = numbers.merge(known.name(), 1, Integer::sum);
        String step = known.repeats() ? known.name() + '[' + number + ']' : known.name();
        addCells(path.isEmpty() ? step : path + '.' + step, child, known, cells, left);
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
   * @throws IllegalArgumentException if a path is malformed or unknown; the message says which
   */
  public ForeignElement element(List<Cell> cells) {
    var root = new Draft(schema);
    for (Cell cell : cells) {
      root.put(cell);
    }
    return root.build(name);
  }

  /** An element that is being built. */
  private static final class Draft {
    private final ElementSchema schema;
    private final Map<String, String> attributes = new HashMap<>();
    private final Map<Integer, Map<Integer, Draft>> children = new TreeMap<>();
    private @Nullable String text;

    Draft(ElementSchema schema) {
      this.schema = schema;
    }

    void put(Cell cell) {
      String path = cell.path();
      int at = path.indexOf('@');
      String elements = at < 0 ? path : path.substring(0, at);
      Draft draft = this;
      if (!elements.equals(OWN_TEXT)) {
        for (int from = 0; from < elements.length(); ) {
          int dot = elements.indexOf('.', from);
          int end = dot < 0 ? elements.length() : dot;
          draft = draft.child(elements.substring(from, end), path);
          from = end + 1;
        }
      }
      if (at >= 0) {
        String attribute = path.substring(at + 1);
        if (!draft.schema.attributes().contains(attribute)) {
          throw unknown(path);
        }
        draft.attributes.put(attribute, cell.value());
      } else if (draft == this && !elements.equals(OWN_TEXT)) {
        throw unknown(path);
      } else if (!cell.value().isEmpty()) {
        draft.text = cell.value();
      }
    }

    private Draft child(String step, String path) {
      int open = step.indexOf('[');
      ElementSchema known = schema.child(open < 0 ? step : step.substring(0, open));
      if (known == null || known.repeats() != open >= 0) {
        throw unknown(path);
      }
      int number = open < 0 ? 1 : number(step.substring(open + 1), path);
      return children
          .computeIfAbsent(known.position(), position -> new TreeMap<>())
          .computeIfAbsent(number, key -> new Draft(known));
    }

    private static int number(String step, String path) {
      try {
        int number =
            step.endsWith("]") ? Integer.parseInt(step.substring(0, step.length() - 1)) : 0;
        if (number > 0) {
          return number;
        }
      } catch (NumberFormatException e) {
        // reported below
      }
      throw unknown(path);
    }

    private static IllegalArgumentException unknown(String path) {
      return new IllegalArgumentException("\"" + path + "\" is not the path of a value");
    }

    ForeignElement build(ElementName name) {
      List<Attribute> written = new ArrayList<>();
      for (String attribute : schema.attributes()) {
        String value = attributes.get(attribute);
        if (value != null) {
          written.add(new Attribute("", attribute, "", value));
        }
      }
      List<ForeignContent> content = new ArrayList<>();
      if (text != null) {
        content.add(new ForeignText(text));
      }
      for (Map<Integer, Draft> named : children.values()) {
        for (Draft child : named.values()) {
          content.add(
              child.build(new ElementName(name.namespace(), child.schema.name(), name.prefix())));
        }
      }
      return new ForeignElement(name, written, content, Map.of());
    }
  }
}
