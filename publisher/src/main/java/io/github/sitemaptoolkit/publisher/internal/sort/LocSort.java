package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.sort.KeySort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Sorts items by url, byte by byte. Items with the same url keep their order. */
public final class LocSort {

  /** Each item is denoted by its index. */
  private record Locs(List<Item> items) implements KeySort.Keys {

    @Override
    public byte[] bytes(long index) {
      return items.get((int) index).key().locBytes();
    }

    @Override
    public int keyStart(long index) {
      return 0;
    }

    @Override
    public int keySize(long index) {
      return bytes(index).length;
    }
  }

  private LocSort() {}

  /** Returns the items sorted. */
  public static List<Item> sorted(List<Item> items) {
    long[] indexes = new long[items.size()];
    Arrays.setAll(indexes, index -> index);
    KeySort.sort(indexes, indexes.length, new Locs(items));
    List<Item> sorted = new ArrayList<>(indexes.length);
    for (long index : indexes) {
      sorted.add(items.get((int) index));
    }
    return sorted;
  }
}
