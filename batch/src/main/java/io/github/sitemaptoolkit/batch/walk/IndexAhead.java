package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** Reads an index a few sitemaps ahead, so that these can be prepared. */
final class IndexAhead {

  /**
   * A sitemap that the index lists.
   *
   * @param at where it is listed
   */
  record Listed(IndexEntry sitemap, Location at) {}

  private final EntryReader<IndexEntry> index;
  private final Iterator<IndexEntry> sitemaps; // so that nobody else reads them as well
  private final Children children;
  private final Deque<Listed> read = new ArrayDeque<>();
  private boolean ended;
  private @Nullable RuntimeException failure; // to be thrown in its turn

  IndexAhead(EntryReader<IndexEntry> index, Children children) {
    this.index = index;
    this.sitemaps = index.iterator();
    this.children = children;
  }

  /**
   * Returns the next sitemap; null if there are no more.
   *
   * @throws SitemapException if the index cannot be read further
   * @throws UncheckedIOException if the index cannot be read further
   */
  @Nullable Listed next() {
    int ahead = children.ahead();
    while (!ended && read.size() <= ahead) {
      readOne(ahead > 0);
    }
    Listed next = read.poll();
    if (next == null && failure != null) {
      throw failure;
    }
    return next;
  }

  private void readOne(boolean prepares) {
    try {
      if (!sitemaps.hasNext()) {
        ended = true;
        return;
      }
      IndexEntry sitemap = sitemaps.next();
      read.add(new Listed(sitemap, index.location()));
      if (prepares) {
        children.prepare(sitemap.loc());
      }
    } catch (SitemapException | UncheckedIOException e) {
      ended = true;
      failure = e;
    }
  }
}
