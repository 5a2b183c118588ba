package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Merges sources of urls of any size into one: of entries of one url, one is kept.
 *
 * <p>Urls are the same if they are so after {@link UrlNormalizer normalising}; the one that is kept
 * stays as it was written. The others are reported. Memory does not grow with the sources: they are
 * sorted in temporary files. Not safe for use by several threads.
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

  /**
   * Creates a merger of nothing.
   *
   * @throws IOException if there is no room for temporary files
   */
  public Merger(Keep keep, Context context) throws IOException {
    this.keep = keep;
    this.scratch = new Scratch(context, "merge");
  }

  /**
   * Takes an entry.
   *
   * @param source the number of its source, counted up from one source to the next
   * @throws UncheckedIOException if a temporary file fails
   */
  public void add(UrlEntry entry, int source) {
    byte[] normal = UrlNormalizer.normalize(entry.loc()).getBytes(StandardCharsets.UTF_8);
    byte[] loc = entry.loc().getBytes(StandardCharsets.UTF_8);
    byte[] key = Arrays.copyOf(normal, normal.length + loc.length);
    System.arraycopy(loc, 0, key, normal.length, loc.length);
    try {
      scratch.add(
          entry, new Key(key, normal.length, normal.length), keep == Keep.LAST ? source : 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns a reader of the entries that are kept, in the order of their normalised urls. To be
   * called once, when all entries are taken.
   *
   * @throws IOException if a temporary file fails
   */
  public EntryReader<UrlEntry> entries() throws IOException {
    return scratch.entries(new Winners(scratch.sorted(), this::duplicate));
  }

  private void duplicate(Item lost, Item kept) {
    scratch
        .maker()
        .report(
            Severity.WARNING,
            "loc.duplicate",
            "the url stands more than once; kept is the entry of " + Problem.quoted(kept.key.loc()),
            lost.key.loc(),
            false);
  }

  /** Removes the temporary files. */
  @Override
  public void close() throws IOException {
    scratch.close();
  }
}
