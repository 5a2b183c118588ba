package io.github.sitemaptoolkit.validator.baseline;

import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Sorter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The findings that a team knows: a file that is kept with the sources, with a line for the equal
 * findings of an input. They are recognised by rule, url and path without numbers, so a finding
 * stays the same if entries are inserted before it, or if it moves to another file; without a url,
 * by rule, path and input.
 *
 * <p>Needs a bounded amount of memory: what does not fit is in temporary files. Not thread-safe.
 * Can be used for one run; the caller closes it.
 *
 * @since 0.1
 */
public final class Baseline implements Closeable {

  private final Path directory;
  private final Sorter<Fingerprint> sorter;

  private Baseline() throws IOException {
    directory = Files.createTempDirectory("sitemap-");
    sorter = new Sorter<>(directory.resolve("baseline"), Fingerprint.SORTING, Fingerprint.CODEC);
  }

  /**
   * Returns a baseline without findings.
   *
   * @throws IOException if temporary files cannot be created
   */
  public static Baseline empty() throws IOException {
    return new Baseline();
  }

  /**
   * Reads a baseline.
   *
   * @param in the content of the file; not closed
   * @param name the name of the file, for messages
   * @throws InvalidBaselineException if it is damaged
   * @throws IOException if it cannot be read
   */
  public static Baseline read(InputStream in, String name) throws IOException {
    var baseline = new Baseline();
    try {
      BaselineLines.read(in, name, baseline.sorter::add);
      baseline.checkLines(name);
      return baseline;
    } catch (IOException | RuntimeException e) {
      baseline.close();
      throw e;
    }
  }

  /** Refuses two lines of the same findings: nobody could tell how many there are. */
  private void checkLines(String name) throws IOException {
    ItemStream<Fingerprint> items = sorter.sortedFirst();
    Fingerprint before = items.next();
    for (Fingerprint item = items.next(); item != null; item = items.next()) {
      if (before != null && item.sameLine(before)) {
        int first = Math.min(before.line(), item.line());
        int second = Math.max(before.line(), item.line());
        throw BaselineLines.damaged(
            name, second, "the finding is that of line " + first + "; leave out one of them");
      }
      before = item;
    }
  }

  /** Returns a directory for temporary files of the run. */
  Path directory() {
    return directory;
  }

  /** Returns what the baseline has, sorted. To be called once. */
  ItemStream<Fingerprint> items() throws IOException {
    return sorter.sorted();
  }

  /** Removes the temporary files. */
  @Override
  public void close() throws IOException {
    sorter.close();
    Files.deleteIfExists(directory);
  }
}
