package io.github.sitemaptoolkit.publisher;

import java.io.IOException;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Of sorted items, the first of those that are the same: that is the one to keep. */
final class Winners implements Items {

  private final Lookahead items;
  private final BiConsumer<Item, Item> duplicates;

  /**
   * Creates the winners.
   *
   * @param duplicates told of each item that is left out, and of the one that is kept
   */
  Winners(Items sorted, BiConsumer<Item, Item> duplicates) {
    this.items = new Lookahead(sorted);
    this.duplicates = duplicates;
  }

  @Override
  public @Nullable Item next() throws IOException {
    while (true) {
      Item winner = items.next();
      if (winner == null) {
        return null;
      }
      for (Item other = items.peek();
          other != null && winner.key.isSame(other.key);
          other = items.peek()) {
        duplicates.accept(other, winner);
        items.next();
      }
      if (winner.markup.length > 0) {
        return winner;
      }
    }
  }
}
