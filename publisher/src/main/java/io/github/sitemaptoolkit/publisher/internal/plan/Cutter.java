package io.github.sitemaptoolkit.publisher.internal.plan;

import java.io.IOException;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Cuts sorted items into files, so that which url stands in which file depends on the urls and the
 * limits alone.
 *
 * <p>Inside a group, the files are the leaves of a binary tree over the bits of the urls' hashes: a
 * leaf is the first node on the way down whose urls fit into a file. So an url that comes or goes
 * changes its leaf and no other, but where a leaf is to be cut in two, or two fit into one again.
 *
 * <p>Holds the items of one file in memory.
 */
public final class Cutter {

  private static final int HASH_BITS = 64;

  /** Takes the files. */
  public interface Output {
    void part(String name, PartContents contents) throws IOException;
  }

  private final Lookahead items;
  private final Supplier<PartContents> files;
  private final Output output;

  /**
   * Creates a cutter.
   *
   * @param items sorted, with keys of {@link ShardKey}
   * @param files makes empty files
   * @param output takes the files, by names without an ending
   */
  public Cutter(Items items, Supplier<PartContents> files, Output output) {
    this.items = new Lookahead(items);
    this.files = files;
    this.output = output;
  }

  /** Returns all items in one file, or null, with no item taken, if they do not fit into one. */
  public @Nullable PartContents single() throws IOException {
    return take(null, 0, 0);
  }

  /** Cuts into full files, numbered. */
  public void sequence() throws IOException {
    int number = 0;
    PartContents file = files.get();
    for (Item item = items.next(); item != null; item = items.next()) {
      if (!file.fits(item)) {
        output.part("sitemap-" + ++number, file);
        file = files.get();
      }
      file.add(item);
    }
    output.part("sitemap-" + ++number, file);
  }

  /** Cuts into the leaves of a tree for each group. */
  public void shards() throws IOException {
    for (Item item = items.peek(); item != null; item = items.peek()) {
      node(ShardKey.group(item), 0, 0);
    }
  }

  private void node(byte[] group, long prefix, int depth) throws IOException {
    PartContents leaf = take(group, prefix, depth);
    if (leaf == null) { // and so nothing on the way down holds what did not fit
      if (depth == HASH_BITS) {
        throw new IllegalStateException("the urls of one hash do not fit into a file");
      }
      node(group, prefix << 1, depth + 1);
      node(group, prefix << 1 | 1, depth + 1);
    } else if (!leaf.isEmpty()) {
      output.part(ShardKey.fileName(group, prefix, depth), leaf);
    }
  }

  /** Takes all items of a node if they fit into a file, else none; null is the group of all. */
  private @Nullable PartContents take(byte @Nullable [] group, long prefix, int depth)
      throws IOException {
    PartContents file = files.get();
    for (Item item = items.peek();
        item != null && (group == null || isIn(item, group, prefix, depth));
        item = items.peek()) {
      if (!file.fits(item)) {
        items.putBack(file.items());
        return null;
      }
      file.add(item);
      items.next();
    }
    return file;
  }

  private static boolean isIn(Item item, byte[] group, long prefix, int depth) {
    int length = item.key().locAt() - ShardKey.HASH - 1;
    return Arrays.equals(item.key().bytes(), 0, length, group, 0, group.length)
        && (depth == 0 || ShardKey.hash(item) >>> (HASH_BITS - depth) == prefix);
  }
}
