package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Removes what an interrupted publisher left in its staging directory. */
public final class Leftovers {
  /** Paths, in the staging directory, of all files that a publisher may leave there. */
  private static final Pattern LEFTOVER =
      Pattern.compile(
          Journal.FILE
              + "|\\.sitemap-[-0-9a-f]+\\.tmp|sort|sort/guard-\\d+-(hashes|values)"
              + "|sort/(all|touched|feeds(-said)?|groups(-\\d+)?|guard-\\d+-(published|added))(/items-\\d+(-\\d+)?)?");

  private final Path staging;

  Leftovers(Path staging) {
    this.staging = staging;
  }

  /**
   * Checks that publishing created everything in the directory.
   *
   * @throws FileSystemException if there is anything else, because somebody may need it
   */
  void check() throws IOException {
    files();
  }

  /**
   * Removes the staging directory with everything in it. Throws the same exceptions as {@link
   * #check}.
   */
  void remove() throws IOException {
    for (Path file : files()) {
      Files.delete(file);
    }
  }

  /**
   * Returns everything that publishing left behind, each directory after its contents.
   *
   * @throws FileSystemException if there is anything else, because somebody may need it
   */
  private List<Path> files() throws IOException {
    List<Path> found = new ArrayList<>();
    if (!Files.exists(staging, LinkOption.NOFOLLOW_LINKS)) {
      return found;
    }
    try (Stream<Path> files = Files.walk(staging)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (!isLeftover(file)) {
          throw new FileSystemException(
              file.toString(), null, "was not created by publishing; move or remove it");
        }
        found.add(file);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    Collections.reverse(found);
    return found;
  }

  private boolean isLeftover(Path file) {
    if (file.equals(staging)) {
      return Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
    }
    String name = staging.relativize(file).toString().replace(File.separatorChar, '/');
    return SetNames.isPublished(name) || LEFTOVER.matcher(name).matches();
  }

  /** Removes a directory with everything in it. */
  public static void removeAll(Path tree) throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.walk(tree)) {
      files = found.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
  }
}
