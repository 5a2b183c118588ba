package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.batch.internal.sort.NumberSort;
import io.github.sitemaptoolkit.publisher.plan.Item;
import java.util.Arrays;
import java.util.List;

/**
 * Sorts items by url, byte by byte: by the first bytes in which the urls differ, then those with
 * the same bytes by the next ones. Most urls of a file begin alike, so comparing whole urls would
 * read the same bytes again and again.
 */
public final class LocSort {

  /** Fewer items are sorted faster by comparing their urls. */
  private static final int FEW = 8;

  /** How often items are told apart by their next bytes, as urls may have any length. */
  private static final int MOST_STEPS = 100;

  private final Item[] items;

  private LocSort(Item[] items) {
    this.items = items;
  }

  /** Returns the items sorted. */
  public static List<Item> sorted(List<Item> items) {
    if (areSorted(items)) { // as those of a published file are
      return items;
    }
    Item[] sorted = items.toArray(new Item[0]);
    new LocSort(sorted).sort(0, sorted.length, 0);
    return Arrays.asList(sorted);
  }

  /** Returns whether items are sorted by url. */
  private static boolean areSorted(List<Item> items) {
    for (int i = 1; i < items.size(); i++) {
      if (Item.BY_LOC.compare(items.get(i - 1), items.get(i)) > 0) {
        return false;
      }
    }
    return true;
  }

  private void sort(int from, int to, int step) {
    if (to - from < FEW || step == MOST_STEPS) {
      Arrays.sort(items, from, to, Item.BY_LOC);
      return;
    }
    int at = sameBytes(from, to);
    NumberSort.sort(
        items,
        from,
        to,
        item -> bytes(item.key().locBytes(), at),
        (first, end) -> {
          if (end - first == to - from) { // the numbers do not tell them apart
            Arrays.sort(items, first, end, Item.BY_LOC);
          } else {
            sort(first, end, step + 1);
          }
        });
  }

  /** Returns how many bytes all urls begin with. */
  private int sameBytes(int from, int to) {
    byte[] first = items[from].key().locBytes();
    int same = first.length;
    for (int i = from + 1; i < to; i++) {
      byte[] loc = items[i].key().locBytes();
      int different = Arrays.mismatch(first, 0, same, loc, 0, Math.min(same, loc.length));
      same = different < 0 ? same : different;
    }
    return same;
  }

  /** Returns eight bytes as a number, as if zeros followed the end. */
  private static long bytes(byte[] loc, int at) {
    long number = 0;
    for (int i = at; i < at + Long.BYTES; i++) {
      number = number << Byte.SIZE | (i < loc.length ? loc[i] & 0xFF : 0);
    }
    return number;
  }
}
