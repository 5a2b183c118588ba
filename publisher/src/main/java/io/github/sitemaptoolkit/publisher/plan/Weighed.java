package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.publisher.layout.Shard;
import java.util.Collection;

/**
 * What is distributed among files: an entry, or several entries with the same hash.
 *
 * @since 0.1
 */
public interface Weighed {

  /** Returns the group whose files it belongs to; empty if there are no groups. */
  String group();

  /** Returns the hash of the url, whose bits decide which file it belongs to. */
  long hash();

  /** Returns what it takes up in a file. */
  Weight weight();

  /**
   * Returns the shard that its weight can be added to.
   *
   * @param depth how many bits of the hash to use, from 0 to 64: with more bits there are more
   *     shards, and more of them fit into a file
   */
  default Shard shard(int depth) {
    return Shard.of(group(), hash(), depth);
  }

  /** Returns what entries take up together. */
  static Weight sum(Collection<? extends Weighed> all) {
    long urls = 0;
    long bytes = 0;
    long prefixes = 0;
    Weight limited = Weight.NONE; // of those few that have elements with a limit
    for (Weighed one : all) {
      Weight weight = one.weight();
      urls += weight.urls();
      bytes += weight.bytes();
      prefixes |= weight.prefixes();
      limited = weight.counts().length == 0 ? limited : limited.plus(weight);
    }
    return new Weight(urls, bytes, prefixes, limited.counts());
  }
}
