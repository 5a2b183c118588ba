package io.github.sitemaptoolkit.hosts.internal.gitlab;

import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A redirect or rewrite of GitLab Pages.
 *
 * @param origin the scheme and host it is for; empty for all
 * @param from the path
 * @param names the names in the path, with {@code splat} for a star
 * @param pattern what the path has to be; null if it is too long
 * @param to the target
 * @param status the status
 * @param at where it stands
 */
record GitlabRule(
    String origin,
    String from,
    List<String> names,
    @Nullable BoundedRegex pattern,
    String to,
    int status,
    Location at) {

  private static final Pattern NAME = Pattern.compile(":([A-Za-z]+)");
  private static final Pattern SLASHES = Pattern.compile("(?<!:)//+");

  static GitlabRule of(String origin, String from, String to, int status, Location at) {
    List<String> names = new ArrayList<>();
    var expression = new StringBuilder();
    for (String segment : from.split("/", -1)) {
      if (segment.equals("*")) {
        names.add("splat");
        expression.append("/*(.*)/*");
      } else if (NAME.matcher(segment).matches()) {
        names.add(segment.substring(1));
        expression.append("/+([^/]+)");
      } else if (!segment.isEmpty()) {
        expression.append("/+").append(segment.replaceAll("[\\\\^$*+?.()|\\[\\]{}]", "\\\\$0"));
      }
    }
    BoundedRegex pattern = BoundedRegex.of(expression + "/*", true);
    return new GitlabRule(origin, from, List.copyOf(names), pattern, to, status, at);
  }

  /** Returns whether it answers every address alike. */
  boolean isForEverything() {
    return origin.isEmpty() && from.equals("/*") && !to.contains(":splat");
  }

  /** Returns the target with what its names stand for; with nothing for those that are unknown. */
  String target(List<@Nullable String> groups) {
    Matcher used = NAME.matcher(to);
    var target = new StringBuilder();
    while (used.find()) {
      int name = names.indexOf(used.group(1));
      String value = name < 0 ? null : groups.get(name + 1);
      used.appendReplacement(target, value == null ? "" : Matcher.quoteReplacement(value));
    }
    used.appendTail(target);
    return SLASHES.matcher(target).replaceAll("/");
  }
}
