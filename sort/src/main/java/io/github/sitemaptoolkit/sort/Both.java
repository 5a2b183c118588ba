package io.github.sitemaptoolkit.sort;

import java.io.IOException;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Merges two sorted sequences. Of equal values, those of the first sequence come first.
 *
 * @param <T> the type of the values
 */
final class Both<T> implements ItemStream<T> {

  private final ItemStream<T> first;
  private final ItemStream<T> second;
  private final Comparator<T> order;
  private @Nullable T a;
  private @Nullable T b;
  private boolean begun;

  Both(ItemStream<T> first, ItemStream<T> second, Comparator<T> order) {
    this.first = first;
    this.second = second;
    this.order = order;
  }

  @Override
  public @Nullable T next() throws IOException {
    if (!begun) {
      begun = true;
      a = first.next();
      b = second.next();
    }
    T one = a;
    T other = b;
    if (one != null && (other == null || order.compare(one, other) <= 0)) {
      a = first.next();
      return one;
    }
    b = other == null ? null : second.next();
    return other;
  }
}
