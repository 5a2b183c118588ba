package io.github.sitemaptoolkit.sort;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Encoded values in memory, in a few large arrays: the garbage collector has nothing to do with
 * them, and they are next to each other.
 *
 * <p>Not thread-safe.
 */
final class RecordStore implements KeySort.Keys {

  /** What precedes the bytes of a value: their number. */
  static final int HEAD = Integer.BYTES;

  /** What a value takes besides its bytes: the head, its place, and another two while sorting. */
  private static final int OVERHEAD = HEAD + 3 * Long.BYTES;

  private static final int LEAST = 4 << 10;
  private static final int MOST = 1 << 20;

  private final int pieceSize;
  private final List<ByteBuffer> pieces = new ArrayList<>();
  private int current = -1; // the piece that is being filled
  private long[] places = new long[64]; // of each value, the piece and the index in it
  private int count;
  private long held;

  /**
   * Creates an empty store.
   *
   * @param memory about how many bytes it will hold
   */
  RecordStore(long memory) {
    pieceSize = (int) Math.max(LEAST, Math.min(MOST, memory / 16));
  }

  /**
   * Adds a value.
   *
   * @return a buffer into which to write it
   */
  ByteBuffer add(int size) {
    ByteBuffer piece = piece(Math.addExact(HEAD, size));
    if (count == places.length) {
      places = Arrays.copyOf(places, 2 * count);
    }
    places[count++] = (long) current << Integer.SIZE | piece.position();
    held += OVERHEAD + size;
    return piece.putInt(size);
  }

  /** Returns the piece that has room for so many bytes. */
  private ByteBuffer piece(int size) {
    if (current >= 0 && pieces.get(current).remaining() >= size) {
      return pieces.get(current);
    }
    current++;
    if (current == pieces.size()) {
      pieces.add(ByteBuffer.allocate(Math.max(size, pieceSize)));
    } else if (pieces.get(current).capacity() < size) {
      pieces.set(current, ByteBuffer.allocate(size));
    }
    return pieces.get(current).clear();
  }

  /** Returns about how much memory the values take, in bytes. */
  long held() {
    return held;
  }

  int count() {
    return count;
  }

  /** Returns where the values are, in the order in which {@link #records} passes them on. */
  long[] places() {
    return places;
  }

  @Override
  public byte[] bytes(long place) {
    return pieces.get((int) (place >>> Integer.SIZE)).array();
  }

  @Override
  public int keyStart(long place) {
    return (int) place + HEAD + Records.KEY;
  }

  @Override
  public int keySize(long place) {
    return pieces.get((int) (place >>> Integer.SIZE)).getInt((int) place + HEAD);
  }

  private int size(long place) {
    return pieces.get((int) (place >>> Integer.SIZE)).getInt((int) place);
  }

  /** Returns all values. */
  Records records() {
    return new Records() {

      private int next;

      @Override
      boolean advance() {
        if (next == count) {
          return false;
        }
        RecordStore.this.point(this, next++);
        return true;
      }
    };
  }

  /** Returns whether two values have the same key. */
  boolean haveSameKey(int index, int other) {
    long a = places[index];
    long b = places[other];
    int first = keyStart(a);
    int second = keyStart(b);
    return Arrays.equals(
        bytes(a), first, first + keySize(a), bytes(b), second, second + keySize(b));
  }

  /** Makes a value the current one of a sequence. */
  void point(Records records, int index) {
    long place = places[index];
    records.bytes = bytes(place);
    records.start = (int) place + HEAD;
    records.keyEnd = keyStart(place) + keySize(place);
    records.end = records.start + size(place);
  }

  /** Removes all values. The memory is used again; that of values of unusual size is not. */
  void clear() {
    pieces.removeIf(piece -> piece.capacity() > pieceSize);
    pieces.forEach(ByteBuffer::clear);
    current = -1;
    count = 0;
    held = 0;
  }
}
