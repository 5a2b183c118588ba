package io.github.sitemaptoolkit.hosts.internal.vercel;

import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.hosts.internal.text.FormQuery;
import io.github.sitemaptoolkit.hosts.internal.text.HostTree;
import io.github.sitemaptoolkit.hosts.internal.text.PathTemplate;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Location;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A redirect or rewrite of Vercel.
 *
 * @param source the path, as written
 * @param pattern its pattern
 * @param regex what the path has to be; null if it cannot be read
 * @param target the target, with {@code $1} for the first group
 * @param status the status; 200 for a rewrite
 * @param has what the request must have
 * @param missing what the request must not have
 * @param at where it stands
 */
record VercelRule(
    String source,
    PathTemplate pattern,
    @Nullable BoundedRegex regex,
    String target,
    int status,
    List<HostTree> has,
    List<HostTree> missing,
    Location at) {

  /** Whether a rule is for a request. */
  enum Applies {
    YES,
    NO,
    UNKNOWN
  }

  /**
   * What came of a look at a rule.
   *
   * @param applies whether it is for the request
   * @param target the target with its values; empty if it is not for it
   */
  record Match(Applies applies, String target) {}

  private static final Match NO = new Match(Applies.NO, "");
  private static final Match UNKNOWN = new Match(Applies.UNKNOWN, "");
  private static final Pattern VALUE = Pattern.compile("\\$([1-9a-zA-Z_]+)");

  /** Returns whether it answers every address alike. */
  boolean isForEverything() {
    boolean same = !target.contains("$") && has.isEmpty() && missing.isEmpty();
    return same && pattern.isForEverything();
  }

  /**
   * Looks whether the rule is for a request.
   *
   * @param path the path, which may be that of a rule before
   */
  Match match(String path, WebUrl url) {
    if (regex == null) {
      return path.startsWith(pattern.prefix()) ? UNKNOWN : NO;
    }
    BoundedRegex.Found found = regex.match(path);
    if (found.givenUp()) {
      return UNKNOWN;
    } else if (!found.found()) {
      return isFoundDecoded(path) ? UNKNOWN : NO;
    }
    Map<String, String> values = new HashMap<>();
    Applies applies = Applies.YES;
    for (HostTree condition : has) {
      applies = and(applies, holds(condition, url, values));
    }
    for (HostTree condition : missing) {
      applies = and(applies, not(holds(condition, url, new HashMap<>())));
    }
    return new Match(applies, applies == Applies.YES ? target(found.groups(), values) : "");
  }

  /** Returns whether only the decoded path is meant, of which nobody says that it is compared. */
  private boolean isFoundDecoded(String path) {
    String decoded = source.chars().allMatch(c -> c < 128) ? null : WebUrl.decode(path);
    return decoded != null && regex != null && regex.match(decoded).found();
  }

  private static Applies and(Applies one, Applies other) {
    if (one == Applies.NO || other == Applies.NO) {
      return Applies.NO;
    }
    return one == Applies.UNKNOWN ? one : other;
  }

  private static Applies not(Applies one) {
    return one == Applies.UNKNOWN ? one : one == Applies.YES ? Applies.NO : Applies.YES;
  }

  /** Returns whether a condition holds for a visitor without cookies. */
  private static Applies holds(HostTree condition, WebUrl url, Map<String, String> values) {
    String type = String.valueOf(condition.text("type"));
    String key = condition.text("key");
    String value = condition.text("value");
    String actual =
        switch (type) {
          case "host" -> url.hostName();
          case "query" -> FormQuery.last(FormQuery.parse(url.query()), String.valueOf(key));
          default -> null;
        };
    if (type.equals("header") || (condition.has("value") && value == null)) {
      return Applies.UNKNOWN;
    } else if (actual == null) {
      return Applies.NO;
    } else if (value == null || value.isEmpty()) {
      values.put(String.valueOf(key), actual);
      return Applies.YES;
    }
    BoundedRegex regex = BoundedRegex.of(value, false);
    if (regex == null || regex.match(actual).givenUp()) {
      return Applies.UNKNOWN;
    }
    BoundedRegex.Found found = regex.match(actual);
    for (Map.Entry<String, Integer> name : regex.names().entrySet()) {
      String group = found.found() ? found.groups().get(name.getValue()) : null;
      values.put(name.getKey(), group == null ? "" : group);
    }
    if (type.equals("host")) {
      values.put("host", actual);
    }
    return found.found() ? Applies.YES : Applies.NO;
  }

  private String target(List<@Nullable String> groups, Map<String, String> values) {
    Matcher used = VALUE.matcher(target);
    var out = new StringBuilder();
    while (used.find()) {
      String name = used.group(1);
      String value = values.get(name);
      if (value == null && Character.isDigit(name.charAt(0))) {
        int number = name.charAt(0) - '0';
        value = number < groups.size() ? groups.get(number) : null;
      }
      used.appendReplacement(out, Matcher.quoteReplacement(value == null ? "" : value));
    }
    return used.appendTail(out).toString();
  }
}
