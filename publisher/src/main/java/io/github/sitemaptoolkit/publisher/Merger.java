package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.Scratch;
import io.github.sitemaptoolkit.publisher.internal.plan.Deduplicator;
import io.github.sitemaptoolkit.publisher.internal.plan.Key;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Merges sources of urls of any size into one: of entries of one url, one is kept.
 *
 * <p>Urls are the same if they are so after {@link UrlNormalizer normalising}; the one that is kept
 * stays as it was written. The others are reported, with the places of both. Memory does not grow
 * with the sources: they are sorted in temporary files. Not safe for use by several threads.
 *
 * @since 0.1
 */
public final class Merger implements Closeable {

  /** Which of the entries of one url is kept. */
  public enum Keep {
    /** The one with the newest lastmod; of those, the one with the greater bytes. */
    NEWEST,
    /** The one of the last source; in one source, the newest. */
    LAST
  }

  private final Keep keep;
  private final Scratch scratch;
  private final Completeness completeness;
  private boolean acceptIncomplete;

  /**
   * Creates a merger of nothing.
   *
   * @throws IOException if there is no room for temporary files
   */
  public Merger(Keep keep, Context context) throws IOException {
    this.keep = keep;
    this.scratch = new Scratch(context, "merge");
    this.completeness = new Completeness(context.problems(), "merge");
  }

  /**
   * Sets whether to merge sources of which the context's problems say that something is missing.
   * Defaults to false.
   */
  public Merger acceptIncomplete(boolean accepted) {
    acceptIncomplete = accepted;
    return this;
  }

  /**
   * Takes an entry.
   *
   * @param source the number of its source, counted up from one source to the next
   * @param location where it was read; null if unknown
   * @throws UncheckedIOException if a temporary file fails
   */
  public void add(UrlEntry entry, int source, @Nullable Location location) {
    byte[] normal = UrlNormalizer.normalize(entry.loc()).getBytes(StandardCharsets.UTF_8);
    byte[] loc = entry.loc().getBytes(StandardCharsets.UTF_8);
    byte[] key = Arrays.copyOf(normal, normal.length + loc.length);
    System.arraycopy(loc, 0, key, normal.length, loc.length);
    try {
      int rank = keep == Keep.LAST ? source : 0;
      scratch.add(entry, new Key(key, normal.length, normal.length), rank, location);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns a reader of the entries that are kept, in the order of their normalised urls. To be
   * called once, when all entries are taken.
   *
   * @throws IOException if a temporary file fails
   * @throws SitemapException if something is missing of the sources
   */
  public EntryReader<UrlEntry> entries() throws IOException {
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
