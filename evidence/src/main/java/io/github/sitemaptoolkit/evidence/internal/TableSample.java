package io.github.sitemaptoolkit.evidence.internal;

import io.github.sitemaptoolkit.converters.table.ColumnMeaning;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The headers of a table, and its first rows.
 *
 * @param headers the headers, from the first column on
 * @param rows the cells of the rows, without space around them
 */
public record TableSample(List<String> headers, List<List<String>> rows) {

  /** Returns the cells of a column that are not empty. */
  public List<String> cells(int column) {
    return rows.stream()
        .filter(row -> column < row.size() && !row.get(column).isEmpty())
        .map(row -> row.get(column))
        .toList();
  }

  /** Returns whether a column has cells, and all of them are so. */
  public boolean all(int column, Predicate<String> test) {
    List<String> cells = cells(column);
    return !cells.isEmpty() && cells.stream().allMatch(test);
  }

  /** Returns the columns whose headers say something. */
  public List<Integer> columns(ColumnMeaning meaning) {
    return IntStream.range(0, headers.size())
        .filter(i -> meaning.isOf(headers.get(i)))
        .boxed()
        .toList();
  }
}
