package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.text.NameTable;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import java.util.Arrays;

/** Counts urls by the first directory of their paths. Not thread-safe. */
public final class FirstDirectories {

  private static final String ROOT = "/";

  private NameTable names = table();
  private long[] urls = new long[16]; // by the number of the directory
  private long inRoot;

  private static NameTable table() {
    return new NameTable(AffectedUrls.MOST_SECTIONS, Long.MAX_VALUE);
  }

  /**
   * Counts a url.
   *
   * @param path where its path begins; negative if that is not known
   * @return whether there are not too many directories
   */
  boolean add(String url, int path) {
    int from = path < 0 ? path(url) : path;
    int end = end(url, from);
    if (end == from) {
      inRoot++;
      return true;
    }
    int number = names.number(url, from, end);
    if (number == NameTable.NONE) {
      return false;
    }
    if (number == urls.length) {
      urls = Arrays.copyOf(urls, 2 * number);
    }
    urls[number]++;
    return true;
  }

  /** Returns where the path of a url begins; its length if it has none. */
  static int path(String url) {
    int path = UrlParts.authority(url) < 0 ? UrlParts.NONE : UrlParts.path(url);
    return path < 0 || path >= url.length() || url.charAt(path) != '/' ? url.length() : path;
  }

  /** Returns where the first directory ends, behind its slash; where it begins if there is none. */
  private static int end(String url, int from) {
    for (int i = from + 1; i < url.length() - 1; i++) {
      char c = url.charAt(i);
      if (c == '/') {
        return isEnd(url.charAt(i + 1)) ? from : i + 1;
      } else if (isEnd(c)) {
        return from;
      }
    }
    return from;
  }

  private static boolean isEnd(char c) {
    return c == '?' || c == '#';
  }

  /** Returns the first directory of a url, with its slashes; a slash if it has none. */
  public static String of(String url) {
    int path = path(url);
    int end = end(url, path);
    return end == path ? ROOT : url.substring(path, end);
  }

  /** Adds the numbers to a tally, and forgets them. */
  void release(UrlTally tally) {
    for (int i = 0; i < names.size(); i++) {
      tally.addToSection(names.name(i), urls[i]);
    }
    tally.addToSection(ROOT, inRoot);
    names = table();
    urls = new long[16];
    inRoot = 0;
  }
}
