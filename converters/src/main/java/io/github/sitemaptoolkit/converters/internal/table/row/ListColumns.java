package io.github.sitemaptoolkit.converters.internal.table.row;

import io.github.sitemaptoolkit.converters.internal.table.cell.UrlList;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * The columns whose first cells prove together that a comma or a semicolon parts their urls: a
 * single cell may hold the address of a server that resizes pictures, which ends in the original's.
 */
public final class ListColumns {

  /** None of them. */
  public static final ListColumns NONE = new ListColumns(Set.of());

  private final Set<Integer> columns;

  private ListColumns(Set<Integer> columns) {
    this.columns = columns;
  }

  /**
   * Returns those of a table, by its first rows.
   *
   * @param before whether a column was one before
   */
  public static ListColumns of(
      List<HeaderTarget> targets, List<? extends TableRow> rows, IntPredicate before) {
    Set<Integer> columns = new HashSet<>();
    for (int i = 0; i < targets.size(); i++) {
      int column = i;
      if (targets.get(i).isUrlList()
          && (before.test(i) || UrlList.proveLists(rows.stream().map(row -> row.cell(column))))) {
        columns.add(i);
      }
    }
    return columns.isEmpty() ? NONE : new ListColumns(columns);
  }

  /** Returns whether a column is one of them. */
  public boolean contains(int column) {
    return columns.contains(column);
  }
}
