package io.github.sitemaptoolkit.converters.internal.json.document;

import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An item as a row: its values by the columns of their paths. */
final class ItemRow implements TableRow {

  private static final int VALUE = 32; // characters for which an object stands

  private final Location location;
  private int[] columns = new int[8]; // those with values, ascending: an item may have few of them
  private final List<List<PlacedText>> cells = new ArrayList<>();
  private long characters;
  private @Nullable Location end;

  ItemRow(Location location) {
    this.location = location;
  }

  /** Returns where the item begins. */
  Location location() {
    return location;
  }

  @Override
  public long characters() {
    return characters;
  }

  /** Sets where the brace or bracket is that ends the item. */
  void end(Location bracket) {
    end = bracket;
  }

  @Override
  public Location entry(Location row) {
    Location last = end;
    return last == null ? row : row.through(last);
  }

  void add(int column, PlacedText value) {
    int at = find(column);
    if (at < 0) {
      insert(~at, column, List.of(value)); // most columns have one
    } else {
      if (cells.get(at).size() == 1) {
        cells.set(at, new ArrayList<>(cells.get(at)));
      }
      cells.get(at).add(value);
    }
    characters += value.text().length() + VALUE;
  }

  private void insert(int at, int column, List<PlacedText> values) {
    int count = cells.size();
    if (count == columns.length) {
      columns = Arrays.copyOf(columns, 2 * count);
    }
    System.arraycopy(columns, at, columns, at + 1, count - at);
    columns[at] = column;
    cells.add(at, values);
  }

  /** Returns which of the cells is that of a column; the complement of its place if none is. */
  private int find(int column) {
    int count = cells.size();
    if (count == 0 || columns[count - 1] < column) {
      return ~count; // most values come in the order of the columns
    } else if (column < count && columns[column] == column) {
      return column; // and most items have all
    }
    return Arrays.binarySearch(columns, 0, count, column);
  }

  @Override
  public Location place(Location row, int column, int from, int to) {
    List<PlacedText> values = values(column);
    Location at = values == null ? null : values.get(0).place();
    return at == null ? row : at;
  }

  @Override
  public int size() {
    return cells.isEmpty() ? 0 : columns[cells.size() - 1] + 1;
  }

  @Override
  public int next(int column) {
    int found = find(column);
    int at = found < 0 ? ~found : found;
    return at < cells.size() ? columns[at] : size();
  }

  @Override
  public String cell(int column) {
    List<PlacedText> values = values(column);
    return values == null ? "" : values.get(0).text();
  }

  @Override
  public boolean isGuessed(int column) {
    List<PlacedText> values = values(column);
    return values != null && values.get(0).isGuessed();
  }

  @Override
  public @Nullable List<PlacedText> values(int column) {
    int at = find(column);
    return at < 0 ? null : cells.get(at);
  }
}
