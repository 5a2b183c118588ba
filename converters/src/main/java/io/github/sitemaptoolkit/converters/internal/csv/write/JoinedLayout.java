package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.table.column.Column;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnTable;
import io.github.sitemaptoolkit.converters.internal.table.column.ElementColumns;
import io.github.sitemaptoolkit.converters.internal.table.column.JoinedCell;
import io.github.sitemaptoolkit.converters.internal.table.column.Occurrence;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Joins the values of a column in one cell: those of an entry, or of each of its elements. */
final class JoinedLayout implements CellLayout {

  private final ColumnTable table;
  private final Choice choice;
  private final boolean perElement;
  private final JoinedCell cell = new JoinedCell();
  private final BitSet used = new BitSet();

  /**
   * Creates a layout.
   *
   * @param perElement whether each element gets a row of its own
   */
  JoinedLayout(ColumnTable table, Choice choice, boolean perElement) {
    this.table = table;
    this.choice = choice;
    this.perElement = perElement;
  }

  @Override
  public void rows(List<List<Occurrence>> values, Row row, Taker taker) throws IOException {
    int shared = row.size();
    boolean taken = false;
    for (int position = 0; position < values.size(); position++) {
      List<Occurrence> elements = values.get(position);
      if (!perElement) {
        cells(table.element(position), elements, row);
        continue;
      }
      for (Occurrence element : elements) {
        cells(table.element(position), List.of(element), row);
        taker.take(row);
        taken = true;
        row.truncate(shared);
      }
    }
    if (!taken) {
      taker.take(row);
    }
  }

  private void cells(ElementColumns columns, List<Occurrence> elements, Row row) {
    if (elements.isEmpty()) {
      return;
    }
    cell(columns.own(), elements, row);
    for (Column attribute : columns.attributes()) {
      cell(attribute, elements, row);
    }
    for (ElementColumns child : columns.children()) {
      if (anyHas(child, elements)) {
        cells(child, elements, row);
      }
    }
  }

  /** Returns whether an element of the extension, or one in it, may have a child. */
  private static boolean anyHas(ElementColumns child, List<Occurrence> elements) {
    if (child.own().length() > 2) {
      return true; // only the first level is looked at
    }
    for (Occurrence element : elements) {
      if (!element.children(child.schema().position()).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private void cell(Column column, List<Occurrence> elements, Row row) {
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
    for (Column column : table.columns()) {
      if (used.get(column.index()) || choice.chosen().contains(column.name())) {
        columns.add(new OutputColumn(FIRST + column.index(), column.name(), column.name()));
      }
    }
    return columns;
  }
}
