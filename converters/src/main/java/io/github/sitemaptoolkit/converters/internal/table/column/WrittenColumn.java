package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementValues;
import org.jspecify.annotations.Nullable;

/** A column for which cells are written, with all that each cell would have to find out again. */
public final class WrittenColumn {

  private final ElementColumn column;
  private final CellType type;
  private final int depth;
  private final int[] positions; // of the elements on the path, each among its siblings
  private final boolean[] repeats; // whether there may be several of each

  /** Finds out about a column. */
  public WrittenColumn(ElementColumn column) {
    this.column = column;
    this.type = CellType.of(column);
    this.depth = column.depth();
    this.positions = new int[column.length()];
    this.repeats = new boolean[column.length()];
    for (int step = 0; step < positions.length; step++) {
      positions[step] = column.path().get(step).position();
      repeats[step] = column.repeats(step);
    }
  }

  /** Returns the name of the column. */
  public String name() {
    return column.name();
  }

  /** Returns its number among the columns of all tables. */
  public int index() {
    return column.index();
  }

  /** Returns the type of its cells. */
  CellType type() {
    return type;
  }

  /** Returns how many elements on its path may stand more than once. */
  int depth() {
    return depth;
  }

  /** Returns the number of elements on its path. */
  int length() {
    return positions.length;
  }

  /** Returns the position of an element on its path among the children of the one before. */
  int position(int step) {
    return positions[step];
  }

  /** Returns whether there may be several of an element on its path. */
  boolean repeats(int step) {
    return repeats[step];
  }

  /** Returns the value of the column in the last element on its path. */
  @Nullable String value(ElementValues element) {
    return element.value(column.attribute());
  }
}
