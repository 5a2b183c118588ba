package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.converters.internal.table.column.Column;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnTable;
import io.github.sitemaptoolkit.converters.internal.table.column.ElementColumns;
import io.github.sitemaptoolkit.converters.internal.table.column.Occurrence;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gives each value a column of its own. */
final class WideLayout implements CellLayout {

  private final ColumnTable table;
  private final Choice choice;
  private final String output;
  private final List<List<WidePlace>> places = new ArrayList<>();
  private int next = FIRST;

  WideLayout(ColumnTable table, Choice choice, String output) {
    this.table = table;
    this.choice = choice;
    this.output = output;
    table.registrations().forEach(registration -> places.add(new ArrayList<>()));
  }

  @Override
  public void rows(List<List<Occurrence>> values, Row row, Taker taker) throws IOException {
    for (int position = 0; position < values.size(); position++) {
      ElementColumns columns = table.element(position);
      List<Occurrence> elements = values.get(position);
      for (int i = 0; i < elements.size(); i++) {
        cells(columns, elements.get(i), WidePlace.place(places.get(position), columns, "", i), row);
      }
    }
    taker.take(row);
  }

  private void cells(ElementColumns columns, Occurrence element, WidePlace place, Row row) {
    cell(columns.own(), element, place, row);
    for (Column attribute : columns.attributes()) {
      cell(attribute, element, place, row);
    }
    for (int position = 0; position < columns.children().size(); position++) {
      List<@Nullable Occurrence> siblings = element.children(position);
      for (int i = 0; i < siblings.size(); i++) {
        Occurrence child = siblings.get(i);
        if (child != null) {
          cells(columns.children().get(position), child, place.child(position, i), row);
        }
      }
    }
  }

  private void cell(Column column, Occurrence element, WidePlace place, Row row) {
    String value = element.value(column.attribute());
    if (value != null && choice.takes(column.name(), 1, value)) {
      row.add(place.number(column.attribute(), this::number), CellText.cell(column.type(), value));
    }
  }

  private int number() {
    if (next == TableLimits.MOST_FIELDS) {
      throw new SitemapException(
          Problem.of(
              TableCodes.TOO_MANY_COLUMNS,
              "the wide layout needs more than "
                  + TableLimits.MOST_FIELDS
                  + " columns, which readers do not accept; use the joined layout",
              Location.of(output)));
    }
    return next++;
  }

  @Override
  public List<OutputColumn> columns() {
    List<OutputColumn> columns = new ArrayList<>();
    for (List<WidePlace> elements : places) {
      for (WidePlace place : elements) {
        place.forEach(
            (column, number, name) -> columns.add(new OutputColumn(number, name, column.name())));
      }
    }
    return columns;
  }
}
