package io.github.sitemaptoolkit.sort;

import java.nio.ByteBuffer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Writes values with a key in front of each, and reads them.
 *
 * <p>Not thread-safe.
 *
 * @param <T> the type of the values
 */
final class KeyedCodec<T> {

  /** What precedes a value if its key is a number. */
  private static final int NUMBER = Integer.BYTES + Long.BYTES;

  private final Codec<T> codec;
  private final @Nullable ToLongFunction<T> number;
  private ByteBuffer last = ByteBuffer.allocate(0);

  /**
   * Creates a codec.
   *
   * @param number the key; null if the other codec writes one
   */
  KeyedCodec(Codec<T> codec, @Nullable ToLongFunction<T> number) {
    this.codec = codec;
    this.number = number;
  }

  /** Adds a value to a store. */
  void add(T value, RecordStore store) {
    int size = codec.size(value);
    ToLongFunction<T> key = number;
    if (key == null) {
      codec.write(value, store.add(size));
    } else {
      ByteBuffer target = store.add(NUMBER + size);
      codec.write(value, target.putInt(Long.BYTES).putLong(key.applyAsLong(value)));
    }
  }

  /** Returns the number that is the key of the current value of a sequence. */
  long number(Records records) {
    return buffer(records).getLong(records.start + Records.KEY);
  }

  /** Returns the current value of a sequence. */
  T value(Records records) {
    ByteBuffer buffer = buffer(records);
    buffer.position(number == null ? records.start : records.start + NUMBER);
    return codec.read(buffer);
  }

  /** Returns the bytes up to the end of the current value. */
  @SuppressWarnings("ReferenceEquality") // of the array that was wrapped last
  private ByteBuffer buffer(Records records) {
    if (last.array() != records.bytes) {
      last = ByteBuffer.wrap(records.bytes);
    }
    return last.limit(records.end);
  }
}
