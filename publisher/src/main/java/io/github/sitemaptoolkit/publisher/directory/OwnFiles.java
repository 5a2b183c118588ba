package io.github.sitemaptoolkit.publisher.directory;

import io.github.sitemaptoolkit.io.OwnedDirectory;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.PublishedFile;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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
    Manifest manifest = manifest(directory);
    return manifest == null ? Set.of() : real(directory, manifest.names());
  }

  /**
   * Returns the real paths of the files of former sets that the manifest of a directory names:
   * crawlers that have a former index read them, but they are not part of the set. Throws the same
   * exceptions as {@link #in}.
   */
  public static Set<Path> formerIn(Path directory) throws IOException {
    Manifest manifest = manifest(directory);
    return manifest == null
        ? Set.of()
        : real(
            directory,
            manifest.history().files().stream().map(former -> former.part().file()).toList());
  }

  private static @Nullable Manifest manifest(Path directory) throws IOException {
    OwnedDirectory owned = PublishedFile.in(directory);
    byte[] bytes =
        owned.isFile(SetNames.MANIFEST) ? owned.read(SetNames.MANIFEST, Manifest.MOST_BYTES) : null;
    return bytes == null ? null : Manifest.parse(bytes, owned.shown(SetNames.MANIFEST).toString());
  }

  private static Set<Path> real(Path directory, Collection<String> names) throws IOException {
    Path real = directory.toRealPath();
    Set<Path> own = new HashSet<>();
    names.forEach(name -> own.add(real.resolve(name)));
    return own;
  }
}
