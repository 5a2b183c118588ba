package io.github.sitemaptoolkit.simulation.model;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** XXH64 with seed 42 of a url's UTF-8 bytes, from the description of xxHash. */
final class UrlHash {

  private static final long SEED = 42;
  private static final long P1 = 0x9E3779B185EBCA87L;
  private static final long P2 = 0xC2B2AE3D27D4EB4FL;
  private static final long P3 = 0x165667B19E3779F9L;
  private static final long P4 = 0x85EBCA77C2B2AE63L;
  private static final long P5 = 0x27D4EB2F165667C5L;

  private UrlHash() {}

  static long of(String url) {
    byte[] bytes = url.getBytes(UTF_8);
    ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    long hash = SEED + P5;
    if (bytes.length >= 4 * Long.BYTES) {
      long[] lanes = {SEED + P1 + P2, SEED + P2, SEED, SEED - P1};
      while (in.remaining() >= 4 * Long.BYTES) {
        for (int i = 0; i < lanes.length; i++) {
          lanes[i] = round(lanes[i], in.getLong());
        }
      }
      hash =
          Long.rotateLeft(lanes[0], 1)
              + Long.rotateLeft(lanes[1], 7)
              + Long.rotateLeft(lanes[2], 12)
              + Long.rotateLeft(lanes[3], 18);
      for (long lane : lanes) {
        hash = (hash ^ round(0, lane)) * P1 + P4;
      }
    }
    hash += bytes.length;
    while (in.remaining() >= Long.BYTES) {
      hash = Long.rotateLeft(hash ^ round(0, in.getLong()), 27) * P1 + P4;
    }
    if (in.remaining() >= Integer.BYTES) {
      hash = Long.rotateLeft(hash ^ (in.getInt() & 0xFFFF_FFFFL) * P1, 23) * P2 + P3;
    }
    while (in.hasRemaining()) {
      hash = Long.rotateLeft(hash ^ (in.get() & 0xFF) * P5, 11) * P1;
    }
    hash = (hash ^ hash >>> 33) * P2;
    hash = (hash ^ hash >>> 29) * P3;
    return hash ^ hash >>> 32;
  }

  private static long round(long lane, long input) {
    return Long.rotateLeft(lane + input * P2, 31) * P1;
  }
}
