package io.github.sitemaptoolkit.hosts.internal.apache;

import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.url.PercentEncoding;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A {@code Redirect} or {@code RedirectMatch} of Apache.
 *
 * @param path the path that it begins with; null if it is an expression or for the whole folder
 * @param regex the expression; null if it is none, or cannot be read
 * @param isRegex whether it is an expression
 * @param target the target; empty for an error
 * @param status the status
 * @param certain whether it counts for all requests
 * @param everything whether it answers every address alike
 * @param at where it stands
 */
record ApacheRedirect(
    @Nullable String path,
    @Nullable BoundedRegex regex,
    boolean isRegex,
    String target,
    int status,
    boolean certain,
    boolean everything,
    Location at) {

  private static final String SAFE = "$-_.+!*'(),:@&=/~";

  /**
   * What came of a look at a redirect.
   *
   * @param known whether it is known if it applies
   * @param target where it leads; null if it does not apply
   */
  record Match(boolean known, @Nullable String target) {}

  private static final Match NO = new Match(true, null);
  private static final Match UNKNOWN = new Match(false, null);

  /** Looks whether the redirect is for a path, which is decoded. */
  Match match(String uri, String query) {
    String found = null;
    if (isRegex && regex == null) {
      return UNKNOWN;
    } else if (regex != null) {
      BoundedRegex.Found groups = regex.find(uri);
      if (groups.givenUp()) {
        return UNKNOWN;
      }
      found = groups.found() ? escaped(filled(groups.groups())) : null;
    } else if (path == null) {
      found = target;
    } else {
      int end = matched(uri, path);
      found = end < 0 ? null : target + escapes(uri.substring(end));
    }
    if (found == null) {
      return NO;
    } else if (!certain) {
      return UNKNOWN;
    }
    return new Match(true, found.contains("?") || target.isEmpty() ? found : found + query);
  }

  /** Escapes what stands before the query. */
  private static String escaped(String target) {
    int end = 0;
    while (end < target.length() && target.charAt(end) != '?' && target.charAt(end) != '#') {
      end++;
    }
    return escapes(target.substring(0, end)) + target.substring(end);
  }

  /** Escapes as Apache does, with small letters. */
  static String escapes(String text) {
    String escaped = PercentEncoding.encode(text, SAFE);
    var out = new StringBuilder(escaped);
    for (int at = out.indexOf("%"); at >= 0; at = out.indexOf("%", at + 1)) {
      out.replace(at, at + 3, escaped.substring(at, at + 3).toLowerCase(Locale.ROOT));
    }
    return out.toString();
  }

  private String filled(List<@Nullable String> groups) {
    var out = new StringBuilder();
    for (int i = 0; i < target.length(); i++) {
      char c = target.charAt(i);
      char next = i + 1 < target.length() ? target.charAt(i + 1) : 0;
      if (c == '$' && next >= '0' && next <= '9') {
        String value = next - '0' < groups.size() ? groups.get(next - '0') : null;
        out.append(value == null ? "" : value);
        i++;
      } else if (c == '\\' && next != 0) {
        out.append(next);
        i++;
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  /** Returns where a path ends in a longer one, at a slash or its end; -1 if it does not. */
  private static int matched(String uri, String path) {
    int at = 0;
    int in = 0;
    while (in < path.length()) {
      if (at >= uri.length() || uri.charAt(at) != path.charAt(in)) {
        return -1;
      } else if (path.charAt(in) == '/') {
        while (in < path.length() && path.charAt(in) == '/') {
          in++;
        }
        while (at < uri.length() && uri.charAt(at) == '/') {
          at++;
        }
      } else {
        at++;
        in++;
      }
    }
    boolean end = path.endsWith("/") || at == uri.length() || uri.charAt(at) == '/';
    return end ? at : -1;
  }
}
