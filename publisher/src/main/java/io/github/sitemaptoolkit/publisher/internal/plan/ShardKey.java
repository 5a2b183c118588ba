package io.github.sitemaptoolkit.publisher.internal.plan;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The sort keys of the items of a set: the group, a zero byte, the hash of the url, and the url.
 */
public final class ShardKey {

  /** The size of a hash in bytes. */
  static final int HASH = Long.BYTES;

  private ShardKey() {}

  public static Key of(String group, byte[] loc) {
    byte[] name = group.getBytes(StandardCharsets.UTF_8);
    byte[] key = new byte[name.length + 1 + HASH + loc.length];
    ByteBuffer.wrap(key).put(name).put((byte) 0).putLong(Xxh64.hash(loc)).put(loc);
    return new Key(key, key.length, key.length - loc.length);
  }

  static byte[] group(Item item) {
    return Arrays.copyOf(item.key().bytes(), item.key().locAt() - HASH - 1);
  }

  static long hash(Item item) {
    return ByteBuffer.wrap(item.key().bytes()).getLong(item.key().locAt() - HASH);
  }

  /**
   * Returns the file name of a leaf, without its extension: {@code sitemap-}, the group, a dot, and
   * the first bits of the hashes in the leaf. Empty parts are left out.
   */
  static String fileName(byte[] group, long prefix, int depth) {
    var name = new StringBuilder("sitemap-");
    name.append(new String(group, StandardCharsets.UTF_8));
    if (depth > 0 && group.length > 0) {
      name.append('.');
    }
    for (int bit = depth - 1; bit >= 0; bit--) {
      name.append((char) ('0' + (prefix >>> bit & 1)));
    }
    return name.toString();
  }
}
