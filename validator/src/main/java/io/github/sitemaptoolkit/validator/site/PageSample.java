package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * A random sample of the pages that documents list: those whose hashes are the smallest, so that it
 * depends on the pages and the seed alone, not on the order in which they are read. Each page
 * counts once. Safe for use by several threads.
 *
 * @since 0.1
 */
@Incubating
public final class PageSample {

  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private record Drawn(long hash, UrlEntry entry) {}

  private final int size;
  private final long seed;
  private final PriorityQueue<Drawn> drawn =
      new PriorityQueue<>(Comparator.comparingLong(Drawn::hash).reversed());
  private final Set<String> urls = new HashSet<>(); // canonical, of those that are drawn
  private volatile long largest = Long.MAX_VALUE; // the hash that others must be below

  /**
   * Creates an empty sample.
   *
   * @param size how many pages to take, at least 1
   */
  public PageSample(int size, long seed) {
    if (size < 1) {
      throw new IllegalArgumentException("a sample has at least 1 page, not " + size);
    }
    this.size = size;
    this.seed = mixed(seed);
  }

  private static long mixed(long number) {
    long mixed = (number ^ number >>> 32) * FACTOR;
    return (mixed ^ mixed >>> 29) * FACTOR;
  }

  /** Offers a page. */
  void add(UrlEntry entry) {
    long hash = mixed(SitePage.hash(entry.loc()) ^ seed);
    if (hash < largest) {
      add(new Drawn(hash, entry));
    }
  }

  private synchronized void add(Drawn page) {
    if (page.hash >= largest || !urls.add(CanonicalUrl.of(page.entry.loc()))) {
      return;
    }
    drawn.add(page);
    if (drawn.size() > size) {
      urls.remove(CanonicalUrl.of(drawn.remove().entry.loc()));
    }
    if (drawn.size() == size) {
      largest = drawn.element().hash;
    }
  }

  /** Returns the pages, in the order of their hashes, which is random. */
  public synchronized List<UrlEntry> pages() {
    return drawn.stream().sorted(Comparator.comparingLong(Drawn::hash)).map(Drawn::entry).toList();
  }
}
