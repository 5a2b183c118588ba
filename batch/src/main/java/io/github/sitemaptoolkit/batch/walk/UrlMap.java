package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.file.SiblingFiles;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds the local copies of urls in directories that are known to be those of the beginnings of
 * urls, such as {@code public} for {@code https://example.com/}. Never finds files outside of these
 * directories. Not thread-safe.
 *
 * @since 0.1
 */
public final class UrlMap {

  private static final String ROBOTS = "robots.txt";

  /** The directory of urls that begin alike. */
  private record Mapping(Path directory, SiblingFiles files) {}

  private final Map<String, Mapping> byPrefix = new TreeMap<>(UrlMap::longestFirst);

  private static int longestFirst(String one, String other) {
    int order = Integer.compare(other.length(), one.length());
    return order == 0 ? one.compareTo(other) : order;
  }

  /**
   * Adds the directory of the urls that begin with a url. If several do, the longest counts.
   *
   * @param url the url of the directory, with or without a slash at its end
   * @throws IllegalArgumentException if it is not an absolute http or https url, has a query or a
   *     fragment, or was added before
   * @throws IOException if the directory does not exist
   */
  public void add(String url, Path directory) throws IOException {
    if (!UrlJudge.isWeb(url)) {
      throw new IllegalArgumentException("\"" + url + "\" is not an absolute http or https url");
    } else if (UrlParts.pathEnd(url) < url.length()) {
      throw new IllegalArgumentException("\"" + url + "\" has a query or a fragment");
    }
    if (!Files.isDirectory(directory)) {
      throw new NotDirectoryException(directory.toString());
    }
    var mapping = new Mapping(directory, new SiblingFiles(directory));
    if (byPrefix.putIfAbsent(prefix(url), mapping) != null) {
      throw new IllegalArgumentException("\"" + url + "\" has two directories");
    }
  }

  private static String prefix(String url) {
    String canonical = CanonicalUrl.of(url);
    return canonical.endsWith("/") ? canonical : canonical + '/';
  }

  /** Returns the longest beginning of a canonical url that has a directory; null if none has. */
  private @Nullable String prefixOf(String canonical) {
    for (String prefix : byPrefix.keySet()) {
      if (canonical.startsWith(prefix)) {
        return prefix;
      }
    }
    return null;
  }

  /** Returns whether the directory of a url is known, so that its file cannot be elsewhere. */
  public boolean covers(String url) {
    return !byPrefix.isEmpty() && prefixOf(CanonicalUrl.of(url)) != null;
  }

  /**
   * Returns the file of a url; empty if there is none, or its directory is not known. The path
   * begins with the directory as it was given.
   */
  public Optional<Path> find(String url) {
    String canonical = CanonicalUrl.of(url);
    String prefix = prefixOf(canonical);
    return prefix == null
        ? Optional.empty()
        : mapping(prefix).files.at(canonical.substring(prefix.length()));
  }

  /**
   * Returns the reason why {@link #find} finds nothing for a url that {@linkplain #covers has a
   * directory}, as a message for users.
   */
  public String missing(String url) {
    String canonical = CanonicalUrl.of(url);
    String prefix = Objects.requireNonNull(prefixOf(canonical));
    String path = canonical.substring(prefix.length(), UrlParts.pathEnd(canonical));
    return "there is no file " + mapping(prefix).directory + "/" + path;
  }

  private Mapping mapping(String prefix) {
    return Objects.requireNonNull(byPrefix.get(prefix));
  }

  /** Returns the files of the robots.txt of hosts, by the names of the hosts. */
  public Map<String, Path> robots() {
    Map<String, Path> found = new LinkedHashMap<>();
    for (String prefix : byPrefix.keySet()) {
      String host = UrlParts.hostName(prefix);
      Path file = find(UrlParts.root(prefix) + ROBOTS).orElse(null);
      if (host != null && file != null) {
        found.putIfAbsent(host, file);
      }
    }
    return found;
  }
}
