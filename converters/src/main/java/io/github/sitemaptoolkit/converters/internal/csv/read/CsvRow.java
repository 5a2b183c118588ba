package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.table.read.TableRow;
import io.github.sitemaptoolkit.problem.Location;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row as it stands in a table.
 *
 * @param line the line on which it begins, from 1
 * @param cells its cells; null if it has a fault
 * @param fault what is wrong with it
 * @param faultLine the line of what is wrong, or not UTF-8
 * @param faultColumn the column of that, from 1
 * @param guessed whether something of it is not UTF-8, and read as windows-1252
 * @param unended whether the table ends without ending its line
 * @param bytes finds the places of its cells; null if they are not wanted, or it has a fault
 */
record CsvRow(
    long line,
    @Nullable List<String> cells,
    Records.Fault fault,
    long faultLine,
    int faultColumn,
    boolean guessed,
    boolean unended,
    @Nullable RowBytes bytes)
    implements TableRow {

  @Override
  public String cell(int column) {
    return cells != null && column < cells.size() ? cells.get(column) : "";
  }

  @Override
  public Location place(Location row, int column, int from, int to) {
    return bytes == null ? row : bytes.place(row.source(), column, from, to);
  }

  @Override
  public int size() {
    return cells == null ? 0 : cells.size();
  }
}
