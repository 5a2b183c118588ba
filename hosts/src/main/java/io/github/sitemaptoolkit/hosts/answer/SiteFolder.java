package io.github.sitemaptoolkit.hosts.answer;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The files that a host serves, as its root directory has them. Need not be on a disk.
 *
 * @since 0.1
 */
@Incubating
public interface SiteFolder {

  /**
   * Returns whether there is a file.
   *
   * @param path its path below the root, with slashes and without one at the beginning, decoded,
   *     such as {@code blog/index.html}; any text
   */
  boolean isFile(String path);

  /**
   * Returns whether there is a folder.
   *
   * @param path as for {@link #isFile}; empty for the root
   */
  boolean isFolder(String path);

  /** Returns a folder of the disk. Paths that lead out of it have no files. */
  static SiteFolder of(Path root) {
    return new SiteFolder() {
      private @Nullable Path at(String path) {
        try {
          Path found = root.resolve(path).normalize();
          return found.startsWith(root.normalize()) ? found : null;
        } catch (InvalidPathException e) {
          return null;
        }
      }

      @Override
      public boolean isFile(String path) {
        Path file = path.endsWith("/") ? null : at(path);
        return file != null && Files.isRegularFile(file);
      }

      @Override
      public boolean isFolder(String path) {
        Path folder = at(path);
        return folder != null && Files.isDirectory(folder);
      }
    };
  }

  /** Returns a folder with these files, and the folders that they are in. */
  static SiteFolder of(Iterable<String> files) {
    Set<String> all = new HashSet<>();
    Set<String> folders = new HashSet<>(Set.of(""));
    for (String file : files) {
      all.add(file);
      for (int at = file.indexOf('/'); at >= 0; at = file.indexOf('/', at + 1)) {
        folders.add(file.substring(0, at));
      }
    }
    return new SiteFolder() {
      @Override
      public boolean isFile(String path) {
        return all.contains(path);
      }

      @Override
      public boolean isFolder(String path) {
        return folders.contains(path.endsWith("/") ? path.substring(0, path.length() - 1) : path);
      }
    };
  }
}
