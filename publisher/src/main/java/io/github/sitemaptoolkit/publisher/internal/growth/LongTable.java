package io.github.sitemaptoolkit.publisher.internal.growth;

import java.util.Arrays;

/** A table from hashes to numbers, in two arrays. */
final class LongTable {

  private static final int LEAST = 16;

  private long[] keys = new long[LEAST]; // 0 where nothing is
  private long[] values = new long[LEAST];
  private int size;

  /** Sets the number of a hash. */
  void put(long hash, long value) {
    if (2 * (size + 1) > keys.length) {
      grow();
    }
    int at = place(hash);
    size += keys[at] == 0 ? 1 : 0;
    keys[at] = key(hash);
    values[at] = value;
  }

  /** Returns the number of a hash; another one if there is none. */
  long get(long hash, long otherwise) {
    int at = place(hash);
    return keys[at] == 0 ? otherwise : values[at];
  }

  boolean contains(long hash) {
    return keys[place(hash)] != 0;
  }

  int size() {
    return size;
  }

  private static long key(long hash) {
    return hash == 0 ? 1 : hash;
  }

  private int place(long hash) {
    long key = key(hash);
    int at = (int) (key ^ key >>> 32) & keys.length - 1;
    while (keys[at] != 0 && keys[at] != key) {
      at = at + 1 & keys.length - 1;
    }
    return at;
  }

  private void grow() {
    long[] oldKeys = keys;
    long[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = Arrays.copyOf(oldValues, keys.length);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int at = place(oldKeys[i]);
        keys[at] = oldKeys[i];
      }
    }
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        values[place(oldKeys[i])] = oldValues[i];
      }
    }
  }
}
