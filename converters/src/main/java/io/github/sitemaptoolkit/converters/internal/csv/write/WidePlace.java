package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.csv.write.CellLayout.OutputColumn;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.extension.ElementSchema;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * The columns of one element among its repeats in the wide layout, such as {@code video[2]}, as far
 * as rows have used them. Their numbers are given in the order in which they are met.
 */
final class WidePlace {

  private static final int UNUSED = -1;

  private final ElementTable table;
  private final ElementSchema schema;
  private final String name;
  private final List<ElementColumn> columns; // the element's own, then those of its attributes
  private final int[] numbers; // of the columns
  private final List<List<WidePlace>> children = new ArrayList<>();

  private WidePlace(ElementTable table, ElementSchema schema, String name) {
    this.table = table;
    this.schema = schema;
    this.name = name;
    this.columns = table.columns(schema);
    this.numbers = new int[columns.size()];
    Arrays.fill(numbers, UNUSED);
    schema.children().forEach(child -> children.add(new ArrayList<>()));
  }

  /** Returns the element's own column, then those of its attributes. */
  List<ElementColumn> columns() {
    return columns;
  }

  /** Returns the number of a column. */
  int number(int attribute, IntSupplier next) {
    int index = attribute + 1;
    if (numbers[index] == UNUSED) {
      numbers[index] = next.getAsInt();
    }
    return numbers[index];
  }

  /** Returns the place of a child, which is made if it is not there. */
  WidePlace child(int position, int index) {
    return of(children.get(position), table, schema.children().get(position), name + '.', index);
  }

  /** Returns a place in a list of repeats, which is made if it is not there. */
  static WidePlace of(
      List<WidePlace> siblings, ElementTable table, ElementSchema schema, String lead, int index) {
    while (siblings.size() <= index) {
      ElementColumn own = table.columns(schema).get(0);
      String local = own.length() == 1 ? own.name() : schema.name();
      String number = own.repeats(own.length() - 1) ? "[" + (siblings.size() + 1) + ']' : "";
      siblings.add(new WidePlace(table, schema, lead + local + number));
    }
    return siblings.get(index);
  }

  /** Adds the columns that are used, in the order of the schema. */
  void addColumns(List<OutputColumn> to) {
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] != UNUSED) {
        String own = columns.get(i).name();
        String full = i == 0 ? name : name + own.substring(own.lastIndexOf('@'));
        to.add(new OutputColumn(numbers[i], full, own));
      }
    }
    children.forEach(siblings -> siblings.forEach(child -> child.addColumns(to)));
  }
}
