package io.github.sitemaptoolkit.publisher.internal.growth;

/** A table from hashes to numbers, or a set of hashes, in as little memory as possible. */
final class LongTable {

  private static final int LEAST = 16;

  private long[] keys = new long[LEAST]; // 0 where nothing is
  private long[] values = {}; // empty as long as all numbers are 0
  private int size;

  /** Adds a hash. */
  void add(long hash) {
    put(hash, 0);
  }

  /** Sets the number of a hash. */
  void put(long hash, long value) {
    if (4L * (size + 1) > 3L * keys.length) {
      grow();
    }
    int at = place(hash);
    size += keys[at] == 0 ? 1 : 0;
    keys[at] = key(hash);
    if (value != 0 && values.length == 0) {
      values = new long[keys.length];
    }
    if (values.length > 0) {
      values[at] = value;
    }
  }

  /** Returns the number of a hash; another one if there is none. */
  long get(long hash, long otherwise) {
    int at = place(hash);
    return keys[at] == 0 ? otherwise : valueAt(at, values);
  }

  boolean contains(long hash) {
    return keys[place(hash)] != 0;
  }

  private static long valueAt(int at, long[] of) {
    return of.length == 0 ? 0 : of[at];
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
    values = new long[2 * oldValues.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int at = place(oldKeys[i]);
        keys[at] = oldKeys[i];
        if (values.length > 0) {
          values[at] = oldValues[i];
        }
      }
    }
  }
}
