package io.github.sitemaptoolkit.sort;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Texts as parts of values that a {@link Codec} turns into bytes, and that are sorted by hashes.
 */
public final class Texts {

  private static final long FACTOR = 0x5851F42D4C957F2DL;

  private Texts() {}

  /** Returns exactly how many bytes a text takes. */
  public static int size(String text) {
    return Integer.BYTES + text.getBytes(StandardCharsets.UTF_8).length;
  }

  /** Writes a text. */
  public static void write(String text, ByteBuffer target) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    target.putInt(bytes.length).put(bytes);
  }

  /** Reads a text. */
  public static String read(ByteBuffer source) {
    byte[] bytes = new byte[source.getInt()];
    source.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Returns a number that equal texts share, mixed with that of what is before them. */
  public static long hash(String text, long before) {
    long hash = before * FACTOR;
    for (int i = 0; i < text.length(); i++) {
      hash = hash * FACTOR + text.charAt(i) + 1;
    }
    return hash;
  }

  /** Returns a hash whose upper half counts in its lower half, too. */
  public static long spread(long hash) {
    return hash ^ (hash >>> Integer.SIZE);
  }
}
