package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.Capacity;
import io.github.sitemaptoolkit.publisher.plan.Weighed;
import io.github.sitemaptoolkit.publisher.plan.Weight;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Distributes sorted items among files, depending only on their hashes and weights and the capacity
 * of a file.
 *
 * <p>Within a group, the files are the leaves of a binary tree over the bits of the hashes of the
 * urls: a leaf is the first node, from the root, whose urls fit into a file. So adding or removing
 * a url changes only its own leaf, unless that leaf must be split or two leaves fit into one file
 * again.
 *
 * <p>Holds the items of one file in memory.
 *
 * @param <T> the type of the items
 */
public final class Cutter<T extends Weighed> {

  /** Accepts the files. */
  @FunctionalInterface
  public interface Output<T> {

    /**
     * Accepts a file.
     *
     * @param name its name, without the extension
     */
    void part(String name, List<T> items) throws IOException;
  }

  private final Lookahead<T> items;
  private final Capacity file;
  private final Output<T> output;
  private @Nullable T tooMuch; // the item that did not fit into a file with those before it

  /**
   * Creates a cutter.
   *
   * @param items sorted by group, then by hash, as an unsigned number
   * @param file how much a file may hold; each item fits into a file
   */
  public Cutter(ItemStream<T> items, Capacity file, Output<T> output) {
    this.items = new Lookahead<>(items);
    this.file = file;
    this.output = output;
  }

  /** Returns all items. Returns null and consumes no item if they do not fit into one file. */
  public @Nullable List<T> single() throws IOException {
    return take(null);
  }

  /**
   * Fills one file after the other, and numbers them.
   *
   * @param stem what the names begin with
   */
  public void sequence(String stem) throws IOException {
    int number = 0;
    List<T> taken = new ArrayList<>();
    Weight weight = Weight.NONE;
    for (T item = items.next(); item != null; item = items.next()) {
      Weight heavier = weight.plus(item.weight());
      if (!heavier.fits(file)) {
        output.part(stem + ++number, taken);
        taken = new ArrayList<>();
        heavier = item.weight();
      }
      taken.add(item);
      weight = heavier;
    }
    output.part(stem + ++number, taken);
  }

  /** Creates the files of all groups, the leaves of a tree for each group. */
  public void shards() throws IOException {
    for (T item = items.peek(); item != null; item = items.peek()) {
      shard(Shard.root(item.group()));
    }
  }

  /** Creates the files of a shard, into which the next items must belong. */
  public void shard(Shard shard) throws IOException {
    List<T> leaf = take(shard);
    if (leaf == null) { // no node further up keeps in memory what did not fit
      halves(shard);
    } else if (!leaf.isEmpty()) {
      output.part(shard.fileName(), leaf);
    }
  }

  private void halves(Shard shard) throws IOException {
    if (shard.depth() == Shard.HASH_BITS) {
      throw new IllegalStateException("the urls with the same hash do not fit into one file");
    }
    Shard half = shard.half(0);
    T last = tooMuch;
    if (last != null && half.contains(last.group(), last.hash())) {
      halves(half); // what did not fit is all of this half
    } else {
      shard(half);
    }
    shard(shard.half(1));
  }

  /** Takes all items of a shard if they fit into one file, otherwise none. Null means all items. */
  private @Nullable List<T> take(@Nullable Shard shard) throws IOException {
    List<T> taken = new ArrayList<>();
    Weight weight = Weight.NONE;
    for (T item = items.peek();
        item != null && (shard == null || shard.contains(item.group(), item.hash()));
        item = items.peek()) {
      weight = weight.plus(item.weight());
      if (!weight.fits(file)) {
        items.putBack(taken);
        tooMuch = item;
        return null;
      }
      taken.add(item);
      items.next();
    }
    return taken;
  }
}
