package io.github.sitemaptoolkit.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What somebody may put in the place of a file that a program keeps. Needs a system with links and
 * pipes.
 *
 * @since 0.1
 */
public enum Instead {
  /** A link to a file elsewhere. */
  LINK,
  /** The same with the whole path. */
  ABSOLUTE_LINK,
  /** A link to a directory elsewhere. */
  LINK_TO_DIRECTORY,
  /** A link to a file elsewhere that does not exist, so that writing would make it. */
  DANGLING,
  /** The same in the own directory. */
  DANGLING_HERE,
  /** A link to itself. */
  LOOP,
  /** A link to the directory above. */
  PARENT,
  /** A link to the directory itself. */
  ITSELF,
  /** A further name of a file elsewhere. */
  HARD_LINK,
  /** A further name of an empty file elsewhere. */
  HARD_LINK_TO_EMPTY,
  /** A pipe that nobody writes to. */
  PIPE,
  /** An empty directory. */
  DIRECTORY;

  /**
   * Replaces what is there.
   *
   * @param place the file; a directory is removed with all that is in it
   * @param elsewhere a directory with a file {@code file} and an empty one, {@code empty}
   */
  public void put(Path place, Path elsewhere) throws IOException, InterruptedException {
    remove(place);
    Path file = elsewhere.resolve("file");
    Path parent = place.toAbsolutePath().resolveSibling("");
    switch (this) {
      case LINK -> Files.createSymbolicLink(place, parent.relativize(file.toAbsolutePath()));
      case ABSOLUTE_LINK -> Files.createSymbolicLink(place, file.toAbsolutePath());
      case LINK_TO_DIRECTORY -> Files.createSymbolicLink(place, elsewhere.toAbsolutePath());
      case DANGLING -> Files.createSymbolicLink(place, elsewhere.resolve("new").toAbsolutePath());
      case DANGLING_HERE -> Files.createSymbolicLink(place, Path.of("new"));
      case LOOP -> Files.createSymbolicLink(place, place.getFileName());
      case PARENT -> Files.createSymbolicLink(place, Path.of(".."));
      case ITSELF -> Files.createSymbolicLink(place, Path.of("."));
      case HARD_LINK -> Files.createLink(place, file);
      case HARD_LINK_TO_EMPTY -> Files.createLink(place, elsewhere.resolve("empty"));
      case PIPE -> pipe(place);
      case DIRECTORY -> Files.createDirectory(place);
    }
  }

  private static void remove(Path place) throws IOException {
    if (!Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    List<Path> all;
    try (Stream<Path> walk = Files.walk(place)) { // follows no links
      all = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : all) {
      Files.delete(each);
    }
  }

  /** Makes a pipe: whoever opens it waits until somebody else does. */
  public static void pipe(Path place) throws IOException, InterruptedException {
    Process made = new ProcessBuilder("mkfifo", place.toString()).inheritIO().start();
    if (made.waitFor() != 0) {
      throw new IOException("mkfifo " + place);
    }
  }
}
