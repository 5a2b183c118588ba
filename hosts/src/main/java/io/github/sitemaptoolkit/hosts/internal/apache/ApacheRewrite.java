package io.github.sitemaptoolkit.hosts.internal.apache;

import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Location;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A {@code RewriteRule} of Apache: what it does is not looked at, only whether it may do it.
 *
 * @param regex what the path must have; null if it cannot be read
 * @param turned whether it is for paths that have it not
 * @param conditions the conditions before it
 * @param at where it stands
 */
record ApacheRewrite(
    @Nullable BoundedRegex regex, boolean turned, List<Condition> conditions, Location at) {

  /**
   * A {@code RewriteCond}.
   *
   * @param test what is looked at
   * @param pattern what it must be
   * @param ignoreCase whether case does not count
   * @param or whether this or the next one must hold
   */
  record Condition(String test, String pattern, boolean ignoreCase, boolean or) {

    /** Returns whether it may hold. */
    boolean mayHold(String uri, WebUrl url, SiteFolder folder) {
      boolean not = pattern.startsWith("!");
      String plain = not ? pattern.substring(1) : pattern;
      String variable = test.toUpperCase(Locale.ROOT);
      if (variable.equals("%{REQUEST_FILENAME}") && (plain.equals("-f") || plain.equals("-d"))) {
        String file = filename(uri, folder);
        boolean is = plain.equals("-f") ? folder.isFile(file) : folder.isFolder(file);
        return is != not;
      }
      String value =
          switch (variable) {
            case "%{HTTP_HOST}" -> url.host();
            case "%{HTTPS}" -> url.scheme().equals("https") ? "on" : "off";
            case "%{REQUEST_URI}" -> uri;
            case "%{QUERY_STRING}" -> url.query().isEmpty() ? "" : url.query().substring(1);
            default -> null;
          };
      if (value == null || plain.isEmpty() || "-<>".indexOf(plain.charAt(0)) >= 0) {
        return true;
      } else if (plain.startsWith("=")) {
        return value.equals(plain.substring(1)) != not;
      }
      BoundedRegex expression = BoundedRegex.of(plain, ignoreCase);
      BoundedRegex.Found found = expression == null ? null : expression.find(value);
      return found == null || found.givenUp() || found.found() != not;
    }
  }

  /**
   * Returns whether it may apply.
   *
   * @param path the path below the folder of the file that the rule stands in
   */
  boolean mayApply(String path, String uri, WebUrl url, SiteFolder folder) {
    BoundedRegex.Found found = regex == null ? null : regex.find(path);
    if (found != null && !found.givenUp() && found.found() == turned) {
      return false;
    }
    boolean group = false;
    for (int i = 0; i < conditions.size(); i++) {
      Condition condition = conditions.get(i);
      group |= condition.mayHold(uri, url, folder);
      if (!condition.or() || i == conditions.size() - 1) {
        if (!group) {
          return false;
        }
        group = false;
      }
    }
    return true;
  }

  /** Returns the path as far as it exists, and one name more. */
  static String filename(String uri, SiteFolder folder) {
    String plain = uri.substring(1);
    for (int at = plain.indexOf('/'); at >= 0; at = plain.indexOf('/', at + 1)) {
      if (!folder.isFolder(plain.substring(0, at))) {
        return plain.substring(0, at);
      }
    }
    return plain.endsWith("/") ? plain.substring(0, plain.length() - 1) : plain;
  }
}
