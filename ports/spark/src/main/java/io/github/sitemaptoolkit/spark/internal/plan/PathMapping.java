package io.github.sitemaptoolkit.spark.internal.plan;

import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the files of urls are.
 *
 * @param url the beginning of the urls, such as {@code https://example.org/}
 * @param directory what it stands for, such as {@code s3a://bucket/}; both end with a slash
 */
public record PathMapping(String url, String directory) implements Serializable {

  /**
   * Returns the mappings of an option: {@code url=directory}, separated by commas.
   *
   * @throws IllegalArgumentException if one is not of this form
   */
  static List<PathMapping> parse(String option) {
    List<PathMapping> mappings = new ArrayList<>();
    for (String pair : option.split(",", -1)) {
      String trimmed = pair.strip();
      int equals = trimmed.indexOf('=');
      if (trimmed.isEmpty()) {
        continue;
      }
      if (equals <= 0
          || !trimmed.substring(0, equals).endsWith("/")
          || !trimmed.endsWith("/")
          || equals == trimmed.length() - 1) {
        throw ReadOptions.wrong(
            "pathMapping",
            option,
            "use pairs such as https://example.org/=s3a://bucket/, separated by commas; both sides"
                + " end with a slash");
      }
      mappings.add(new PathMapping(trimmed.substring(0, equals), trimmed.substring(equals + 1)));
    }
    return List.copyOf(mappings);
  }

  /** Returns the path of a url's file below the directory; null if it is not below it. */
  @Nullable String below(String loc) {
    String path = loc.substring(0, UrlParts.pathEnd(loc));
    return path.startsWith(url) ? path.substring(url.length()) : null;
  }

  /** Returns the last part of a url's path; empty if there is none. */
  static String lastName(String loc) {
    String path = loc.substring(0, UrlParts.pathEnd(loc));
    int host = path.indexOf("://");
    int slash = path.lastIndexOf('/');
    return host < 0 || slash > host + 2 ? path.substring(slash + 1) : "";
  }

  /** Returns a path with its percent escapes decoded; the same if they are none. */
  static String decoded(String path) {
    return PercentEncoding.decode(path);
  }

  /** Returns whether a path stays below the directory that it is relative to. */
  static boolean staysBelow(String path) {
    if (path.isEmpty() || path.startsWith("/") || path.indexOf('\\') >= 0 || path.indexOf(0) >= 0) {
      return false;
    }
    for (String step : path.split("/", -1)) {
      if (step.isEmpty() || step.equals(".") || step.equals("..")) {
        return false;
      }
    }
    return true;
  }
}
