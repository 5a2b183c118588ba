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
 * Finds the local copies of urls in one directory by their file names, such as the sitemaps next to
 * an index that lists them. Never finds files outside of the directory. Not thread-safe.
 *
 * @since 0.1
 */
public final class SiblingFiles {

  private final Path directory;
  private final Path real;
  private final Map<Path, Path> shown =
      new HashMap<>(); // by real path: several links may lead to one file
  private final Map<Path, String> used = new HashMap<>(); // bounded by the number of files

  /**
   * Creates a finder for a directory.
   *
   * @throws IOException if the directory does not exist
   */
  public SiblingFiles(Path directory) throws IOException {
    this.directory = directory;
    this.real = directory.toRealPath();
  }

  /**
   * Returns the file whose name is the last part of a url's path, as written or decoded; empty if
   * there is none. Links that lead out of the directory are ignored. The path returned starts with
   * the directory as it was given, and is always the same for the same file.
   */
  public Optional<Path> find(String url) {
    String name = name(url);
    Path file = file(name);
    return Optional.ofNullable(file == null ? file(decoded(name)) : file);
  }

  /** Returns a message that says why {@link #find} found no file for a url. */
  public String missing(String url) {
    String fault = FileNames.fault(decoded(name(url)));
    String shown = directory.toString().isEmpty() ? "this directory" : directory.toString();
    return fault == null ? "there is no file with its name in " + shown : fault;
  }

  /** Records that a file is used for a url, and returns the url it was used for before, if any. */
  public Optional<String> use(Path file, String url) {
    return Optional.ofNullable(used.putIfAbsent(file, url));
  }

  /** Returns the part after the last slash of a url's path, which may be empty. */
  private static String name(String url) {
    String path = url.split("[?#]", 2)[0];
    int host = path.indexOf("://");
    int slash = path.lastIndexOf('/');
    return host < 0 || slash > host + 2 ? path.substring(slash + 1) : "";
  }

  private static String decoded(String name) {
    try {
      return URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return name; // a literal percent sign
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
      return null; // not a file name, or there is no such file
    }
  }
}
