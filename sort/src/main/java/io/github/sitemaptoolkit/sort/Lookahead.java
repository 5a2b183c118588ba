package io.github.sitemaptoolkit.sort;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A source of items that allows to peek at the next item and to put items back.
 *
 * @param <T> the type of the items
 */
public final class Lookahead<T> implements ItemStream<T> {

  private final ItemStream<T> items;
  private final Deque<T> back = new ArrayDeque<>(); // what comes after the head
  private @Nullable T head; // null unless it is known

  public Lookahead(ItemStream<T> items) {
    this.items = items;
  }

  /** Returns the next item without consuming it; null at the end. */
  public @Nullable T peek() throws IOException {
    T known = head;
    if (known == null) {
      known = back.isEmpty() ? items.next() : back.pollFirst();
      head = known;
    }
    return known;
  }

  @Override
  public @Nullable T next() throws IOException {
    T item = peek();
    head = null;
    return item;
  }

  /** Puts back the items that were consumed last. */
  public void putBack(List<T> taken) {
    T known = head;
    if (known != null) {
      back.addFirst(known);
      head = null;
    }
    for (int i = taken.size() - 1; i >= 0; i--) {
      back.addFirst(taken.get(i));
    }
  }
}
