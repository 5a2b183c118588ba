package io.github.sitemaptoolkit.converters.internal.table.template;

import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * A column whose cells are made of others by a template.
 *
 * @param target what its cells are
 * @param columns for each name in the template, the column that it means
 */
public record ComputedColumn(HeaderTarget target, CellTemplate template, List<Integer> columns) {

  /** Copies the list. */
  public ComputedColumn {
    columns = List.copyOf(columns);
  }

  /**
   * Returns a column.
   *
   * @param find returns the column of a name
   */
  public static ComputedColumn of(
      HeaderTarget target, CellTemplate template, ToIntFunction<String> find) {
    List<Integer> columns = template.names().stream().map(find::applyAsInt).toList();
    return new ComputedColumn(target, template, columns);
  }

  /**
   * Checks that a field can have a template.
   *
   * @throws IllegalArgumentException if it is not one value
   */
  public static void check(HeaderTarget target) {
    if ((target.kind() != Kind.CORE && target.kind() != Kind.COLUMN) || !target.also().isEmpty()) {
      throw new IllegalArgumentException(
          "a template makes a single value, and "
              + Problem.quoted(target.header())
              + " holds several");
    }
  }

  /** Returns the name of the field that it is. */
  public String field() {
    return target.columnName();
  }

  /** Returns whether its values are urls, so that what they are made of is percent-encoded. */
  boolean isUrl() {
    ElementColumn column = target.column();
    return target.isUrl() || (column != null && CellType.of(column) == CellType.URL);
  }

  /** Returns the first of the columns that it is made of, which is the place of its values. */
  public int first() {
    return columns.get(0);
  }
}
