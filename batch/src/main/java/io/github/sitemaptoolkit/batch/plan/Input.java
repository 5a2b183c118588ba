package io.github.sitemaptoolkit.batch.plan;

import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Sink;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One document to read.
 *
 * @param name its path, as it was given or found; {@code -} for standard input
 * @param folders the names of the folders between the argument that it came from and the file
 * @param failure why it cannot be read, where that is known before it is opened; else null
 * @since 0.1
 */
public record Input(String name, List<String> folders, @Nullable IOException failure) {

  /** The name of standard input. */
  public static final String STANDARD = "-";

  /** Returns an input that was named by itself. */
  public static Input of(String name) {
    return of(name, List.of());
  }

  /** Returns an input; one that no file can be found by has failed. */
  public static Input of(String name, List<String> folders) {
    try {
      FileNames.path(name);
      return new Input(name, folders, null);
    } catch (FileSystemException e) {
      return new Input(name, folders, e);
    }
  }

  /** Returns whether this is standard input. */
  public boolean isStandard() {
    return name.equals(STANDARD);
  }

  /** Returns whether it is a file, and nothing is known to be wrong with it: it has a path. */
  public boolean isFile() {
    return !isStandard() && failure == null;
  }

  /**
   * Returns the path. To be called where {@link #isFile} is true.
   *
   * @throws java.nio.file.InvalidPathException if the name is not a path
   */
  public Path path() {
    return Path.of(name);
  }

  /** Returns the file's name without {@code .gz} and without what then follows the last dot. */
  String stem() {
    if (isStandard()) {
      return "stdin";
    }
    // What was taken for a pattern, and matched nothing, need not be a path.
    int slash = Math.max(name.lastIndexOf('/'), name.lastIndexOf(File.separatorChar));
    String stem = name.substring(slash + 1);
    if (Sink.isCompressedName(stem)) {
      stem = stem.substring(0, stem.length() - 3);
    }
    int dot = stem.lastIndexOf('.');
    return dot <= 0 ? stem : stem.substring(0, dot);
  }
}
