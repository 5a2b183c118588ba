package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * The files of a directory that were published there. If the directory is searched for inputs, they
 * must be skipped: a page that is gone from all inputs would otherwise stay in the set for ever.
 *
 * @since 0.1
 */
public final class OwnFiles {

  private OwnFiles() {}

  /**
   * Returns the real paths of the files that the manifest of a directory names, also of former
   * sets, and of the file for crawlers; nothing if nothing was published there.
   *
   * @throws IOException if the manifest cannot be read
   * @throws SitemapException if it is malformed
   */
  public static Set<Path> in(Path directory) throws IOException {
    Path file = directory.resolve(SetNames.MANIFEST);
    if (!Files.isRegularFile(file)) {
      return Set.of();
    }
    Path real = directory.toRealPath();
    Set<Path> own = new HashSet<>();
    try (InputStream in = Files.newInputStream(file)) {
      for (String name : Manifest.read(in, file.toString()).names()) {
        own.add(real.resolve(name));
      }
    }
    return own;
  }
}
