package io.github.sitemaptoolkit.converters.table;

import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.table.TableRows.Cell;
import io.github.sitemaptoolkit.converters.table.TableRows.Row;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A row with its cells as texts. */
final class RowView implements TableRow {

  private final Row row;
  private final IntFunction<@Nullable String> names;
  private ColumnForms forms;

  /**
   * Creates a row.
   *
   * @param names returns the name of a column's cell in this row; null if it has none
   * @param forms in which form cells are wanted, which may be found out later
   */
  RowView(Row row, IntFunction<@Nullable String> names, ColumnForms forms) {
    this.row = row;
    this.names = names;
    this.forms = forms;
  }

  /** Makes the cells texts as they are shown: those of a header are no values. */
  void asShown() {
    forms = new ColumnForms();
  }

  long number() {
    return row.number();
  }

  @Nullable Cell at(int column) {
    return column < row.cells().size() ? row.cells().get(column) : null;
  }

  @Override
  public String cell(int column) {
    Cell cell = at(column);
    if (cell == null) {
      return "";
    }
    String address = address(column);
    if (address != null && forms.isAddress(column)) {
      return address;
    } else if (cell.isBoolean() && forms.isYesNo(column)) {
      return cell.text().equals(Cell.of(true).text()) ? "yes" : "no";
    }
    return cell.text();
  }

  /** Returns whether a cell is the address behind a text that is none. */
  boolean isAddress(int column) {
    return address(column) != null && forms.isAddress(column);
  }

  @Override
  public @Nullable String address(int column) {
    Cell cell = at(column);
    return cell == null || CellText.isWeb(cell.text()) ? null : cell.address();
  }

  @Override
  public Location place(Location at, int column, int from, int to) {
    String name = names.apply(column);
    return name == null
        ? at
        : new Location(at.source(), at.line(), column + 1, Extent.ofCell(name));
  }

  @Override
  public int size() {
    return row.cells().size();
  }

  /** Returns whether no cell has a text, or something wrong with it. */
  @Override
  public boolean isBlank() {
    for (Cell cell : row.cells()) {
      if (cell != null && (cell.fault() != null || !cell.text().isBlank())) {
        return false;
      }
    }
    return true;
  }

  @Override
  public long characters() {
    long sum = 0;
    for (Cell cell : row.cells()) {
      sum += cell == null ? 0 : cell.text().length();
    }
    return sum;
  }
}
