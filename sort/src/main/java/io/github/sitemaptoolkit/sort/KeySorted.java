package io.github.sitemaptoolkit.sort;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values of a store that is sorted by their keys. Those that have the same key are sorted when
 * they come, so that each value is decoded once.
 *
 * @param <T> the type of the values
 */
final class KeySorted<T> implements ItemStream<T> {

  private final RecordStore values;
  private final Records current;
  private final KeyedCodec<T> codec;
  private final Comparator<T> order;
  private final List<T> same = new ArrayList<>(); // values with the key that came last
  private int next; // of the store
  private int nextSame;

  KeySorted(RecordStore values, KeyedCodec<T> codec, Comparator<T> order) {
    this.values = values;
    this.current = values.records();
    this.codec = codec;
    this.order = order;
  }

  @Override
  public @Nullable T next() {
    if (nextSame < same.size()) {
      return same.get(nextSame++);
    } else if (next == values.count()) {
      return null;
    }
    int end = next + 1;
    while (end < values.count() && values.haveSameKey(end - 1, end)) {
      end++;
    }
    if (end - next == 1) {
      return value();
    }
    same.clear();
    while (next < end) {
      same.add(value());
    }
    same.sort(order);
    nextSame = 1;
    return same.get(0);
  }

  private T value() {
    values.point(current, next++);
    return codec.value(current);
  }
}
