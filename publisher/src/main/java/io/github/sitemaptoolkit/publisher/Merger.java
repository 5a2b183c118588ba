package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.guard.Completeness;
import io.github.sitemaptoolkit.publisher.internal.sort.Deduplicator;
import io.github.sitemaptoolkit.publisher.internal.sort.Scratch;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Merges entries from several sources, of any size, keeping one entry per url.
 *
 * <p>Urls are the same if their {@linkplain CanonicalUrl#withFragment canonical forms} are; the url
 * of the entry that is kept is not altered. Entries that are dropped are reported, with the
 * locations of both. Memory use does not grow with the size of the sources: they are sorted in
 * temporary files. Not thread-safe. The caller closes the merger.
 *
 * @since 0.1
 */
public final class Merger implements Closeable {

  /** Which entry to keep if several have the same url. */
  public enum Keep {
    /**
     * The one with the newest lastmod. If several share it, the one whose XML is greater, compared
     * byte by byte.
     */
    NEWEST,
    /** The one from the last source; within that source, the one with the newest lastmod. */
    LAST
  }

  private final Keep keep;
  private final Scratch scratch;
  private final Completeness completeness;
  private boolean acceptIncomplete;

  /**
   * Creates a merger without entries.
   *
   * @param context how entries are read, and the sink for problems, which it must have been given:
   *     sources are read with it, too, so that an incomplete one is known
   * @throws IllegalStateException if the context {@linkplain Context#hasProblems has no problems}
   * @throws IOException if the directory for temporary files cannot be created
   */
  public Merger(Keep keep, Context context) throws IOException {
    this.keep = keep;
    this.completeness = new Completeness(context.problems(), "merge");
    this.scratch = new Scratch(context, "merge");
  }

  /**
   * Sets whether to merge incomplete sources: those with missing entries, according to the
   * context's problems. Defaults to false.
   */
  public Merger acceptIncomplete(boolean accepted) {
    acceptIncomplete = accepted;
    return this;
  }

  /**
   * Adds an entry.
   *
   * @param source the number of the source it comes from; later sources have higher numbers
   * @param location where the entry was read; null if unknown
   * @throws UncheckedIOException if a temporary file cannot be written
   */
  public void add(UrlEntry entry, int source, @Nullable Location location) {
    Key key = Key.of(CanonicalUrl.withFragment(entry.loc()), entry.loc());
    try {
      int rank = keep == Keep.LAST ? source : 0;
      Item item = scratch.maker().itemAsRead(entry, key, rank, location);
      if (item != null) {
        scratch.add(item);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns a reader of the entries that are kept, ordered by the canonical forms of their urls.
   * Call this once, after all entries have been added. The caller closes the reader before the
   * merger.
   *
   * @throws IOException if a temporary file cannot be read or written
   * @throws SitemapException if a source is incomplete and that is not {@linkplain
   *     #acceptIncomplete accepted}
   */
  public EntryReader<UrlEntry> entries() throws IOException {
    completeness.checkFailures();
    if (!acceptIncomplete) {
      completeness.check(scratch.maker().leftOut());
    }
    return scratch.entries(new Deduplicator(scratch.sorted(), scratch.maker()::duplicate));
  }

  /** Removes the temporary files. */
  @Override
  public void close() throws IOException {
    scratch.close();
  }
}
