package io.github.sitemaptoolkit.file;

import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the local copies of urls in a directory or below it by the ends of their paths, such as the
 * sitemaps next to an index that lists them. Never finds files elsewhere. Not thread-safe.
 *
 * @since 0.1
 */
public final class SiblingFiles {

  /** How many directories below the given one are looked into: a url may have a thousand. */
  private static final int MOST_DIRECTORIES = 8;

  /** Stands for several paths that end in the same name. */
  private static final String OTHERS = "\0";

  /** The record of a directory in which all documents lie under their whole paths. */
  private static final String FETCHED = ".sitemap-fetch";

  private final Path directory;
  private final Path real;
  private final @Nullable Path index;
  private final boolean fetched;
  private final Map<String, Boolean> hosts = new HashMap<>(); // whether they have directories
  private final Set<String> expected = new HashSet<>(); // whole paths
  private final Map<String, String> byName = new HashMap<>(); // the whole path; OTHERS if several
  private final Set<String> atRoot = new HashSet<>(); // hosts whose root the directory is
  private final Map<Path, Path> shown =
      new HashMap<>(); // by real path: several links may lead to one file
  private final Map<String, Path> guesses = new HashMap<>(); // those that were not told yet
  private @Nullable String lacking; // directories of the first url that was found
  private final Map<Path, String> used = new HashMap<>(); // bounded by the number of files

  /**
   * Creates a finder for a directory.
   *
   * @throws IOException if the directory does not exist
   */
  public SiblingFiles(Path directory) throws IOException {
    this(directory, null);
  }

  /**
   * Creates a finder for a directory.
   *
   * @param index the index whose sitemaps are found; null if it is not in the directory
   * @throws IOException if the directory does not exist
   */
  public SiblingFiles(Path directory, @Nullable Path index) throws IOException {
    this.directory = directory;
    this.real = directory.toRealPath();
    this.index = index;
    this.fetched = Files.isRegularFile(real.resolve(FETCHED), LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * Says that another sitemap of the index has this url, so that its file is never taken for that
   * of a url with a longer path, nor a file with its name for one of two urls. If it lies in the
   * root of its host, and there is a file with its name, the directory is that root. Relative urls
   * say nothing of whole paths.
   */
  public void expect(String url) {
    if (UrlParts.isHttp(url)) {
      List<String> names = names(url);
      String path = String.join("/", names) + query(url);
      expected.add(path);
      String name = names.get(names.size() - 1) + query(url);
      byName.merge(name, path, (one, other) -> one.equals(other) ? one : OTHERS);
      String host = host(url);
      if (names.size() == 1 && !atRoot.contains(host) && written(names, query(url)) != null) {
        atRoot.add(host);
      }
    }
  }

  private static String host(String url) {
    return String.valueOf(UrlParts.hostName(url));
  }

  /**
   * Returns the file of a url. It has one of the {@linkplain UrlFileNames names} that documents are
   * kept under, or its path below the directory is the longest end of the url's path, as written or
   * decoded: {@code de/pages.xml} for {@code https://example.com/maps/de/pages.xml} if there is
   * one, otherwise {@code pages.xml}; empty if there is none. A name that includes the query of the
   * url, as tools that download write it, is preferred. The host matters only if there is a
   * directory for it. Links that lead out of the directory are ignored. The path returned starts
   * with the directory as it was given, and is always the same for the same file.
   *
   * <p>What a directory lacks is not replaced by a file of the same name further up: a shorter end
   * of the path is not looked for if the directory {@code de} is there, nor in a directory that was
   * fetched, or in which sitemaps of the root of its host lie; and it is not the file of
   * {@linkplain #expect another url}, nor one whose name two of them have, nor the index itself.
   */
  public Optional<Path> find(String url) {
    String host = UrlParts.isHttp(url) ? UrlParts.hostName(url) : null;
    if (host != null) {
      boolean ofHost =
          hosts.computeIfAbsent(host, any -> isDirectory(UrlFileNames.hostDirectory(url)));
      Path file = ofHost ? kept(UrlFileNames.of(url, true)) : null;
      if (file != null || ofHost) {
        return Optional.ofNullable(file);
      }
      file = kept(UrlFileNames.of(url, false));
      if (file != null) {
        return Optional.of(file);
      }
    }
    List<String> names = names(url);
    String query = query(url);
    for (int i = Math.max(0, names.size() - 1 - MOST_DIRECTORIES); i < names.size(); i++) {
      Path file = written(names.subList(i, names.size()), query);
      if (file != null) {
        boolean other = i > 0 && (isIndex(file, url) || isExpected(names, i, query));
        if (!other && host != null) {
          found(url, file, String.join("/", names.subList(0, i)));
        }
        return other ? Optional.empty() : Optional.of(file);
      }
      if (fetched || isAtRoot(url) || (i < names.size() - 1 && isDirectory(names.get(i)))) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Returns whether a file is the index, unless its own path is what is asked for. */
  private boolean isIndex(Path file, String url) {
    try {
      return index != null && !url.equals(index.toString()) && Files.isSameFile(index, file);
    } catch (IOException e) {
      return false;
    }
  }

  private boolean isExpected(List<String> names, int from, String query) {
    String end = String.join("/", names.subList(from, names.size()));
    return expected.contains(end)
        || expected.contains(end + query)
        || (from == names.size() - 1 && OTHERS.equals(byName.get(end + query)));
  }

  private boolean isAtRoot(String url) {
    return !atRoot.isEmpty() && UrlParts.isHttp(url) && atRoot.contains(host(url));
  }

  /** Notes the directories of a url that its file lacks, if those of the first one are others. */
  private void found(String url, Path file, String above) {
    String first = lacking == null ? above : lacking;
    lacking = first;
    if (!above.equals(first)) {
      guesses.put(url, file);
    }
  }

  /**
   * Returns what is to be told of the file that was found for a url: that it has only the name of
   * the url, although urls of other directories have their files beside it. Empty if nothing is.
   */
  public Optional<String> guess(String url) {
    return Optional.ofNullable(guesses.remove(url))
        .map(file -> "it is read from " + file + ", by its name alone");
  }

  private boolean isDirectory(String name) {
    try {
      return Files.isDirectory(inside(real, name))
          || (name.indexOf('%') >= 0
              && Files.isDirectory(inside(real, PercentEncoding.decode(name))));
    } catch (InvalidPathException | IOException e) {
      return false;
    }
  }

  /**
   * Returns the file with one of the names; those that no other url has go before the usual one.
   */
  private @Nullable Path kept(List<String> names) {
    for (int i = names.size() - 1; i >= 0; i--) {
      List<String> parts = split(names.get(i));
      Path file = file(parts.subList(0, parts.size() - 1), parts.get(parts.size() - 1));
      if (file != null) {
        return file;
      }
    }
    return null;
  }

  /**
   * Returns the file whose path below the directory is that of a relative url, such as {@code
   * de/pages.xml}; empty if there is none. Otherwise like {@link #find}.
   */
  public Optional<Path> at(String relative) {
    List<String> names = split(relative.substring(0, UrlParts.pathEnd(relative)));
    return Optional.ofNullable(written(names, query(relative)));
  }

  /** Returns the file with a path, if possible with the query in its name; null if none has. */
  private @Nullable Path written(List<String> names, String query) {
    List<String> directories = names.subList(0, names.size() - 1);
    String last = names.get(names.size() - 1);
    Path file = query.isEmpty() ? null : written(directories, last, query);
    return file == null && !(fetched && !query.isEmpty()) ? written(directories, last, "") : file;
  }

  /** Returns the file with a path as written or decoded; null if there is none. */
  private @Nullable Path written(List<String> directories, String last, String query) {
    String name = last + query;
    Path file = file(directories, name);
    boolean encoded =
        name.indexOf('%') >= 0 || directories.stream().anyMatch(d -> d.indexOf('%') >= 0);
    return file == null && encoded
        ? file(decoded(directories), PercentEncoding.decode(name))
        : file;
  }

  private static List<String> decoded(List<String> names) {
    return names.stream().map(PercentEncoding::decode).toList();
  }

  /** Returns a message that says why {@link #find} found no file for a url. */
  public String missing(String url) {
    String fault = FileNames.fault(PercentEncoding.decode(last(url)));
    String shown = directory.toString().isEmpty() ? "this directory" : directory.toString();
    if (fault != null) {
      return fault;
    }
    String path = String.join("/", names(url)) + query(url);
    if (path.indexOf('/') >= 0 && isAtRoot(url)) {
      return "there is no file "
          + path
          + " in "
          + shown
          + ", where sitemaps of the root of its host lie";
    }
    boolean several = OTHERS.equals(byName.get(last(url) + query(url)));
    return "there is no file with its name in "
        + shown
        + (several ? ", or it may be that of another url" : "");
  }

  private static String last(String url) {
    List<String> names = names(url);
    return names.get(names.size() - 1);
  }

  /** Records that a file is used for a url, and returns the url it was used for before, if any. */
  public Optional<String> use(Path file, String url) {
    return Optional.ofNullable(used.putIfAbsent(file, url));
  }

  /** Returns the parts of a url's path, of which the last may be empty. */
  private static List<String> names(String url) {
    String path = url.substring(0, UrlParts.pathEnd(url));
    int host = path.indexOf("://");
    int slash = host < 0 ? -1 : path.indexOf('/', host + 3);
    if (host >= 0 && slash < 0) {
      return List.of("");
    }
    return split(path.substring(slash + 1));
  }

  private static List<String> split(String path) {
    return List.of(path.split("/", -1));
  }

  /** Returns the query of a url, with its question mark; empty if there is none. */
  private static String query(String url) {
    int fragment = UrlParts.fragment(url);
    return url.substring(Math.min(UrlParts.pathEnd(url), fragment), fragment);
  }

  private @Nullable Path file(List<String> directories, String name) {
    try {
      Path below = real;
      for (String part : directories) {
        below = inside(below, part);
      }
      Path file = inside(below, name);
      Path found = file.toRealPath();
      return found.startsWith(real) && Files.isRegularFile(found)
          ? shown.computeIfAbsent(found, path -> directory.resolve(real.relativize(file)))
          : null;
    } catch (InvalidPathException | IOException e) {
      return null; // not a file name, or there is no such file
    }
  }

  /** Returns what has a name in a directory. The name must not lead anywhere else. */
  private static Path inside(Path parent, String name) throws NoSuchFileException {
    Path child = parent.resolve(name);
    if (name.equals(".") || name.equals("..") || !parent.equals(child.getParent())) {
      throw new NoSuchFileException(name);
    }
    return child;
  }
}
