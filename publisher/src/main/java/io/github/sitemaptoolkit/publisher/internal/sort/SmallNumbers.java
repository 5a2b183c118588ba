package io.github.sitemaptoolkit.publisher.internal.sort;

import java.nio.ByteBuffer;

/** Numbers in as few bytes as they need: seven bits each, the lowest first, as in LEB128. */
final class SmallNumbers {

  private static final int BITS = 7;
  private static final int MORE = 1 << BITS;

  private SmallNumbers() {}

  /** Returns how many bytes a number takes: one to ten. A negative one takes ten. */
  static int size(long number) {
    return (Long.SIZE - 1 - Long.numberOfLeadingZeros(number | 1)) / BITS + 1;
  }

  static void write(long number, ByteBuffer out) {
    long rest = number;
    while ((rest & -MORE) != 0) {
      out.put((byte) (rest | MORE));
      rest >>>= BITS;
    }
    out.put((byte) rest);
  }

  static long read(ByteBuffer in) {
    long number = 0;
    for (int shift = 0; ; shift += BITS) {
      byte next = in.get();
      number |= (long) (next & (MORE - 1)) << shift;
      if (next >= 0) {
        return number;
      }
    }
  }

  /** Returns a small number for one that is near zero, on either side. */
  static long ofSigned(long number) {
    return (number << 1) ^ (number >> (Long.SIZE - 1));
  }

  /** Returns the number that {@link #ofSigned} was given. */
  static long signed(long number) {
    return number >>> 1 ^ -(number & 1);
  }
}
