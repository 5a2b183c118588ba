package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.problem.Extent;
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
 * @param faultEnd where that ends; null if it is unknown
 * @param guessed whether something of it is not UTF-8, and read as windows-1252
 * @param unended whether the table ends without ending its line
 * @param bytes the row as it stands in the table; null if that is not needed, or it has a fault
 */
record CsvRow(
    long line,
    @Nullable List<String> cells,
    RecordFault fault,
    long faultLine,
    int faultColumn,
    @Nullable Extent faultEnd,
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
    return bytes == null || guessed ? row : bytes.place(row.source(), column, from, to);
  }

  @Override
  public Location whole(Location row) {
    return bytes == null ? row : bytes.whole(row.source(), !guessed);
  }

  @Override
  public boolean isGuessed(int column) {
    return guessed && (bytes == null || !bytes.isUtf8(column));
  }

  @Override
  public int size() {
    return cells == null ? 0 : cells.size();
  }
}
