package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A rendered entry, with everything that it is sorted and counted by.
 *
 * <p>Immutable, but its arrays are not copied. Serializable, except for where the entry was read.
 *
 * @since 0.1
 */
public final class Item implements Weighed, Serializable {

  private static final long serialVersionUID = 1;

  /**
   * Orders items by key; among those with the same key, the one to keep comes first: the one with
   * the highest rank, of these the one with the newest lastmod, of these the one whose markup is
   * the greatest, byte by byte, without values that are not published. Items that are still equal
   * are published alike, whichever is kept.
   */
  public static final Comparator<Item> ORDER = Item::order;

  /** Orders items by url, byte by byte: their order in a file. */
  public static final Comparator<Item> BY_LOC = (a, b) -> a.key.compareLoc(b.key);

  private final Key key;
  private final int rank;
  private final @Nullable Lastmod lastmod;
  private final long prefixes;
  private final long[] counts;
  private final transient long origin; // only its ItemMaker knows what it means
  private final byte[] markup;
  private final byte[] published; // the same array, unless some values are not published

  /**
   * Creates an item.
   *
   * @param rank among equal items, the one with the highest rank is kept
   * @param lastmod among equal items of one rank, the newest is kept
   * @param prefixes the namespace prefixes that the markup uses, as in {@link Weight}
   * @param counts the number of elements of each extension that has a limit, as in {@link Weight}
   * @param origin where it was read, as a number of the {@link ItemMaker} that made it; 0 if
   *     unknown
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
    this(key, rank, lastmod, prefixes, counts, origin, markup, markup);
  }

  /**
   * Creates an item of an entry with values that are not published.
   *
   * @param published the XML without these values
   */
  public Item(
      Key key,
      int rank,
      @Nullable Lastmod lastmod,
      long prefixes,
      long[] counts,
      long origin,
      byte[] markup,
      byte[] published) {
    this.published = published;
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
    return new Item(other, rank, lastmod, prefixes, counts, origin, markup, published);
  }

  /** Returns a copy with the given rank. */
  public Item withRank(int other) {
    return new Item(key, other, lastmod, prefixes, counts, origin, markup, published);
  }

  /** Returns a copy for a further set, in which duplicates are not reported again. */
  public Item repeated(Key other) {
    long repeated = Origins.repeated(origin);
    return new Item(other, rank, lastmod, prefixes, counts, repeated, markup, published);
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

  /** Returns where the entry was read, as a number of its maker; 0 if unknown. */
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

  /** Returns the XML of the entry as it would be published: without values that are none. */
  public byte[] published() {
    return published;
  }

  /**
   * Returns the one of two items with the same url that is published. As that depends on the items
   * alone, and not on their order, duplicates can be dropped in any order, on any number of
   * machines. If the kept one is a tombstone, none is published.
   *
   * @throws IllegalArgumentException if the other item has another key
   */
  public Item preferred(Item other) {
    if (!key.equals(other.key)) {
      throw new IllegalArgumentException(key.loc() + " and " + other.key.loc());
    }
    return order(this, other) <= 0 ? this : other;
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
      order = Arrays.compareUnsigned(b.published, a.published);
    }
    if (order == 0 && (a.markup != a.published || b.markup != b.published)) {
      order = Arrays.compareUnsigned(b.markup, a.markup);
    }
    return order == 0 ? Long.compare(a.origin, b.origin) : order;
  }

  /** Returns whether everything but where the entry was read is the same. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Item that
        && key.equals(that.key)
        && rank == that.rank
        && Objects.equals(lastmod, that.lastmod)
        && prefixes == that.prefixes
        && Arrays.equals(counts, that.counts)
        && Arrays.equals(markup, that.markup);
  }

  @Override
  public int hashCode() {
    return 31 * key.hashCode() + Arrays.hashCode(markup);
  }

  @Override
  public String toString() {
    return key + (isTombstone() ? ", removed" : ", " + weight());
  }
}
