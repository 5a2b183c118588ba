package io.github.sitemaptoolkit.internal.bytes;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A cache of short texts that are often repeated, such as {@code daily}, {@code 0.5}, {@code yes}.
 */
public final class ShortTexts {

  /** The maximum length of a cached text, in bytes. */
  public static final int LONGEST = Long.BYTES;

  private static final int SIZE = 64;
  private static final long SPREAD = 0x9E3779B97F4A7C15L; // 2^64 by the golden ratio

  private final long[] keys = new long[SIZE];
  private final @Nullable String[] texts = new @Nullable String[SIZE];

  /**
   * Returns an ASCII text without NUL.
   *
   * @param key its bytes as one number, which is unique for the text
   */
  public String get(long key, byte[] bytes, int from, int length) {
    int place = (int) ((key * SPREAD) >>> (Long.SIZE - 6));
    String text = texts[place];
    if (text == null || keys[place] != key) {
      text = new String(bytes, from, length, StandardCharsets.ISO_8859_1);
      keys[place] = key;
      texts[place] = text;
    }
    return text;
  }
}
