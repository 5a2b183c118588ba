package io.github.sitemaptoolkit.sort;

import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A temporary directory, which is created when it is needed: most work fits in memory, and there
 * need not be a directory that can be written to.
 *
 * <p>Not thread-safe. The caller closes it, after what is in it is removed.
 */
public final class TemporaryDirectory implements Closeable {

  private final String prefix;
  private @Nullable Path path;

  /**
   * Creates nothing yet.
   *
   * @param prefix what the name of the directory begins with
   */
  public TemporaryDirectory(String prefix) {
    this.prefix = prefix;
  }

  /** Returns a directory in it, which is created with it. */
  Path create(String name) throws IOException {
    Path parent = path;
    if (parent == null) {
      parent = ScratchSpace.directory(prefix);
      path = parent;
    }
    return Files.createDirectories(parent.resolve(name));
  }

  /** Removes the directory if it was created. */
  @Override
  public void close() throws IOException {
    if (path != null) {
      Files.deleteIfExists(path);
      path = null;
    }
  }
}
