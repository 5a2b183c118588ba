package io.github.sitemaptoolkit.scratch;

import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The directory in which the toolkit makes temporary files: that of the system, unless another one
 * was chosen for the whole process.
 *
 * <p>Safe for use by several threads. What was made before a directory is chosen stays where it is.
 *
 * @since 0.1
 */
public final class ScratchSpace {

  /** A disk with fewer bytes is full: no more can be written to a file. */
  private static final long FULL = 64 << 10;

  private static volatile @Nullable Path chosen;

  private ScratchSpace() {}

  /**
   * Chooses the directory.
   *
   * @param directory which must exist; null for that of the system ({@code java.io.tmpdir})
   */
  public static void use(@Nullable Path directory) {
    chosen = directory;
  }

  /** Returns the directory that was chosen; null for that of the system. */
  public static @Nullable Path chosen() {
    return chosen;
  }

  /**
   * Creates a directory that only its user can read. The caller removes it. In a directory that was
   * chosen, its name begins with a dot, as there may be sitemaps beside it.
   *
   * @param prefix what its name begins with
   */
  public static Path directory(String prefix) throws IOException {
    Path in = chosen;
    return in == null
        ? Files.createTempDirectory(prefix)
        : Files.createTempDirectory(in, "." + prefix);
  }

  /** Creates an empty file as {@link #directory} creates a directory. The caller removes it. */
  public static Path file(String prefix, String suffix) throws IOException {
    Path in = chosen;
    return in == null
        ? Files.createTempFile(prefix, suffix)
        : Files.createTempFile(in, "." + prefix, suffix);
  }

  /**
   * Returns a failure to write a temporary file, which says how much there was and what to do if
   * the disk is full.
   */
  public static IOException explained(IOException e, Path file) {
    Path directory = file.toAbsolutePath().getParent();
    if (directory == null || !isFull(directory)) {
      return e;
    }
    return IoReason.explained(
        e,
        file,
        "; the disk is full after "
            + ShownNumber.bytes(size(directory))
            + " of such temporary files, and more are needed: make room, or choose a directory on"
            + " another disk (--temp)");
  }

  private static boolean isFull(Path directory) {
    try {
      return Files.getFileStore(directory).getUsableSpace() < FULL;
    } catch (IOException e) {
      return false; // nobody can tell
    }
  }

  private static long size(Path directory) {
    long size = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
      for (Path file : files) {
        size += Files.size(file);
      }
    } catch (IOException | DirectoryIteratorException e) {
      return size; // of those that could be seen
    }
    return size;
  }
}
