package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.table.column.Column;
import io.github.sitemaptoolkit.converters.internal.table.column.ElementColumns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The columns of one element among its repeats in the wide layout, such as {@code video[2]}, as far
 * as rows have used them. Their numbers are given in the order in which they are met.
 */
final class WidePlace {

  private static final int UNUSED = -1;

  private final ElementColumns columns;
  private final String name;
  private final int[] numbers; // of the element's own column, then of its attributes
  private final List<List<WidePlace>> children = new ArrayList<>();

  WidePlace(ElementColumns columns, String name) {
    this.columns = columns;
    this.name = name;
    this.numbers = new int[1 + columns.attributes().size()];
    Arrays.fill(numbers, UNUSED);
    for (int i = 0; i < columns.children().size(); i++) {
      children.add(new ArrayList<>());
    }
  }

  /** Gives numbers to columns. */
  @FunctionalInterface
  interface Numbers {
    /** Returns the next number. */
    int next();
  }

  /** Returns the number of a column. */
  int number(int attribute, Numbers numbering) {
    int index = attribute + 1;
    if (numbers[index] == UNUSED) {
      numbers[index] = numbering.next();
    }
    return numbers[index];
  }

  /** Returns the place of a child, which is made if it is not there. */
  WidePlace child(int position, int index) {
    return place(children.get(position), columns.children().get(position), name + '.', index);
  }

  /** Returns a place in a list of repeats, which is made if it is not there. */
  static WidePlace place(List<WidePlace> siblings, ElementColumns columns, String lead, int index) {
    while (siblings.size() <= index) {
      Column own = columns.own();
      int last = own.length() - 1;
      String local = last == 0 ? own.name() : columns.schema().name();
      String number = own.repeats(last) ? "[" + (siblings.size() + 1) + ']' : "";
      siblings.add(new WidePlace(columns, lead + local + number));
    }
    return siblings.get(index);
  }

  /** Tells the columns that are used, in the order of the schema, each with its name. */
  void forEach(ColumnTaker taker) {
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] != UNUSED) {
        Column column = i == 0 ? columns.own() : columns.attributes().get(i - 1);
        String own = column.name();
        String full = i == 0 ? name : name + own.substring(own.lastIndexOf('@'));
        taker.take(column, numbers[i], full);
      }
    }
    children.forEach(siblings -> siblings.forEach(child -> child.forEach(taker)));
  }

  /** Takes columns. */
  @FunctionalInterface
  interface ColumnTaker {
    /** Takes a column with its number and its name. */
    void take(Column column, int number, String name);
  }
}
