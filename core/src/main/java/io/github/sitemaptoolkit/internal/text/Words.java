package io.github.sitemaptoolkit.internal.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Reads eight bytes at once, the first of them into the lowest bits. All eight must be in the
 * array, even if fewer of them count.
 */
public final class Words {

  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private Words() {}

  /** Returns the eight bytes at a place. */
  public static long at(byte[] bytes, int at) {
    return (long) EIGHT.get(bytes, at);
  }

  /** Returns the bytes of an ASCII text of at most eight characters. */
  public static long of(String text) {
    long word = 0;
    for (int i = text.length() - 1; i >= 0; i--) {
      word = (word << Byte.SIZE) | text.charAt(i);
    }
    return word;
  }

  /** Returns the first eight bytes of a text, or the whole text if it is shorter. */
  public static long first(byte[] bytes, int from, int length) {
    return at(bytes, from) & mask(length);
  }

  /** Returns the last eight bytes of a text that is longer than that; otherwise 0. */
  public static long last(byte[] bytes, int to, int length) {
    return length > Long.BYTES ? at(bytes, to - Long.BYTES) : 0;
  }

  /** Returns a mask of the bytes of a text; of all eight if it is not shorter. */
  public static long mask(int length) {
    return length >= Long.BYTES ? -1 : (1L << (Byte.SIZE * length)) - 1;
  }
}
