package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The changes of a set, shard by shard. The entries of a file are sorted by url already: so nothing
 * but the changes is sorted to apply them.
 */
public final class ShardChanges {

  private final Lookahead<Item> changes;

  /**
   * Creates changes.
   *
   * @param sorted new entries and tombstones in the order of their shards, each url once
   */
  public ShardChanges(ItemStream<Item> sorted) {
    changes = new Lookahead<>(sorted);
  }

  /** Returns the next change without consuming it; null at the end. */
  public @Nullable Item peek() throws IOException {
    return changes.peek();
  }

  /** Returns the next changes as far as they are those of a shard, sorted by url. */
  public List<Item> of(Shard shard) throws IOException {
    List<Item> own = new ArrayList<>();
    for (Item next = changes.peek();
        next != null && shard.contains(next.group(), next.hash());
        next = changes.peek()) {
      own.add(next);
      changes.next();
    }
    return LocSort.sorted(own);
  }

  /** Skips the next changes as far as they are those of a shard, and returns how many they are. */
  public int skip(Shard shard) throws IOException {
    int count = 0;
    for (Item next = changes.peek();
        next != null && shard.contains(next.group(), next.hash());
        next = changes.peek()) {
      count++;
      changes.next();
    }
    return count;
  }

  /**
   * Returns what a file holds after changes, sorted by url.
   *
   * @param published its entries, sorted by url
   * @param changes new entries and tombstones, sorted by url
   */
  public static List<Item> applied(List<Item> changes, List<Item> published) {
    List<Item> all = new ArrayList<>(published.size() + changes.size());
    int at = 0; // of the published entries
    for (Item change : changes) {
      int found =
          Collections.binarySearch(published.subList(at, published.size()), change, Item.BY_LOC);
      int next = at + (found < 0 ? -found - 1 : found);
      all.addAll(published.subList(at, next));
      at = found < 0 ? next : next + 1; // a change replaces the entry of its url
      if (!change.isTombstone()) {
        all.add(change);
      }
    }
    all.addAll(published.subList(at, published.size()));
    return all;
  }
}
