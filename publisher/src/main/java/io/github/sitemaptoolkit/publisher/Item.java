package io.github.sitemaptoolkit.publisher;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * An entry on its way to a file: rendered, with what it is sorted and counted by.
 *
 * <p>Immutable, but its arrays are not copied.
 */
final class Item {

  /** By identity; of the same, the one to keep comes first. */
  static final Comparator<Item> ORDER = Item::order;

  /** By url, byte by byte. */
  static final Comparator<Item> BY_LOC = (a, b) -> a.key.compareLoc(b.key);

  private static final int OVERHEAD = 208;

  final Key key;
  final int rank;
  final @Nullable Lastmod lastmod;
  final int prefixes;
  final int[] counts;
  final long origin;
  final byte[] markup;

  /**
   * Creates an item.
   *
   * @param rank of the same items, the one of the highest rank is kept
   * @param lastmod of the same items of one rank, the newest is kept
   * @param prefixes the number of the set of prefixes that its markup uses
   * @param counts how many elements of each limited extension it has
   * @param origin where it was read, by {@link Origins}
   * @param markup its bytes; none where it stands for the wish that there be no such entry
   */
  Item(
      Key key,
      int rank,
      @Nullable Lastmod lastmod,
      int prefixes,
      int[] counts,
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

  /** Returns the same entry, sorted by another key. */
  Item withKey(Key other) {
    return new Item(other, rank, lastmod, prefixes, counts, origin, markup);
  }

  /** Returns about how much memory it takes, in bytes. */
  int weight() {
    return OVERHEAD + key.bytes.length + markup.length;
  }

  private static int order(Item a, Item b) {
    int order = a.key.compareIdentity(b.key);
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
