package io.github.sitemaptoolkit.publisher.internal.plan;

import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Distributes sorted items among files, depending only on the urls and the limits.
 *
 * <p>Within a group, the files are the leaves of a binary tree over the bits of the hashes of the
 * urls: a leaf is the first node, from the root, whose urls fit into a file. So adding or removing
 * a url changes only its own leaf, unless that leaf must be split or two leaves fit into one file
 * again.
 *
 * <p>Holds the items of one file in memory.
 */
public final class Cutter {

  private static final int HASH_BITS = 64;

  /** Accepts the files. */
  public interface Output {
    void part(String name, PartContents contents) throws IOException;
  }

  private final Lookahead<Item> items;
  private final Supplier<PartContents> files;
  private final Output output;

  /**
   * Creates a cutter.
   *
   * @param items sorted, with {@linkplain Key#hashed hashed} keys
   * @param files creates empty files
   * @param output accepts the files, with names that have no extension
   */
  public Cutter(Items<Item> items, Supplier<PartContents> files, Output output) {
    this.items = new Lookahead<>(items);
    this.files = files;
    this.output = output;
  }

  /**
   * Returns a file with all items. Returns null and consumes no item if they do not fit into one
   * file.
   */
  public @Nullable PartContents single() throws IOException {
    return take(null, 0, 0);
  }

  /** Fills one file after the other, and numbers them. */
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

  /** Creates the files of all groups, the leaves of a tree for each group. */
  public void shards() throws IOException {
    for (Item item = items.peek(); item != null; item = items.peek()) {
      node(item.key().group(), 0, 0);
    }
  }

  private void node(String group, long prefix, int depth) throws IOException {
    PartContents leaf = take(group, prefix, depth);
    if (leaf == null) { // no node further up keeps in memory what did not fit
      if (depth == HASH_BITS) {
        throw new IllegalStateException("the urls with the same hash do not fit into one file");
      }
      node(group, prefix << 1, depth + 1);
      node(group, prefix << 1 | 1, depth + 1);
    } else if (!leaf.isEmpty()) {
      output.part(fileName(group, prefix, depth), leaf);
    }
  }

  /**
   * Takes all items of a node if they fit into one file, otherwise none. A null group means all
   * items.
   */
  private @Nullable PartContents take(@Nullable String group, long prefix, int depth)
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

  private static boolean isIn(Item item, String group, long prefix, int depth) {
    return item.key().group().equals(group)
        && (depth == 0 || item.key().hash() >>> (HASH_BITS - depth) == prefix);
  }

  /**
   * Returns the file name of a leaf, without its extension: {@code sitemap-}, the group, a dot, and
   * the first bits of the hashes in the leaf. Empty parts are left out.
   */
  static String fileName(String group, long prefix, int depth) {
    var name = new StringBuilder("sitemap-").append(group);
    if (depth > 0 && !group.isEmpty()) {
      name.append('.');
    }
    for (int bit = depth - 1; bit >= 0; bit--) {
      name.append((char) ('0' + (prefix >>> bit & 1)));
    }
    return name.toString();
  }
}
