package io.github.sitemaptoolkit.batch.internal.sort;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/**
 * An order, and how to sort by it.
 *
 * @param comparator the order
 * @param sorting returns values sorted by the comparator; equal ones keep their order
 * @param <T> the type of the values
 */
public record SortOrder<T>(Comparator<T> comparator, UnaryOperator<List<T>> sorting) {

  /**
   * Creates an order whose first criterion is a number.
   *
   * @param number the first criterion, compared as an unsigned number: if two values have different
   *     numbers, the one with the smaller number comes first
   * @param comparator the whole order
   */
  public SortOrder(ToLongFunction<T> number, Comparator<T> comparator) {
    this(comparator, values -> sorted(values, number, comparator));
  }

  private static <T> List<T> sorted(
      List<T> values, ToLongFunction<T> number, Comparator<T> comparator) {
    @SuppressWarnings("unchecked") // it holds what the list held
    T[] sorted = (T[]) values.toArray();
    NumberSort.sort(
        sorted, 0, sorted.length, number, (from, to) -> Arrays.sort(sorted, from, to, comparator));
    return Arrays.asList(sorted);
  }
}
