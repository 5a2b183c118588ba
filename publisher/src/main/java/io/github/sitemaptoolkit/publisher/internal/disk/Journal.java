package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a change to a directory, kept in a file until all of them are done.
 *
 * <p>Anybody could have written the file, so all of it is checked before the first step is
 * executed.
 *
 * @param moved the names of staged files to move to the directory, in this order
 * @param removed the names of files to remove from the directory afterwards
 */
record Journal(List<String> moved, List<String> removed) {

  /** The file name of the journal. */
  static final String FILE = "journal";

  private static final String MOVE = "move ";
  private static final String REMOVE = "remove ";

  /** Enough for two sets with as many files as an index may list, with the longest names. */
  private static final int MOST_BYTES = 32 << 20;

  /**
   * Reads the journal of a staging directory; null if there is none.
   *
   * @throws FileSystemException if it is not a journal that this class wrote
   */
  static @Nullable Journal read(Path staging) throws IOException {
    Path file = staging.resolve(FILE);
    byte[] bytes = SmallFile.read(file, MOST_BYTES);
    if (bytes == null) {
      return null;
    }
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    var journal = new Journal(new ArrayList<>(), new ArrayList<>());
    int number = 0;
    for (int start = 0, end; start < text.length(); start = end + 1) {
      end = text.indexOf('\n', start);
      number++;
      if (end < 0 || !journal.add(text.substring(start, end))) {
        throw new FileSystemException(
            file.toString(),
            null,
            "line "
                + number
                + " is not a publishing step, so no step was executed; remove the directory "
                + staging
                + " and publish all urls again");
      }
    }
    return journal;
  }

  private boolean add(String step) {
    if (step.startsWith(MOVE)) {
      String name = step.substring(MOVE.length());
      return SetNames.isPublished(name) && moved.add(name);
    }
    String name = step.startsWith(REMOVE) ? step.substring(REMOVE.length()) : "";
    return SetNames.isSitemap(name) && removed.add(name);
  }

  /** Writes the journal. From then on, the change must be completed. */
  void write(Path staging) throws IOException {
    var text = new StringBuilder();
    moved.forEach(name -> text.append(MOVE).append(name).append('\n'));
    removed.forEach(name -> text.append(REMOVE).append(name).append('\n'));
    try (Sink sink = Sink.open(staging.resolve(FILE))) {
      sink.stream().write(text.toString().getBytes(StandardCharsets.ISO_8859_1));
      sink.commit();
    }
  }

  /**
   * Checks that every step can be executed: that staged files are regular files, and that no
   * directory is in the place of a file to write or remove.
   */
  void check(Path staging, Path directory) throws IOException {
    for (String name : moved) {
      BasicFileAttributes staged = SmallFile.attributes(staging.resolve(name));
      if (staged != null && !staged.isRegularFile()) { // if absent, it was moved already
        throw new FileSystemException(
            staging.resolve(name).toString(),
            null,
            "is not a regular file, so nothing was moved; remove the directory "
                + staging
                + " and publish all urls again");
      }
      checkReplaceable(directory.resolve(name));
    }
    for (String name : removed) {
      checkReplaceable(directory.resolve(name));
    }
  }

  private static void checkReplaceable(Path file) throws IOException {
    BasicFileAttributes standing = SmallFile.attributes(file);
    if (standing != null && standing.isDirectory()) {
      throw new FileSystemException(
          file.toString(), null, "is a directory in the place of a sitemap; move it");
    }
  }

  /**
   * Executes the steps and removes the journal. Steps that were executed before are repeated
   * harmlessly.
   */
  void redo(Path staging, Path directory) throws IOException {
    for (String name : moved) {
      Path staged = staging.resolve(name);
      if (SmallFile.attributes(staged) != null) {
        Sink.replace(staged, directory.resolve(name));
      }
    }
    for (String name : removed) {
      Files.deleteIfExists(directory.resolve(name));
    }
    Sink.forceDirectory(directory); // so that no file comes back when the journal is gone
    Files.delete(staging.resolve(FILE));
  }
}
