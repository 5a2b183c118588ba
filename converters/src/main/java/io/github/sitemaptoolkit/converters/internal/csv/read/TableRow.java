package io.github.sitemaptoolkit.converters.internal.csv.read;

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
 */
record TableRow(
    long line,
    @Nullable List<String> cells,
    Records.Fault fault,
    long faultLine,
    int faultColumn,
    boolean guessed,
    boolean unended) {

  /** Returns a cell; empty where the row is too short. */
  String cell(int column) {
    return cells != null && column < cells.size() ? cells.get(column) : "";
  }

  /** Returns how many cells there are. */
  int size() {
    return cells == null ? 0 : cells.size();
  }

  /** Returns whether no cell holds anything. Spreadsheets leave such rows behind. */
  boolean isBlank() {
    for (int i = 0; i < size(); i++) {
      if (!cell(i).isBlank()) {
        return false;
      }
    }
    return true;
  }
}
