package io.github.sitemaptoolkit.converters.internal.table.read;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A row of a table. */
public interface TableRow {

  /** Returns a cell; empty if the row is too short. Of several values, the first. */
  String cell(int column);

  /**
   * Returns the values of a column; null if they are one cell, whose text may hold several. Never
   * empty unless the cell is.
   */
  default @Nullable List<PlacedText> values(int column) {
    return null;
  }

  /** Returns the number of cells. */
  int size();

  /** Returns the number of characters of all cells. */
  default long characters() {
    long sum = 0;
    for (int i = 0; i < size(); i++) {
      sum += cell(i).length();
    }
    return sum;
  }

  /** Returns whether all cells are blank. Spreadsheets leave such rows behind. */
  default boolean isBlank() {
    for (int i = 0; i < size(); i++) {
      if (!cell(i).isBlank()) {
        return false;
      }
    }
    return true;
  }
}
