package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.element.ElementValues;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gives each value a column of its own. */
final class WideLayout implements CellLayout {

  private final List<ElementTable> tables;
  private final Choice choice;
  private final String output;
  private final List<List<WidePlace>> places = new ArrayList<>();
  private int next = FIRST;

  WideLayout(List<ElementTable> tables, Choice choice, String output) {
    this.tables = tables;
    this.choice = choice;
    this.output = output;
    tables.forEach(table -> places.add(new ArrayList<>()));
  }

  @Override
  public void rows(List<List<ElementValues>> values, RecordBytes row, Taker taker)
      throws IOException {
    for (int position = 0; position < values.size(); position++) {
      ElementTable table = tables.get(position);
      List<WidePlace> repeats = places.get(position);
      List<ElementValues> elements = values.get(position);
      for (int i = 0; i < elements.size(); i++) {
        cells(elements.get(i), WidePlace.of(repeats, table, elements.get(i).schema(), "", i), row);
      }
    }
    taker.take(row);
  }

  private void cells(ElementValues element, WidePlace place, RecordBytes row) {
    for (ElementColumn column : place.columns()) {
      cell(column, element, place, row);
    }
    for (int position = 0; position < element.schema().size(); position++) {
      List<@Nullable ElementValues> siblings = element.children(position);
      for (int i = 0; i < siblings.size(); i++) {
        ElementValues child = siblings.get(i);
        if (child != null) {
          cells(child, place.child(position, i), row);
        }
      }
    }
  }

  private void cell(ElementColumn column, ElementValues element, WidePlace place, RecordBytes row) {
    String value = element.value(column.attribute());
    if (value != null && choice.takes(column.name(), 1, value)) {
      row.add(
          place.number(column.attribute(), this::number),
          CellText.cell(CellType.of(column), value));
    }
  }

  private int number() {
    if (next == TableLimits.MOST_FIELDS) {
      throw CellLayout.tooMany("the wide layout", output);
    }
    return next++;
  }

  @Override
  public List<OutputColumn> columns() {
    List<OutputColumn> columns = new ArrayList<>();
    places.forEach(repeats -> repeats.forEach(place -> place.addColumns(columns)));
    return columns;
  }
}
