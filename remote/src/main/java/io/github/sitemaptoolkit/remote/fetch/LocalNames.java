package io.github.sitemaptoolkit.remote.fetch;

import io.github.sitemaptoolkit.file.UrlFileNames;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The names of files for urls, so that the sitemaps of an index are found beside it: no two urls
 * have names that any system takes for one.
 */
final class LocalNames {

  private final String host;
  private final String start;
  private final Map<String, String> byUrl = new HashMap<>();
  private final Set<String> files = new HashSet<>(); // folded
  private final Set<String> directories = new HashSet<>(); // folded

  /** Creates names for a site that is fetched from a url on. */
  LocalNames(String start) {
    this.start = CanonicalUrl.of(start);
    this.host = String.valueOf(UrlParts.hostName(this.start));
  }

  /** Keeps the name that a url had before, if it is still possible. */
  void keep(String url, String name) {
    if (isFree(name)) {
      take(url, name);
    }
  }

  /** Returns the name of a url: a path with slashes. It is always the same. */
  String of(String url) {
    String canonical = CanonicalUrl.of(url);
    String known = byUrl.get(canonical);
    if (known != null) {
      return known;
    }
    List<String> names = names(canonical);
    String name = names.get(names.size() - 1);
    for (int i = names.size() - 1; i >= 0; i--) {
      name = isFree(names.get(i)) ? names.get(i) : name;
    }
    take(canonical, name);
    return name;
  }

  /** Returns the names that a url can have. */
  List<String> names(String canonical) {
    return canonical.equals(start) // it lies at the top, and all others below its directory
        ? UrlFileNames.atTop(canonical)
        : UrlFileNames.of(canonical, !String.valueOf(UrlParts.hostName(canonical)).equals(host));
  }

  /**
   * Returns whether a url may have a name. Anybody could have written the file from which both were
   * read.
   */
  boolean isPossible(String url, String name) {
    return (url.startsWith("https://") || url.startsWith("http://"))
        && UrlParts.hostName(url) != null
        && CanonicalUrl.of(url).equals(url)
        && names(url).contains(name);
  }

  private void take(String url, String name) {
    byUrl.put(url, name);
    String folded = name.toLowerCase(Locale.ROOT);
    files.add(folded);
    for (int at = folded.indexOf('/'); at > 0; at = folded.indexOf('/', at + 1)) {
      directories.add(folded.substring(0, at));
    }
  }

  private boolean isFree(String name) {
    String folded = name.toLowerCase(Locale.ROOT);
    if (files.contains(folded) || directories.contains(folded)) {
      return false;
    }
    for (int at = folded.indexOf('/'); at > 0; at = folded.indexOf('/', at + 1)) {
      if (files.contains(folded.substring(0, at))) {
        return false;
      }
    }
    return true;
  }
}
