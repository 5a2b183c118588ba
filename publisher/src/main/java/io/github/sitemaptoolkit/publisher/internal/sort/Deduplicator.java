package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import java.io.IOException;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Passes on the first of each run of equal sorted items: the one to keep. */
public final class Deduplicator implements ItemStream<Item> {

  private final Lookahead<Item> items;
  private final BiConsumer<Item, Item> duplicates;

  /**
   * Creates a deduplicator.
   *
   * @param duplicates called with each item that is dropped and the item that is kept instead
   */
  public Deduplicator(ItemStream<Item> sorted, BiConsumer<Item, Item> duplicates) {
    this.items = new Lookahead<>(sorted);
    this.duplicates = duplicates;
  }

  /** Returns what is kept of sorted items; nobody is told of the others. */
  public static Deduplicator quietly(ItemStream<Item> sorted) {
    return new Deduplicator(sorted, (lost, kept) -> {});
  }

  @Override
  public @Nullable Item next() throws IOException {
    Item winner = nextOrTombstone();
    while (winner != null && winner.isTombstone()) {
      winner = nextOrTombstone();
    }
    return winner;
  }

  /** Returns the next item to keep or, if its url is removed, the tombstone. */
  public @Nullable Item nextOrTombstone() throws IOException {
    Item winner = items.next();
    if (winner != null) {
      for (Item other = items.peek();
          other != null && winner.key().isSame(other.key());
          other = items.peek()) {
        duplicates.accept(other, winner);
        items.next();
      }
    }
    return winner;
  }
}
