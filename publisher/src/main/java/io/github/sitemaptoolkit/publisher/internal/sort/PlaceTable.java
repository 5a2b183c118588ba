package io.github.sitemaptoolkit.publisher.internal.sort;

/**
 * The places of the items of a set, found by two hashes: one of the url, one of the whole item. It
 * grows to a size that is fixed, and takes no more items then.
 *
 * <p>Not thread-safe.
 */
final class PlaceTable {

  /** The place of no item. */
  static final int NONE = -1;

  /** How many bytes a slot takes: two hashes and a place. */
  private static final int SLOT = 2 * Long.BYTES + Integer.BYTES;

  private static final int LEAST = 1 << 10;
  private static final int MOST = 1 << 28;

  private final int mostSlots;
  private long[] hashes = new long[2 * LEAST]; // of each slot, of the url and of the item
  private int[] places = new int[LEAST]; // 0 if the slot is free, otherwise one more than the place
  private int count;

  /**
   * Creates an empty table.
   *
   * @param memory how many bytes it may take
   */
  PlaceTable(long memory) {
    int slots = LEAST;
    while (slots < MOST && 3L * slots * SLOT <= memory) { // while it grows, it is there twice
      slots *= 2;
    }
    mostSlots = slots;
  }

  /** Returns the slot of the item whose url has the given hash, or the free slot for it. */
  int slot(long url) {
    int mask = places.length - 1;
    int slot = (int) url & mask;
    while (places[slot] != 0 && hashes[2 * slot] != url) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  /** Returns the place of the item in a slot; {@link #NONE} if the slot is free. */
  int place(int slot) {
    return places[slot] - 1;
  }

  /** Returns whether the item in a slot has the given hash. */
  boolean isSame(int slot, long item) {
    return hashes[2 * slot + 1] == item;
  }

  /** Adds an item to a free slot, unless the table is full. Returns whether it is there now. */
  boolean add(int slot, long url, long item) {
    boolean grows = 2 * count >= places.length;
    if (grows && places.length >= mostSlots) {
      return false;
    }
    if (grows) {
      grow();
    }
    put(grows ? slot(url) : slot, url, item, ++count);
    return true;
  }

  /** Returns how many items there are. */
  int count() {
    return count;
  }

  private void put(int slot, long url, long item, int place) {
    hashes[2 * slot] = url;
    hashes[2 * slot + 1] = item;
    places[slot] = place;
  }

  private void grow() {
    long[] oldHashes = hashes;
    int[] oldPlaces = places;
    hashes = new long[2 * oldHashes.length];
    places = new int[2 * oldPlaces.length];
    for (int i = 0; i < oldPlaces.length; i++) {
      if (oldPlaces[i] != 0) {
        long url = oldHashes[2 * i];
        put(slot(url), url, oldHashes[2 * i + 1], oldPlaces[i]);
      }
    }
  }
}
