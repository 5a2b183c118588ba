package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.batch.internal.sort.NumberSort;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

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
  private final Function<Key, byte[]> text;
  private final Comparator<Item> order;

  private LocSort(Item[] items, Function<Key, byte[]> text, Comparator<Item> order) {
    this.items = items;
    this.text = text;
    this.order = order;
  }

  /** Returns the items sorted. */
  public static List<Item> sorted(List<Item> items) {
    return sorted(items, Key::locBytes, Item.BY_LOC);
  }

  /**
   * Returns items without group and hash sorted by {@link Item#ORDER}: by what identifies them,
   * then by what tells which of them to keep.
   */
  static List<Item> sortedByIdentity(List<Item> items) {
    return sorted(items, Key::identity, Item.ORDER);
  }

  private static List<Item> sorted(
      List<Item> items, Function<Key, byte[]> text, Comparator<Item> order) {
    Item[] sorted = items.toArray(new Item[0]);
    new LocSort(sorted, text, order).sort(0, sorted.length, 0);
    return Arrays.asList(sorted);
  }

  private void sort(int from, int to, int step) {
    if (to - from < FEW || step == MOST_STEPS) {
      Arrays.sort(items, from, to, order);
      return;
    }
    int at = sameBytes(from, to);
    NumberSort.sort(
        items,
        from,
        to,
        item -> bytes(text.apply(item.key()), at),
        (first, end) -> {
          if (end - first == to - from) { // the numbers do not tell them apart
            Arrays.sort(items, first, end, order);
          } else {
            sort(first, end, step + 1);
          }
        });
  }

  /** Returns how many bytes all urls begin with. */
  private int sameBytes(int from, int to) {
    byte[] first = text.apply(items[from].key());
    int same = first.length;
    for (int i = from + 1; i < to; i++) {
      byte[] loc = text.apply(items[i].key());
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
