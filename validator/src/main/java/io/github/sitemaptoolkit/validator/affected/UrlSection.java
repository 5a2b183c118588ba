package io.github.sitemaptoolkit.validator.affected;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.url.UrlParts;

/**
 * The section of a site that a url is in: the first directory of its path.
 *
 * @since 0.1
 */
@Incubating
public final class UrlSection {

  /** What a url is in that is in no directory. */
  public static final String ROOT = "/";

  private UrlSection() {}

  /** Returns the first directory of a url, with its slashes; a slash if it has none. */
  public static String of(String url) {
    int path = path(url);
    int end = end(url, path);
    return end == path ? ROOT : url.substring(path, end);
  }

  /** Returns where the path of a url begins; its length if it has none. */
  public static int path(String url) {
    int path = UrlParts.authority(url) < 0 ? UrlParts.NONE : UrlParts.path(url);
    return path < 0 || path >= url.length() || url.charAt(path) != '/' ? url.length() : path;
  }

  /**
   * Returns where the first directory ends, behind its slash; where it begins if there is none.
   *
   * @param path where the path begins
   */
  public static int end(String url, int path) {
    for (int i = path + 1; i < url.length() - 1; i++) {
      char c = url.charAt(i);
      if (c == '/') {
        return isEnd(url.charAt(i + 1)) ? path : i + 1;
      } else if (isEnd(c)) {
        return path;
      }
    }
    return path;
  }

  private static boolean isEnd(char c) {
    return c == '?' || c == '#';
  }
}
