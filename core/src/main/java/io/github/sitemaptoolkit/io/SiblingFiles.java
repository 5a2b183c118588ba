package io.github.sitemaptoolkit.io;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the files of one directory that urls are named after, and no other files: the sitemaps that
 * an index lists, beside it. Not safe for use by several threads.
 *
 * @since 0.1
 */
public final class SiblingFiles {

  private final Path directory;
  private final Path real;
  private final Map<Path, Path> shown = new HashMap<>(); // by real path: links may lead to one file
  private final Map<Path, String> used = new HashMap<>(); // no more than there are files

  /**
   * Looks into a directory.
   *
   * @throws IOException if there is none
   */
  public SiblingFiles(Path directory) throws IOException {
    this.directory = directory;
    this.real = directory.toRealPath();
  }

  /**
   * Returns the file that has the name at the end of a url, as it stands there or decoded; empty if
   * there is none. A link that leads out of the directory is none. Its path begins as that of the
   * directory was given, and is always the same for one file.
   */
  public Optional<Path> find(String url) {
    String name = name(url);
    if (name == null) {
      return Optional.empty();
    }
    Path file = file(name);
    String decoded = file == null ? decoded(name) : null;
    return Optional.ofNullable(decoded == null ? file : file(decoded));
  }

  /** Returns why {@link #find} finds nothing for a url, for people. */
  public String missing(String url) {
    String name = name(url);
    String decoded = name == null ? null : decoded(name);
    String fault = decoded == null ? null : FileNames.fault(decoded);
    String folder = directory.toString().isEmpty() ? "this directory" : directory.toString();
    return fault == null ? "there is no file of its name in " + folder : fault;
  }

  /** Notes that a file is used for a url; returns the url it was used for before, if any. */
  public Optional<String> use(Path file, String url) {
    return Optional.ofNullable(used.putIfAbsent(file, url));
  }

  /** Returns what stands behind the last slash of a url's path; null if there is nothing. */
  private static @Nullable String name(String url) {
    int end = url.length();
    for (char mark : new char[] {'?', '#'}) {
      int at = url.indexOf(mark);
      end = at >= 0 && at < end ? at : end;
    }
    int host = url.indexOf("://");
    int slash = url.lastIndexOf('/', end - 1);
    boolean inPath = host < 0 || slash > host + 2;
    return inPath && slash + 1 < end ? url.substring(slash + 1, end) : null;
  }

  private static @Nullable String decoded(String name) {
    try {
      return URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return null; // a percent sign that is only one
    }
  }

  private @Nullable Path file(String name) {
    try {
      Path file = real.resolve(name);
      if (name.equals(".") || name.equals("..") || !real.equals(file.getParent())) {
        return null;
      }
      Path found = file.toRealPath();
      return found.startsWith(real) && Files.isRegularFile(found)
          ? shown.computeIfAbsent(found, path -> directory.resolve(name))
          : null;
    } catch (InvalidPathException | IOException e) {
      return null; // no name of a file, or there is none
    }
  }
}
