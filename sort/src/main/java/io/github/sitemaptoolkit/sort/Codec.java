package io.github.sitemaptoolkit.sort;

import java.nio.ByteBuffer;

/**
 * Turns values into bytes and back, for temporary files of this process.
 *
 * @param <T> the type of the values
 */
public interface Codec<T> {

  /** Returns exactly how many bytes a value takes. */
  int size(T value);

  /** Writes a value. */
  void write(T value, ByteBuffer target);

  /** Reads a value from a buffer that begins with it. */
  T read(ByteBuffer source);
}
