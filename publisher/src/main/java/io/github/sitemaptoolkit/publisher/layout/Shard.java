package io.github.sitemaptoolkit.publisher.layout;

import java.io.Serializable;
import java.util.Comparator;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The urls of a group whose hashes begin with certain bits: a node of a binary tree over the bits
 * of the hashes. Each sitemap of a set is a leaf of it: the first node, from the root, whose urls
 * fit into a file. So adding or removing a url changes only its own leaf, unless that leaf must be
 * split or two leaves fit into one file again.
 *
 * @param group the name of the group; empty if there are no groups
 * @param prefix the first bits of the hashes, as the lowest bits of a number
 * @param depth the number of these bits, from 0 to 64
 * @since 0.1
 */
public record Shard(String group, long prefix, int depth)
    implements Serializable, Comparable<Shard> {

  /** The number of bits of a hash. */
  public static final int HASH_BITS = 64;

  private static final Comparator<Shard> ORDER =
      Comparator.comparing(Shard::group)
          .thenComparing(Shard::first, Long::compareUnsigned)
          .thenComparingInt(Shard::depth);

  private static final Pattern GROUPED =
      Pattern.compile("sitemap-([-0-9a-z]+)(?:\\.([01]{1,64}))?\\.xml(?:\\.gz)?");
  private static final Pattern HASHED = Pattern.compile("sitemap-()([01]{0,64})\\.xml(?:\\.gz)?");

  /**
   * Checks the depth.
   *
   * @throws IllegalArgumentException if it is not from 0 to 64
   */
  public Shard {
    if (depth < 0 || depth > HASH_BITS) {
      throw new IllegalArgumentException("a hash has no " + depth + " bits");
    }
  }

  /** Returns the shard of all urls of a group. */
  public static Shard root(String group) {
    return new Shard(group, 0, 0);
  }

  /**
   * Returns the shard of all urls whose hashes begin with the same bits as this one.
   *
   * @param depth how many bits
   * @throws IllegalArgumentException if the depth is not from 0 to 64
   */
  public static Shard of(String group, long hash, int depth) {
    return new Shard(group, depth == 0 ? 0 : hash >>> (HASH_BITS - depth), depth);
  }

  /** Returns the one of some shards that this one belongs to; null if there is none. */
  public @Nullable Shard ancestorIn(NavigableSet<Shard> shards) {
    Shard floor = shards.floor(this);
    return floor != null && floor.contains(this) ? floor : null;
  }

  /**
   * Returns the shard that a file holds, or null if the name is not that of a shard.
   *
   * @param grouped whether the set has groups
   */
  public static @Nullable Shard of(String file, boolean grouped) {
    Matcher name = (grouped ? GROUPED : HASHED).matcher(file);
    if (!name.matches()) {
      return null;
    }
    String bits = name.group(2) == null ? "" : name.group(2);
    long prefix = bits.isEmpty() ? 0 : Long.parseUnsignedLong(bits, 2);
    return new Shard(name.group(1), prefix, bits.length());
  }

  /** Returns whether an url of this group and hash belongs to the shard. */
  public boolean contains(String otherGroup, long hash) {
    return group.equals(otherGroup) && (depth == 0 || hash >>> (HASH_BITS - depth) == prefix);
  }

  /** Returns whether all urls of another shard belong to this one. */
  public boolean contains(Shard other) {
    return other.depth >= depth && contains(other.group, other.first());
  }

  /** Returns one half of the shard: the one whose next bit is 0, or 1. */
  public Shard half(int bit) {
    return new Shard(group, prefix << 1 | bit, depth + 1);
  }

  /** Returns the shard that this is a half of; null if it is the root. */
  public @Nullable Shard parent() {
    return depth == 0 ? null : new Shard(group, prefix >>> 1, depth - 1);
  }

  /** Returns the smallest hash in the shard. */
  private long first() {
    return depth == 0 ? 0 : prefix << (HASH_BITS - depth);
  }

  /** Returns what belongs to the shard, as a view of a map. */
  public <V> SortedMap<Shard, V> within(NavigableMap<Shard, V> shards) {
    long last = depth == HASH_BITS ? prefix : first() | -1L >>> depth;
    return shards.subMap(this, true, new Shard(group, last, HASH_BITS), true);
  }

  /**
   * Returns the name of the shard's file, without its extension: {@code sitemap-}, the group, a
   * dot, and the bits. Empty parts are left out.
   */
  public String fileName() {
    var name = new StringBuilder("sitemap-").append(SetNames.inFileName(group));
    if (depth > 0 && !group.isEmpty()) {
      name.append('.');
    }
    for (int bit = depth - 1; bit >= 0; bit--) {
      name.append((char) ('0' + (prefix >>> bit & 1)));
    }
    return name.toString();
  }

  /** Orders shards by group and hash: as the files of a set are listed. */
  @Override
  public int compareTo(Shard other) {
    return ORDER.compare(this, other);
  }
}
