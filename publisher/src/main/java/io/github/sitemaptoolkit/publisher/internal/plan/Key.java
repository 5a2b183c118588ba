package io.github.sitemaptoolkit.publisher.internal.plan;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The sort key of an item, which also identifies it: bytes that end with the url of the entry.
 *
 * <p>Immutable, but its array is not copied.
 */
public final class Key {

  private final byte[] bytes;
  private final int identity;
  private final int locAt;

  /**
   * Creates a key.
   *
   * @param identity how many of the bytes identify the entry
   * @param locAt the index at which the url begins
   */
  public Key(byte[] bytes, int identity, int locAt) {
    this.bytes = bytes;
    this.identity = identity;
    this.locAt = locAt;
  }

  /** Returns the key of an entry that is identified by its url. */
  public static Key of(String loc) {
    byte[] bytes = loc.getBytes(StandardCharsets.UTF_8);
    return new Key(bytes, bytes.length, 0);
  }

  public byte[] bytes() {
    return bytes;
  }

  public int identity() {
    return identity;
  }

  public int locAt() {
    return locAt;
  }

  public String loc() {
    return new String(bytes, locAt, bytes.length - locAt, StandardCharsets.UTF_8);
  }

  public byte[] locBytes() {
    return Arrays.copyOfRange(bytes, locAt, bytes.length);
  }

  /** Returns whether two keys identify the same entry. */
  public boolean isSame(Key other) {
    return Arrays.equals(bytes, 0, identity, other.bytes, 0, other.identity);
  }

  int compareIdentity(Key other) {
    return Arrays.compareUnsigned(bytes, 0, identity, other.bytes, 0, other.identity);
  }

  int compareLoc(Key other) {
    return Arrays.compareUnsigned(
        bytes, locAt, bytes.length, other.bytes, other.locAt, other.bytes.length);
  }
}
