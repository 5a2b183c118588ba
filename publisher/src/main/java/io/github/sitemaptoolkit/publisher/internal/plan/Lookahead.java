package io.github.sitemaptoolkit.publisher.internal.plan;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A source of items that allows to peek at the next item and to put items back. */
public final class Lookahead implements Items {

  private final Items items;
  private final Deque<Item> back = new ArrayDeque<>();

  public Lookahead(Items items) {
    this.items = items;
  }

  /** Returns the next item without consuming it; null at the end. */
  public @Nullable Item peek() throws IOException {
    if (back.isEmpty()) {
      Item item = items.next();
      if (item != null) {
        back.addFirst(item);
      }
    }
    return back.peekFirst();
  }

  @Override
  public @Nullable Item next() throws IOException {
    Item item = peek();
    back.pollFirst();
    return item;
  }

  /** Puts back the items that were consumed last. */
  void putBack(List<Item> taken) {
    for (int i = taken.size() - 1; i >= 0; i--) {
      back.addFirst(taken.get(i));
    }
  }
}
