package io.github.sitemaptoolkit.sort;

import java.util.Comparator;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * An order, and what of a value is compared first, as bytes.
 *
 * @param number the first criterion, compared as an unsigned number: if two values have different
 *     numbers, the one with the smaller number comes first; null if the codec writes a key
 * @param comparator the whole order; asked only about values that the first criterion leaves equal
 * @param <T> the type of the values
 */
public record SortOrder<T>(@Nullable ToLongFunction<T> number, Comparator<T> comparator) {

  /**
   * Returns an order whose first criterion is a key that the codec writes in front of each value:
   * the number of its bytes, as an int, and the bytes. If two values have different keys, compared
   * as unsigned bytes, the one with the smaller key comes first.
   *
   * @param comparator the whole order
   */
  public static <T> SortOrder<T> byKey(Comparator<T> comparator) {
    return new SortOrder<>(null, comparator);
  }
}
