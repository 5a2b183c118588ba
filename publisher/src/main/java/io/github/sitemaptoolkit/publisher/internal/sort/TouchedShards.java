package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import io.github.sitemaptoolkit.sort.Spool;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The published entries of the shards that changes touch, in the order in which they were
 * published: to apply the changes to them, nothing needs to be sorted.
 *
 * <p>Not thread-safe. The caller closes it.
 */
public final class TouchedShards implements Closeable {

  /** The maximum number of changes to one shard that are held in memory. */
  private static final long MOST = 2 * ProtocolLimits.ENTRIES;

  /** Accepts what a shard holds after the changes. */
  @FunctionalInterface
  public interface Consumer {

    /**
     * Accepts a shard.
     *
     * @param after its entries, sorted by url
     */
    void accept(Shard shard, List<Item> after) throws IOException;
  }

  private final Spool<Item> published;
  private final Map<Shard, Integer> sizes = new LinkedHashMap<>();
  private List<Item> last = List.of(); // those of the last shard, which are still in memory

  /**
   * Creates an empty collection.
   *
   * @param scratch a directory for temporary files, which need not exist
   */
  public TouchedShards(Path scratch) {
    published = new Spool<>(scratch.resolve("touched"), new ItemCodec());
  }

  /** Returns changes without duplicates, in the order of their shards. */
  public static Lookahead<Item> changes(Deduplicator unique) {
    return new Lookahead<>(unique::nextOrTombstone);
  }

  /**
   * Adds the published entries of a shard.
   *
   * @param items sorted by url
   * @param changes those of this shard and of the ones that come after it
   * @return what the shard holds after the changes, sorted by url; null if there are too many
   *     changes to hold them in memory
   */
  public @Nullable List<Item> add(Shard shard, List<Item> items, Lookahead<Item> changes)
      throws IOException {
    sizes.put(shard, items.size());
    List<Item> after = applied(shard, items, changes);
    if (changes.peek() == null) {
      last = items;
    } else {
      for (Item item : items) {
        published.add(item);
      }
    }
    return after;
  }

  /** Returns the published entries of all shards. */
  public ItemStream<Item> published() throws IOException {
    ItemStream<Item> spooled = published.values();
    Iterator<Item> rest = last.iterator();
    return () -> {
      Item next = spooled.next();
      return next != null || !rest.hasNext() ? next : rest.next();
    };
  }

  /**
   * Passes on what each shard holds after the changes, in the order in which they were added.
   *
   * @param unique the changes that were applied when the shards were added
   */
  public void forEach(Deduplicator unique, Consumer consumer) throws IOException {
    Lookahead<Item> changes = changes(unique);
    ItemStream<Item> all = published();
    for (Map.Entry<Shard, Integer> shard : sizes.entrySet()) {
      List<Item> items = new ArrayList<>(shard.getValue());
      while (items.size() < shard.getValue()) {
        items.add(Objects.requireNonNull(all.next()));
      }
      List<Item> after = applied(shard.getKey(), items, changes);
      consumer.accept(shard.getKey(), Objects.requireNonNull(after));
    }
  }

  private static @Nullable List<Item> applied(
      Shard shard, List<Item> published, Lookahead<Item> changes) throws IOException {
    List<Item> own = new ArrayList<>();
    for (Item next = changes.peek();
        next != null && shard.contains(next.group(), next.hash());
        next = changes.peek()) {
      if (own.size() == MOST) {
        return null;
      }
      own.add(next);
      changes.next();
    }
    return merged(LocSort.sorted(own), published);
  }

  private static List<Item> merged(List<Item> changes, List<Item> published) {
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

  /** Removes the temporary files. */
  @Override
  public void close() throws IOException {
    published.close();
  }
}
