package io.github.sitemaptoolkit.batch.plan;

import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One document to read.
 *
 * @param name the path, as it was given or found; an address such as {@code s3://bucket/a.xml};
 *     {@code -} for standard input
 * @param directories the names of the directories between the argument and the file that was found
 *     in it; empty if the argument is the file
 * @param failure why it cannot be read, if that is known before it is opened; otherwise null
 * @since 0.1
 */
public record Input(String name, List<String> directories, @Nullable IOException failure) {

  /** The name of standard input. */
  public static final String STANDARD = "-";

  private static final String AFTER_SCHEME = "://";

  /** Returns the input for an argument that is the name of a file, or {@code -}. */
  public static Input of(String name) {
    return of(name, List.of());
  }

  /** Returns the input for a file. It has failed if no file can have that name. */
  public static Input of(String name, List<String> directories) {
    try {
      if (!isAddress(name)) {
        FileNames.path(name);
      }
      return new Input(name, directories, null);
    } catch (FileSystemException e) {
      return new Input(name, directories, e);
    }
  }

  /** Returns whether this is standard input. */
  public boolean isStandard() {
    return name.equals(STANDARD);
  }

  /** Returns whether this input is a file and has not failed. Only then it has a path. */
  public boolean isFile() {
    return !isStandard() && !isAddress(name) && failure == null;
  }

  /** Returns whether a name is an address, such as {@code s3://bucket/a.xml}, and not a path. */
  public static boolean isAddress(String name) {
    int end = name.indexOf(AFTER_SCHEME);
    for (int i = 0; i < end; i++) {
      char c = name.charAt(i);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      boolean other = (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
      if (!letter && (i == 0 || !other)) {
        return false;
      }
    }
    return end > 1; // one letter is a drive
  }

  /**
   * Returns the path of the file. Call this only if {@link #isFile} is true.
   *
   * @throws java.nio.file.InvalidPathException if the name is not a path
   */
  public Path path() {
    return Path.of(name);
  }

  /** Returns the file name without {@code .gz} and without the extension before it. */
  String stem() {
    if (isStandard()) {
      return "stdin";
    }
    // A pattern that matched nothing need not be a valid path.
    String path = isAddress(name) ? pathOf(name) : name;
    int slash = Math.max(path.lastIndexOf('/'), path.lastIndexOf(File.separatorChar));
    String stem = path.substring(slash + 1);
    if (Sink.isCompressedName(stem)) {
      stem = stem.substring(0, stem.length() - 3);
    }
    int dot = stem.lastIndexOf('.');
    return dot <= 0 ? stem : stem.substring(0, dot);
  }

  /** Returns an address without its query, and without a slash at its end. */
  private static String pathOf(String address) {
    String path = address.substring(0, UrlParts.pathEnd(address));
    return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
  }
}
