package io.github.sitemaptoolkit.validator.baseline;

import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.scratch.ScratchSpace;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Sorter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * The findings that a team knows: a file that is kept with the sources, with a line for the equal
 * findings of an input. They are recognised by rule, url and path without numbers, so a finding
 * stays the same if entries are inserted before it, or if it moves to another file; without a url,
 * by rule, path and input. So is one that is told once a file, with how often it was met: that it
 * is met more often is new. Lines may come in any order; of two for the same findings, as after a
 * merge of branches, the one with the larger count is used.
 *
 * <p>Needs a bounded amount of memory: what does not fit is in temporary files. Not thread-safe.
 * Can be used for one run; the caller closes it.
 *
 * @since 0.1
 */
public final class Baseline implements Closeable {

  private final Path directory;
  private final Sorter<Fingerprint> sorter;
  private final Set<String> inputs = new HashSet<>();

  private Baseline() throws IOException {
    directory = ScratchSpace.directory("sitemap-");
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
   * @throws ForeignContentException if it was written by a later version of the toolkit
   * @throws IOException if it cannot be read
   */
  public static Baseline read(InputStream in, String name) throws IOException {
    var baseline = new Baseline();
    try {
      BaselineLines.read(
          in,
          name,
          item -> {
            baseline.inputs.add(item.input());
            baseline.sorter.add(item);
          });
      return baseline;
    } catch (IOException | RuntimeException e) {
      baseline.close();
      throw e;
    }
  }

  /** Returns a directory for temporary files of the run. */
  Path directory() {
    return directory;
  }

  /** Returns the names of the inputs that it has findings of. */
  Set<String> inputs() {
    return inputs;
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
