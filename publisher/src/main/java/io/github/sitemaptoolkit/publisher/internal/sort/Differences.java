package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Xxh64;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Spool;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.BitSet;

/**
 * Finds the items of two sets that the other set does not have alike, so that only these need to be
 * sorted: versions of a set are mostly the same.
 *
 * <p>Items are the same if their hashes of 64 bits are; the seed is random, so that nobody can make
 * documents in which others have the same. Items that the table has no room for are sorted.
 */
public final class Differences implements Closeable {

  /** Among equal items, the one with the highest rank comes first. */
  public static final int OLD = 0;

  public static final int NEW = 1;

  private static final int SHARE = 8; // of the heap
  private static final long MOST = 256L << 20;

  private final long seed = new SecureRandom().nextLong();
  private final PlaceTable table;
  private final Spool<Item> spool; // the old items in the order of their places
  private final BitSet same = new BitSet(); // places of those that the new set has alike
  private final BitSet several = new BitSet(); // places of urls that a set has in several versions

  private boolean oldOnly = true; // so far: new items of the same url may already be sorted

  /**
   * Creates differences of two sets, both still empty.
   *
   * @param directory a directory for its files, which nothing else uses; created when needed
   */
  public Differences(Path directory) {
    this(directory, Math.min(Runtime.getRuntime().maxMemory() / SHARE, MOST));
  }

  /**
   * Creates differences of two sets.
   *
   * @param memory how many bytes the table of the old items may take
   */
  Differences(Path directory, long memory) {
    table = new PlaceTable(memory);
    spool = new Spool<>(directory, new ItemCodec());
  }

  /** Adds an item, and returns whether it must be sorted. */
  public boolean add(Item item) throws IOException {
    long url = hash(item.key().locBytes());
    long whole = hash(item.markup());
    int slot = table.slot(url);
    int place = table.place(slot);
    oldOnly &= item.rank() == OLD;
    if (place == PlaceTable.NONE) {
      return !oldOnly || !keep(item, slot, url, whole);
    } else if (several.get(place)) {
      return true;
    } else if (!table.isSame(slot, whole)) {
      several.set(place);
      return true;
    } else if (item.rank() == NEW) {
      same.set(place);
    }
    return false;
  }

  private boolean keep(Item item, int slot, long url, long whole) throws IOException {
    boolean kept = table.add(slot, url, whole);
    if (kept) {
      spool.add(item);
    }
    return kept;
  }

  /**
   * Adds the kept items that must be sorted, too. Call this after all items have been added.
   *
   * @return how many urls are not sorted, because both sets have them alike
   */
  public long addRest(Scratch scratch) throws IOException {
    var alike = (BitSet) same.clone();
    alike.andNot(several);
    if (alike.cardinality() == table.count()) {
      return alike.cardinality();
    }
    ItemStream<Item> items = spool.values(place -> !same.get(place) || several.get(place));
    for (Item item = items.next(); item != null; item = items.next()) {
      scratch.add(item);
      if (same.get(table.place(table.slot(hash(item.key().locBytes()))))) {
        scratch.add(item.withRank(NEW)); // it was not sorted, but now others of its url are
      }
    }
    return alike.cardinality();
  }

  private long hash(byte[] bytes) {
    return Xxh64.hash(bytes, seed);
  }

  /** Removes the files. */
  @Override
  public void close() throws IOException {
    spool.close();
  }
}
