package io.github.sitemaptoolkit.batch.internal.sort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Merges sorted values into one sorted sequence. Equal values keep the order of their sources.
 *
 * @param <T> the type of the values
 */
final class Merge<T> implements ItemStream<T> {

  /** The first value that a source still has. */
  private static final class Head<T> {

    private final ItemStream<T> source;
    private final int number;
    private T value;

    Head(ItemStream<T> source, int number, T value) {
      this.source = source;
      this.number = number;
      this.value = value;
    }
  }

  private final Comparator<? super T> order;
  private final List<Head<T>> heap = new ArrayList<>(); // no head comes before its parent

  Merge(List<? extends ItemStream<T>> sources, Comparator<? super T> order) throws IOException {
    this.order = order;
    for (ItemStream<T> source : sources) {
      T first = source.next();
      if (first != null) {
        heap.add(new Head<>(source, heap.size(), first));
      }
    }
    for (int i = heap.size() / 2 - 1; i >= 0; i--) {
      sink(i);
    }
  }

  @Override
  public @Nullable T next() throws IOException {
    if (heap.isEmpty()) {
      return null;
    }
    Head<T> head = heap.get(0);
    T value = head.value;
    T following = head.source.next();
    if (following == null) {
      Head<T> last = heap.remove(heap.size() - 1);
      if (heap.isEmpty()) {
        return value;
      }
      heap.set(0, last);
    } else {
      head.value = following;
    }
    sink(0);
    return value;
  }

  /** Moves a head down until none of its children comes before it. */
  private void sink(int from) {
    Head<T> moved = heap.get(from);
    int at = from;
    for (int child = 2 * at + 1; child < heap.size(); child = 2 * at + 1) {
      if (child + 1 < heap.size() && isBefore(heap.get(child + 1), heap.get(child))) {
        child++;
      }
      if (!isBefore(heap.get(child), moved)) {
        break;
      }
      heap.set(at, heap.get(child));
      at = child;
    }
    heap.set(at, moved);
  }

  private boolean isBefore(Head<T> a, Head<T> b) {
    int compared = order.compare(a.value, b.value);
    return compared == 0 ? a.number < b.number : compared < 0;
  }
}
