package io.github.sitemaptoolkit.web.jdk.io.github.sitemaptoolkit.internal.text;

/** Reads eight bytes at once, without the handles of the JVM. */
public final class Words {

  private Words() {}

  /** Returns the eight bytes at a place. */
  public static long at(byte[] bytes, int at) {
    return (int4(bytes, at) & 0xFFFFFFFFL) | (long) int4(bytes, at + 4) << Integer.SIZE;
  }

  private static int int4(byte[] bytes, int at) {
    return bytes[at] & 0xFF
        | (bytes[at + 1] & 0xFF) << 8
        | (bytes[at + 2] & 0xFF) << 16
        | bytes[at + 3] << 24;
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
