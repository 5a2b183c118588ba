package io.github.sitemaptoolkit.publisher.plan;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * What an item is sorted and identified by: the group, the hash, then the identity, byte by byte.
 *
 * <p>The hash comes before the identity because it decides which file a url belongs to, and because
 * two numbers are compared faster than two urls.
 *
 * <p>Immutable, but its arrays are not copied.
 *
 * @since 0.1
 */
public final class Key implements Serializable {

  private static final long serialVersionUID = 1;
  private static final String NO_GROUP = "";

  private final String group;
  private final long hash;
  private final byte[] identity;
  private final byte[] loc;
  private transient long sample; // 0 until it is computed, as of a string

  /**
   * Creates a key.
   *
   * @param group in ASCII
   * @param hash compared as an unsigned number
   * @param identity what makes two entries the same
   * @param loc the url of the entry, in UTF-8
   */
  public Key(String group, long hash, byte[] identity, byte[] loc) {
    this.group = group;
    this.hash = hash;
    this.identity = identity;
    this.loc = loc;
  }

  /** Returns a key that sorts by url. */
  public static Key of(String loc) {
    byte[] bytes = loc.getBytes(StandardCharsets.UTF_8);
    return new Key(NO_GROUP, 0, bytes, bytes);
  }

  /**
   * Returns a key that sorts by another spelling of the url, which also identifies the entry.
   *
   * @param identity that spelling
   */
  public static Key of(String identity, String loc) {
    byte[] bytes = loc.getBytes(StandardCharsets.UTF_8);
    boolean same = identity.equals(loc);
    return new Key(NO_GROUP, 0, same ? bytes : identity.getBytes(StandardCharsets.UTF_8), bytes);
  }

  /** Returns a key that sorts by group and hash, as the files of a set need it. */
  public static Key hashed(String group, String loc) {
    return hashed(group, loc.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Returns a key that sorts by group and hash.
   *
   * @param loc the url in UTF-8, which is not copied
   */
  static Key hashed(String group, byte[] loc) {
    Key key = new Key(group, Xxh64.hash(loc), loc, loc);
    key.sampleHash(); // every file needs it, and now the url is at hand
    return key;
  }

  /** Returns the same key in another group. */
  public Key in(String other) {
    Key key = new Key(other, hash, identity, loc);
    key.sample = sample;
    return key;
  }

  /** Returns the group; empty if there are no groups. */
  public String group() {
    return group;
  }

  /** Returns the hash, an unsigned number. */
  public long hash() {
    return hash;
  }

  /**
   * Returns the hash of the url by which it is sampled: XXH64 with a seed of its own. It is
   * computed once.
   */
  public long sampleHash() {
    long known = sample;
    if (known == 0) {
      known = Xxh64.hash(loc, Xxh64.SAMPLE_SEED);
      sample = known;
    }
    return known;
  }

  /** Returns what makes two entries the same. */
  public byte[] identity() {
    return identity;
  }

  /** Returns the url of the entry. */
  public String loc() {
    return new String(loc, StandardCharsets.UTF_8);
  }

  /** Returns the url of the entry, in UTF-8. */
  public byte[] locBytes() {
    return loc;
  }

  /** Returns whether two keys identify the same entry, whatever their groups. */
  public boolean isSame(Key other) {
    return hash == other.hash && Arrays.equals(identity, other.identity);
  }

  int compare(Key other) {
    int order = group.equals(other.group) ? 0 : group.compareTo(other.group);
    if (order == 0) {
      order = Long.compareUnsigned(hash, other.hash);
    }
    return order == 0 ? Arrays.compareUnsigned(identity, other.identity) : order;
  }

  int compareLoc(Key other) {
    return Arrays.compareUnsigned(loc, other.loc);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Key that
        && hash == that.hash
        && group.equals(that.group)
        && Arrays.equals(identity, that.identity)
        && Arrays.equals(loc, that.loc);
  }

  @Override
  public int hashCode() {
    return 31 * group.hashCode() + Arrays.hashCode(identity);
  }

  @Override
  public String toString() {
    return group.isEmpty() ? loc() : loc() + " in " + group;
  }
}
