package io.github.sitemaptoolkit.sort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Merges sorted values into one sorted sequence. Equal values keep the order of their sources. A
 * value is decoded only if it is asked for, or if its key is also that of another source.
 *
 * @param <T> the type of the values
 */
final class Merge<T> extends Records implements ItemStream<T> {

  /** The first value that a source still has. */
  private static final class Head<T> {

    private final Records source;
    private final int number;
    private @Nullable T value; // null until it is decoded

    Head(Records source, int number) {
      this.source = source;
      this.number = number;
    }
  }

  private final KeyedCodec<T> codec;
  private final Comparator<T> order;
  private final List<Head<T>> heap = new ArrayList<>(); // no head comes before its parent
  private boolean begun; // the current value is that of the first head

  Merge(List<? extends Records> sources, KeyedCodec<T> codec, Comparator<T> order)
      throws IOException {
    this.codec = codec;
    this.order = order;
    for (Records source : sources) {
      if (source.advance()) {
        heap.add(new Head<>(source, heap.size()));
      }
    }
    for (int i = heap.size() / 2 - 1; i >= 0; i--) {
      sink(i);
    }
  }

  @Override
  boolean advance() throws IOException {
    if (begun && !heap.isEmpty()) {
      Head<T> head = heap.get(0);
      head.value = null;
      if (!head.source.advance()) {
        Head<T> last = heap.remove(heap.size() - 1);
        if (!heap.isEmpty()) {
          heap.set(0, last);
        }
      }
      if (heap.size() > 1) {
        sink(0);
      }
    }
    begun = true;
    if (heap.isEmpty()) {
      return false;
    }
    point(heap.get(0).source);
    return true;
  }

  @Override
  public @Nullable T next() throws IOException {
    return advance() ? value(heap.get(0)) : null;
  }

  private T value(Head<T> head) {
    T value = head.value;
    if (value == null) {
      value = codec.value(head.source);
      head.value = value;
    }
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
    int compared = a.source.compareKey(b.source);
    if (compared == 0) {
      compared = order.compare(value(a), value(b));
    }
    return compared == 0 ? a.number < b.number : compared < 0;
  }
}
