package io.github.sitemaptoolkit.pages.internal;

import java.util.List;

/**
 * The paths of a rule of the host about headers: an exact one, or a pattern in which {@code *}
 * stands for anything and {@code :name} for one segment.
 *
 * @param segments the segments of the pattern
 */
record HostRule(List<String> segments) {

  static HostRule of(String pattern) {
    return new HostRule(segments(pattern));
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
