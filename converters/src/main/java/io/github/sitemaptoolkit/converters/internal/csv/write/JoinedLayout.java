package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.table.column.JoinedCell;
import io.github.sitemaptoolkit.converters.internal.table.column.WrittenColumn;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.element.ElementValues;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Joins the values of a column in one cell: those of an entry, or of each of its elements. */
final class JoinedLayout implements CellLayout {

  /**
   * The columns of an element itself, or those of one of its children and of what is in that.
   *
   * @param child the position of the child; negative for the element itself
   */
  private record Part(int child, List<WrittenColumn> columns) {}

  private final List<ElementTable> tables;
  private final List<List<Part>> parts = new ArrayList<>(); // by table
  private final Choice choice;
  private final boolean perElement;
  private final JoinedCell cell = new JoinedCell();
  private final BitSet used = new BitSet();

  /**
   * Creates a layout.
   *
   * @param perElement whether each element gets a row of its own
   */
  JoinedLayout(List<ElementTable> tables, Choice choice, boolean perElement) {
    this.tables = tables;
    this.choice = choice;
    this.perElement = perElement;
    tables.forEach(table -> parts.add(parts(table)));
  }

  private static List<Part> parts(ElementTable table) {
    List<Part> parts = new ArrayList<>();
    for (ElementColumn column : table.columns()) {
      int child = column.length() == 1 ? -1 : column.path().get(1).position();
      Part last = parts.isEmpty() ? null : parts.get(parts.size() - 1);
      if (last == null || last.child != child) {
        last = new Part(child, new ArrayList<>());
        parts.add(last);
      }
      last.columns.add(new WrittenColumn(column));
    }
    return parts;
  }

  @Override
  public void rows(List<List<ElementValues>> values, RecordBytes row, Taker taker)
      throws IOException {
    int shared = row.size();
    boolean taken = false;
    for (int position = 0; position < values.size(); position++) {
      List<ElementValues> elements = values.get(position);
      if (!perElement) {
        cells(parts.get(position), elements, row);
        continue;
      }
      for (ElementValues element : elements) {
        cells(parts.get(position), List.of(element), row);
        taker.take(row);
        taken = true;
        row.truncate(shared);
      }
    }
    if (!taken) {
      taker.take(row);
    }
  }

  private void cells(List<Part> table, List<ElementValues> elements, RecordBytes row) {
    if (elements.isEmpty()) {
      return;
    }
    for (Part part : table) {
      if (part.child < 0 || anyHas(part.child, elements)) {
        for (WrittenColumn column : part.columns) {
          cell(column, elements, row);
        }
      }
    }
  }

  private static boolean anyHas(int child, List<ElementValues> elements) {
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i).has(child)) {
        return true;
      }
    }
    return false;
  }

  private void cell(WrittenColumn column, List<ElementValues> elements, RecordBytes row) {
    String text = cell.write(column, elements);
    if (text != null && choice.takes(column.name(), cell.values(), text)) {
      used.set(column.index());
      row.add(FIRST + column.index(), text);
    }
  }

  /** Returns the columns that were used so far, or where some are chosen, those. */
  @Override
  public List<OutputColumn> columns() {
    List<OutputColumn> columns = new ArrayList<>();
    for (ElementTable table : tables) {
      for (ElementColumn column : table.columns()) {
        if (used.get(column.index()) || choice.chosen().contains(column.name())) {
          columns.add(new OutputColumn(FIRST + column.index(), column.name(), column.name()));
        }
      }
    }
    return columns;
  }
}
