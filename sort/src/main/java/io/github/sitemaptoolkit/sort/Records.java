package io.github.sitemaptoolkit.sort;

import java.io.IOException;
import java.util.Arrays;

/** A sequence of encoded values, each after its key. At first, none is current. */
abstract class Records {

  /** Where the key of a value begins. */
  static final int KEY = Integer.BYTES;

  /** The bytes of the current value; they stay as they are until the next call. */
  byte[] bytes = {};

  /** The index of its first byte: four bytes are the size of the key, and the key follows. */
  int start;

  /** The index after its key. */
  int keyEnd;

  /** The index after its last byte. */
  int end;

  /** Goes on to the next value. Returns whether there is one. */
  abstract boolean advance() throws IOException;

  /** Takes over where the current value of another sequence is. */
  final void point(Records other) {
    bytes = other.bytes;
    start = other.start;
    keyEnd = other.keyEnd;
    end = other.end;
  }

  /** Compares the keys of the current values. */
  final int compareKey(Records other) {
    return Arrays.compareUnsigned(
        bytes, start + KEY, keyEnd, other.bytes, other.start + KEY, other.keyEnd);
  }
}
