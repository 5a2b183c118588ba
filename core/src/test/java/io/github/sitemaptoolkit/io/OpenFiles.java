package io.github.sitemaptoolkit.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The files that this process has open, as Linux lists them. */
final class OpenFiles {

  private OpenFiles() {}

  /**
   * Returns a path for each time that a file, or one in a directory, is open, such as {@code
   * /proc/self/fd/7}.
   */
  static List<Path> of(Path place) throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
      for (Path descriptor : open.toList()) {
        if (Files.isSymbolicLink(descriptor)
            && Files.readSymbolicLink(descriptor).startsWith(place.toRealPath())) {
          found.add(descriptor);
        }
      }
    }
    return found;
  }
}
