package io.github.sitemaptoolkit.hosts.internal.netlify;

import io.github.sitemaptoolkit.hosts.internal.text.FormQuery;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A redirect or rewrite of Netlify.
 *
 * @param origin the scheme and host it is for; empty for all
 * @param from the segments of the path, without a slash at the end
 * @param query what the query must have: a value, or {@code :name} for any
 * @param to the target, as written
 * @param status the status
 * @param force whether it beats files
 * @param conditions what the visitor must be, as written; empty for all visitors
 * @param at where it stands
 */
record NetlifyRule(
    String origin,
    List<String> from,
    Map<String, String> query,
    String to,
    int status,
    boolean force,
    String conditions,
    Location at) {

  private static final String REST = "*";
  private static final String SPLAT = "/:splat";
  private static final int OK = 200;

  /** Returns the segments of a path, without the slash at its end. */
  static List<String> segments(String path) {
    String plain = path.startsWith("/") ? path.substring(1) : path;
    plain = plain.endsWith("/") ? plain.substring(0, plain.length() - 1) : plain;
    return plain.isEmpty() ? List.of() : List.of(plain.split("/", -1));
  }

  /** Returns whether Netlify's documents do not say what the pattern means. */
  boolean isStrange() {
    return from.stream().filter(segment -> segment.endsWith(REST) && !isName(segment)).count() > 1;
  }

  /** Returns whether it answers every address alike. */
  boolean isForEverything() {
    return from.equals(List.of(REST)) && query.isEmpty() && !to.contains(SPLAT.substring(1));
  }

  private static boolean isName(String segment) {
    return segment.length() > 1 && segment.charAt(0) == ':';
  }

  /**
   * Returns what the names of the pattern stand for; null if it does not match.
   *
   * @param path the path, decoded
   */
  @Nullable Map<String, String> match(String path, List<Map.Entry<String, String>> asked) {
    Map<String, String> values = new LinkedHashMap<>();
    return matchPath(path, values) && matchQuery(asked, values) ? values : null;
  }

  /**
   * Returns whether the target would lead into the rule again, so that Netlify follows no rule: the
   * rule takes its own target, and the path is at or below it. Rewrites may.
   *
   * @param origin scheme and host of the site
   */
  boolean isLoop(String path, String origin) {
    int end = 0;
    while (end < to.length() && !isSplatAt(end)) {
      end++;
    }
    boolean own = end < to.length() && to.startsWith(origin + '/');
    String guard = to.substring(own ? origin.length() : 0, end);
    return star() >= 0
        && status != OK
        && guard.startsWith("/")
        && path.startsWith(guard)
        && matchPath(path, new LinkedHashMap<>())
        && matchPath(guard, new LinkedHashMap<>());
  }

  /** Returns whether a segment begins in the target that is the rest of the path. */
  private boolean isSplatAt(int at) {
    int end = at + SPLAT.length();
    return to.startsWith(SPLAT, at) && (end == to.length() || to.charAt(end) == '/');
  }

  private boolean matchPath(String path, Map<String, String> values) {
    List<String> parts = segments(path);
    int star = star();
    if (star < 0) {
      return parts.size() == from.size() && matchSegments(parts, 0, 0, from.size(), values);
    }
    String segment = from.get(star);
    int after = from.size() - star - 1;
    String prefix = segment.substring(0, segment.length() - 1);
    if (after == 0) {
      List<String> whole = new ArrayList<>(List.of(path.substring(1).split("/", -1)));
      boolean matches =
          parts.size() >= (prefix.isEmpty() ? star : star + 1)
              && matchSegments(parts, 0, 0, star, values)
              && (prefix.isEmpty() || whole.get(star).startsWith(prefix));
      if (matches) {
        String left =
            star >= whole.size() ? "" : String.join("/", whole.subList(star, whole.size()));
        values.put("splat", left.substring(prefix.length()));
      }
      return matches;
    }
    int end = parts.size() - after;
    boolean matches =
        prefix.isEmpty()
            && end >= star
            && matchSegments(parts, 0, 0, star, values)
            && matchSegments(parts, end, star + 1, from.size(), values);
    if (matches) {
      values.put("splat", String.join("/", parts.subList(star, end)));
    }
    return matches;
  }

  /** Returns which segment is, or ends with, a star; -1 if none is. */
  private int star() {
    for (int i = 0; i < from.size(); i++) {
      if (from.get(i).endsWith(REST) && !isName(from.get(i))) {
        return i;
      }
    }
    return -1;
  }

  private boolean matchSegments(
      List<String> parts, int at, int begin, int end, Map<String, String> values) {
    for (int i = begin; i < end; i++) {
      String part = parts.get(at + i - begin);
      String segment = from.get(i);
      if (isName(segment) && !part.isEmpty()) {
        values.putIfAbsent(segment.substring(1), part);
      } else if (!segment.equals(part)) {
        return false;
      }
    }
    return true;
  }

  private boolean matchQuery(List<Map.Entry<String, String>> asked, Map<String, String> values) {
    for (Map.Entry<String, String> wanted : query.entrySet()) {
      String value = FormQuery.last(asked, wanted.getKey());
      if (value == null) {
        return false;
      } else if (isName(wanted.getValue())) {
        values.putIfAbsent(wanted.getValue().substring(1), FormQuery.encode(value));
      } else if (!wanted.getValue().equals(value)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the target with what its names stand for. */
  String target(Map<String, String> values) {
    String target = to;
    for (Map.Entry<String, String> value : values.entrySet()) {
      target = target.replace(':' + value.getKey(), value.getValue());
    }
    return target;
  }
}
