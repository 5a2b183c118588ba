package io.github.sitemaptoolkit.pages.internal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A rule of the host for paths: an exact one, or a pattern in which {@code *} stands for anything
 * and {@code :name} for one segment.
 *
 * @param segments the segments of the pattern
 * @param reason why files under such paths are no pages of the sitemap
 * @param target where the host sends browsers on to, as written; null if nowhere, or if it depends
 *     on the path
 */
record HostRule(List<String> segments, PageOmission reason, @Nullable String target) {

  static HostRule of(String pattern, PageOmission reason, @Nullable String target) {
    return new HostRule(segments(pattern), reason, isFixed(target) ? target : null);
  }

  /**
   * Returns whether a target has no part of the path that was asked for, such as {@code :splat}.
   */
  private static boolean isFixed(@Nullable String target) {
    return target == null
        || !(target.contains("/:")
            || target.contains("=:")
            || target.contains("*")
            || target.contains("$"));
  }

  /** Returns the segments of a path, without an empty last one: hosts ignore a slash at the end. */
  static List<String> segments(String path) {
    String plain = path.startsWith("/") ? path.substring(1) : path;
    plain = plain.endsWith("/") ? plain.substring(0, plain.length() - 1) : plain;
    return List.of(plain.split("/", -1));
  }

  /** Returns whether the rule is for a path. */
  boolean matches(List<String> path) {
    for (int i = 0; i < segments.size(); i++) {
      String segment = segments.get(i);
      boolean last = i == segments.size() - 1;
      if (last && isRest(segment)) {
        return true;
      } else if (i >= path.size() || !matches(segment, path.get(i))) {
        return false;
      }
    }
    return path.size() == segments.size();
  }

  private static boolean isRest(String segment) {
    return segment.equals("*")
        || segment.equals("**")
        || segment.equals("(.*)")
        || (segment.startsWith(":") && (segment.endsWith("*") || segment.endsWith("(.*)")));
  }

  private static boolean matches(String segment, String part) {
    if (segment.startsWith(":")) {
      return !part.isEmpty();
    }
    int star = segment.indexOf('*');
    return star < 0
        ? segment.equals(part)
        : part.length() >= segment.length() - 1
            && part.startsWith(segment.substring(0, star))
            && part.endsWith(segment.substring(star + 1));
  }
}
