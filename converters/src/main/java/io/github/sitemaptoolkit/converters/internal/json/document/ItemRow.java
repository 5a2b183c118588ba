package io.github.sitemaptoolkit.converters.internal.json.document;

import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An item as a row: its values by the columns of their paths. */
final class ItemRow implements TableRow {

  private static final int VALUE = 32; // characters for which an object stands

  private final Location location;
  private final List<@Nullable List<PlacedText>> columns = new ArrayList<>();
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
    while (columns.size() <= column) {
      columns.add(null);
    }
    List<PlacedText> values = columns.get(column);
    if (values == null) {
      values = new ArrayList<>(1);
      columns.set(column, values);
    }
    values.add(value);
    characters += value.text().length() + VALUE;
  }

  @Override
  public Location place(Location row, int column, int from, int to) {
    List<PlacedText> values = values(column);
    Location at = values == null ? null : values.get(0).place();
    return at == null ? row : at;
  }

  @Override
  public int size() {
    return columns.size();
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
    return column < columns.size() ? columns.get(column) : null;
  }
}
