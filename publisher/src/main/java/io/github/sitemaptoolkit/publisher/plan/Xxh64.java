package io.github.sitemaptoolkit.publisher.plan;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The 64-bit hash that determines which file a url belongs to.
 *
 * <p>Source: <a href="https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md">the
 * specification of XXH64</a>. Databases and data engines have it as well, so they can compute which
 * file a url is in.
 *
 * @since 0.1
 */
public final class Xxh64 {

  /** The seed that data engines use. */
  static final long SEED = 42;

  /** The seed of the hash by which urls are sampled. */
  static final long SAMPLE_SEED = 20_260;

  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long P1 = 0x9E3779B185EBCA87L;
  private static final long P2 = 0xC2B2AE3D27D4EB4FL;
  private static final long P3 = 0x165667B19E3779F9L;
  private static final long P4 = 0x85EBCA77C2B2AE63L;
  private static final long P5 = 0x27D4EB2F165667C5L;
  private static final int STRIPE = 32;

  private Xxh64() {}

  /** Returns the hash of bytes, with the seed that data engines use. */
  public static long hash(byte[] bytes) {
    return hash(bytes, SEED);
  }

  /** Returns the hash of bytes. */
  public static long hash(byte[] bytes, long seed) {
    int length = bytes.length;
    int at = 0;
    long hash;
    if (length >= STRIPE) {
      long v1 = seed + P1 + P2;
      long v2 = seed + P2;
      long v3 = seed;
      long v4 = seed - P1;
      for (; at <= length - STRIPE; at += STRIPE) {
        v1 = round(v1, (long) LONG.get(bytes, at));
        v2 = round(v2, (long) LONG.get(bytes, at + 8));
        v3 = round(v3, (long) LONG.get(bytes, at + 16));
        v4 = round(v4, (long) LONG.get(bytes, at + 24));
      }
      hash =
          Long.rotateLeft(v1, 1)
              + Long.rotateLeft(v2, 7)
              + Long.rotateLeft(v3, 12)
              + Long.rotateLeft(v4, 18);
      hash = merge(merge(merge(merge(hash, v1), v2), v3), v4);
    } else {
      hash = seed + P5;
    }
    hash += length;
    for (; at <= length - 8; at += 8) {
      hash = Long.rotateLeft(hash ^ round(0, (long) LONG.get(bytes, at)), 27) * P1 + P4;
    }
    if (at <= length - 4) {
      hash = Long.rotateLeft(hash ^ ((int) INT.get(bytes, at) & 0xFFFFFFFFL) * P1, 23) * P2 + P3;
      at += 4;
    }
    for (; at < length; at++) {
      hash = Long.rotateLeft(hash ^ (bytes[at] & 0xFF) * P5, 11) * P1;
    }
    return avalanche(hash);
  }

  private static long round(long value, long input) {
    return Long.rotateLeft(value + input * P2, 31) * P1;
  }

  private static long merge(long hash, long value) {
    return (hash ^ round(0, value)) * P1 + P4;
  }

  private static long avalanche(long hash) {
    long mixed = (hash ^ hash >>> 33) * P2;
    mixed = (mixed ^ mixed >>> 29) * P3;
    return mixed ^ mixed >>> 32;
  }
}
