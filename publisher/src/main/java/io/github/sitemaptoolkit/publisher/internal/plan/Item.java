package io.github.sitemaptoolkit.publisher.internal.plan;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A rendered entry, with everything that it is sorted and counted by.
 *
 * <p>Immutable, but its arrays are not copied.
 */
public final class Item implements Cutter.Weighed {

  /** Orders items by key; among equal ones, the one to keep comes first. */
  public static final Comparator<Item> ORDER = Item::order;

  /**
   * Returns a number that {@link #ORDER} compares first: the hash or, if items are in groups, the
   * first characters of the group.
   */
  public static long number(Item item) {
    return item.key.number();
  }

  /** Orders items by url, byte by byte. */
  static final Comparator<Item> BY_LOC = (a, b) -> a.key.compareLoc(b.key);

  private final Key key;
  private final int rank;
  private final @Nullable Lastmod lastmod;
  private final long prefixes;
  private final long[] counts;
  private final long origin;
  private final byte[] markup;

  /**
   * Creates an item.
   *
   * @param rank among equal items, the one with the highest rank is kept
   * @param lastmod among equal items of one rank, the newest is kept
   * @param prefixes the namespace prefixes that the markup uses, as in {@link Weight}
   * @param counts the number of elements of each extension that has a limit, as in {@link Weight}
   * @param origin where it was read, as a number of {@link Origins}
   * @param markup the XML of the entry; empty if the item is a tombstone
   */
  public Item(
      Key key,
      int rank,
      @Nullable Lastmod lastmod,
      long prefixes,
      long[] counts,
      long origin,
      byte[] markup) {
    this.key = key;
    this.rank = rank;
    this.lastmod = lastmod;
    this.prefixes = prefixes;
    this.counts = counts;
    this.origin = origin;
    this.markup = markup;
  }

  /** Returns a copy with the given key. */
  public Item withKey(Key other) {
    return new Item(other, rank, lastmod, prefixes, counts, origin, markup);
  }

  /** Returns a copy for a further set, in which duplicates are not reported again. */
  public Item repeated(Key other) {
    return new Item(other, rank, lastmod, prefixes, counts, Origins.repeated(origin), markup);
  }

  /** Returns whether the item is such a copy. */
  public boolean isRepeated() {
    return Origins.isRepeated(origin);
  }

  /** Returns the key that the item is sorted by. */
  public Key key() {
    return key;
  }

  @Override
  public String group() {
    return key.group();
  }

  @Override
  public long hash() {
    return key.hash();
  }

  @Override
  public Weight weight() {
    return new Weight(1, markup.length, prefixes, counts);
  }

  /** Returns the rank: among equal items, the one with the highest rank is kept. */
  public int rank() {
    return rank;
  }

  /** Returns when the entry last changed; null if unknown. */
  public @Nullable Lastmod lastmod() {
    return lastmod;
  }

  /** Returns the namespace prefixes that the markup uses, as in {@link Weight}. */
  public long prefixes() {
    return prefixes;
  }

  /** Returns the number of elements of each extension that has a limit, as in {@link Weight}. */
  public long[] counts() {
    return counts;
  }

  /** Returns where the entry was read, as a number of {@link Origins}. */
  public long origin() {
    return origin;
  }

  /** Returns whether the item only says that its url is removed. */
  public boolean isTombstone() {
    return markup.length == 0;
  }

  /** Returns the XML of the entry; empty if the item is a tombstone. */
  public byte[] markup() {
    return markup;
  }

  private static int order(Item a, Item b) {
    int order = a.key.compare(b.key);
    if (order == 0) {
      order = Integer.compare(b.rank, a.rank);
    }
    if (order == 0) {
      order = Lastmod.AGE.compare(b.lastmod, a.lastmod);
    }
    if (order == 0) {
      order = Arrays.compareUnsigned(b.markup, a.markup);
    }
    return order == 0 ? Long.compare(a.origin, b.origin) : order;
  }
}
