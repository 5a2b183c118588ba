package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.table.column.JoinedCell;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.extension.ElementSchema;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Joins the values of a column in one cell: those of an entry, or of each of its elements. */
final class JoinedLayout implements CellLayout {

  private final List<ElementTable> tables;
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
  }

  @Override
  public void rows(List<List<ElementValues>> values, Row row, Taker taker) throws IOException {
    int shared = row.size();
    boolean taken = false;
    for (int position = 0; position < values.size(); position++) {
      List<ElementValues> elements = values.get(position);
      if (!perElement) {
        cells(tables.get(position), elements, row);
        continue;
      }
      for (ElementValues element : elements) {
        cells(tables.get(position), List.of(element), row);
        taker.take(row);
        taken = true;
        row.truncate(shared);
      }
    }
    if (!taken) {
      taker.take(row);
    }
  }

  private void cells(ElementTable table, List<ElementValues> elements, Row row) {
    if (elements.isEmpty()) {
      return;
    }
    for (ElementColumn column : table.columns()) {
      if (column.length() == 1 || anyHas(column.path().get(1), elements)) {
        cell(column, elements, row);
      }
    }
  }

  /** Returns whether one of the elements has a child. */
  private static boolean anyHas(ElementSchema child, List<ElementValues> elements) {
    for (ElementValues element : elements) {
      if (!element.children(child.position()).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private void cell(ElementColumn column, List<ElementValues> elements, Row row) {
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
