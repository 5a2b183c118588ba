package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.batch.plan.Directory;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.limit.Limits;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Finds the sitemaps of indexes, each of which needs a {@link Children} of its own.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface IndexChildren {

  /**
   * Returns what finds the sitemaps of an index that is about to be read.
   *
   * @param index the name of its source, such as a path
   * @throws IOException if its place cannot be read
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it has no place, as a stream
   */
  Children of(String index) throws IOException;

  /**
   * Returns a finder of files in the directory of the index and below it: see {@link ChildFiles}.
   * Indexes are named by their paths; those that {@linkplain #hasDirectory have no directory} are
   * refused ({@link IndexCodes#NO_DIRECTORY}).
   *
   * @param limits the limits for reading each file
   * @param run the files of the run, to which those that are read are added
   */
  static IndexChildren files(Limits limits, RunFiles run) {
    return index -> {
      if (!hasDirectory(index)) {
        throw IndexCodes.noDirectory(index);
      }
      return ChildFiles.beside(Path.of(index), limits, run);
    };
  }

  /**
   * Returns whether an index can have files beside it. False for {@code -}, standard input, and for
   * pipes, such as those that a shell makes for {@code <(...)}; and for addresses.
   *
   * @param index the name of its source
   */
  static boolean hasDirectory(String index) {
    return !index.equals(Input.STANDARD)
        && !Input.isAddress(index)
        && !Directory.isSpecial(Path.of(index));
  }
}
