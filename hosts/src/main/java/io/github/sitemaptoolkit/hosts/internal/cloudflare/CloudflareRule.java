package io.github.sitemaptoolkit.hosts.internal.cloudflare;

import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A redirect or rewrite of Cloudflare Pages.
 *
 * @param from the path, escaped
 * @param to the target
 * @param status the status
 * @param names the names in the path, with {@code splat} for its star, in their order
 * @param pattern what the path has to be; null if it has no names, or never matches
 * @param never why it never matches; empty if it may
 * @param at where it stands
 */
record CloudflareRule(
    String from,
    String to,
    int status,
    List<String> names,
    @Nullable BoundedRegex pattern,
    String never,
    Location at) {

  private static final Pattern NAME = Pattern.compile(":([A-Za-z]\\w*)");

  static CloudflareRule of(String from, String to, int status, Location at) {
    if (!from.contains("*") && !NAME.matcher(from).find()) {
      return new CloudflareRule(from, to, status, List.of(), null, "", at);
    }
    List<String> names = new ArrayList<>();
    var expression = new StringBuilder();
    int end = 0;
    Matcher part = Pattern.compile("\\*|" + NAME.pattern()).matcher(from);
    while (part.find()) {
      expression.append(quoted(from.substring(end, part.start())));
      expression.append(part.group(1) == null ? "(.*)" : "([^/]+)");
      names.add(part.group(1) == null ? "splat" : part.group(1));
      end = part.end();
    }
    expression.append(quoted(from.substring(end)));
    Set<String> different = new TreeSet<>(names);
    String never = "";
    for (String name : names) {
      if (!different.remove(name)) {
        never = name.equals("splat") ? "there are two * in it" : ":" + name + " stands in it twice";
      } else if (names.stream().anyMatch(it -> !it.equals(name) && it.startsWith(name))
          && isFirst(names, name)) {
        never = ":" + name + " is the beginning of another name in it";
      }
    }
    BoundedRegex pattern = never.isEmpty() ? BoundedRegex.of(expression.toString(), false) : null;
    return new CloudflareRule(from, to, status, List.copyOf(names), pattern, never, at);
  }

  /** Returns whether a name stands before all that begin with it: it is replaced in these, too. */
  private static boolean isFirst(List<String> names, String name) {
    int own = names.indexOf(name);
    for (int i = own + 1; i < names.size(); i++) {
      if (names.get(i).startsWith(name)) {
        return true;
      }
    }
    return false;
  }

  private static String quoted(String text) {
    return text.replaceAll("[-/\\\\^$*+?.()|\\[\\]{}]", "\\\\$0");
  }

  /** Returns whether it has names or a star. */
  boolean isPattern() {
    return !names.isEmpty();
  }

  /** Returns whether it answers every address alike. */
  boolean isForEverything() {
    return from.equals("/*") && !to.contains(":splat");
  }

  /** Returns the target with what its names stand for. */
  String target(List<@Nullable String> groups) {
    String target = to;
    for (int i = 0; i < names.size(); i++) {
      String value = groups.get(i + 1);
      target = target.replace(':' + names.get(i), value == null ? "" : value);
    }
    return target;
  }
}
