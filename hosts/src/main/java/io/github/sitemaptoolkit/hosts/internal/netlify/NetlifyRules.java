package io.github.sitemaptoolkit.hosts.internal.netlify;

import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.HostTree;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rules of Netlify: the lines of {@code _redirects}, then those of {@code netlify.toml}.
 * Source: https://docs.netlify.com/routing/redirects/ and its parser.
 */
final class NetlifyRules {

  private static final int DEFAULT = 301;
  private static final String IGNORED = ", and Netlify ignores the rule";

  private final RuleLog log;
  private final List<NetlifyRule> rules = new ArrayList<>();
  private final List<String> edge = new ArrayList<>();
  private boolean readable = true;
  private @Nullable HostTree config;

  NetlifyRules(RuleLog log) {
    this.log = log;
    for (HostFile file : log.named("_redirects")) {
      readLines(file);
    }
    HostFile toml = log.first("netlify.toml");
    if (toml != null) {
      HostTree tree = log.toml(toml);
      readable = tree != null;
      config = tree;
      for (HostTree rule : tree == null ? List.<HostTree>of() : tree.get("redirects").elements()) {
        readTable(rule);
      }
      for (HostTree function :
          tree == null ? List.<HostTree>of() : tree.get("edge_functions").elements()) {
        String path = function.text("path");
        edge.add(path == null ? "/*" : path);
      }
    }
  }

  /** Returns the rules in the order in which they count; the last of equal ones counts. */
  List<NetlifyRule> rules() {
    Map<Object, NetlifyRule> last = new LinkedHashMap<>();
    for (NetlifyRule rule : rules) {
      var key = List.of(rule.origin(), rule.from(), rule.query(), rule.to(), rule.status());
      Object whole = List.of(key, rule.force(), rule.conditions());
      last.remove(whole);
      last.put(whole, rule);
    }
    return List.copyOf(last.values());
  }

  /** Returns the paths that functions at the edge answer. */
  List<String> edge() {
    return List.copyOf(edge);
  }

  /** Returns whether all files could be read. */
  boolean isReadable() {
    return readable;
  }

  /** Returns what netlify.toml says; null if there is none, or it cannot be read. */
  @Nullable HostTree config() {
    return config;
  }

  private void readLines(HostFile file) {
    int number = 0;
    for (String line : RuleLog.text(file).split("\n", -1)) {
      number++;
      String text = line.strip();
      if (!text.isEmpty() && !text.startsWith("#") && rules.size() < RuleLog.MOST_RULES) {
        int column = line.indexOf(text) + 1;
        readLine(text.split("\\s+", -1), new Location(file.source(), number, column));
      }
    }
  }

  private void readLine(String[] line, Location at) {
    List<String> words = new ArrayList<>();
    for (String word : line) {
      if (word.startsWith("#")) {
        break;
      }
      words.add(word);
    }
    if (words.size() < 2) {
      log.ignored(at, "this rule has no target, and Netlify ignores it");
      return;
    }
    int to = 1;
    while (to < words.size() && !isTarget(words.get(to))) {
      to++;
    }
    boolean forward = number(words.get(1)) != null;
    if (to == words.size() && !forward) {
      log.ignored(at, "the target begins with neither / nor http" + IGNORED);
      return;
    }
    List<String> last = words.subList(forward ? 1 : to + 1, words.size());
    Map<String, String> query = pairs(forward ? List.of() : words.subList(1, to));
    String status = last.isEmpty() ? null : last.get(0);
    var conditions = pairs(last.size() < 2 ? List.of() : last.subList(1, last.size()));
    conditions.remove("Sign");
    conditions.remove("signed");
    boolean force = status != null && status.endsWith("!") && number(status) != null;
    add(words.get(0), query, forward ? null : words.get(to), status, force, conditions, at);
  }

  private static boolean isTarget(String word) {
    return word.startsWith("/") || word.startsWith("http://") || word.startsWith("https://");
  }

  /** Returns the digits that a text begins with, as a number; null if there are none. */
  private static @Nullable Integer number(String text) {
    int end = 0;
    while (end < text.length() && end < 9 && Character.digit(text.charAt(end), 10) >= 0) {
      end++;
    }
    return end == 0 ? null : Integer.valueOf(text.substring(0, end));
  }

  private static Map<String, String> pairs(List<String> words) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String word : words) {
      String[] parts = word.split("=", -1);
      if (parts.length > 1) {
        pairs.put(parts[0], parts[1]);
      }
    }
    return pairs;
  }

  private void readTable(HostTree rule) {
    String from = rule.text(rule.has("from") ? "from" : "origin");
    String to = rule.text(rule.has("to") ? "to" : "destination");
    Map<String, String> query = new TreeMap<>();
    for (String name : List.of("parameters", "params", "query")) {
      rule.get(name)
          .members()
          .forEach((key, value) -> query.put(key, String.valueOf(value.value())));
    }
    Map<String, String> conditions = new TreeMap<>();
    rule.get("conditions").members().forEach((key, value) -> conditions.put(key, value.toString()));
    if (from == null) {
      log.ignored(rule.at(), "this rule has no from, and Netlify ignores it");
    } else {
      boolean force = Boolean.TRUE.equals(rule.flag("force"));
      add(from, query, to, rule.word("status"), force, conditions, rule.at());
    }
  }

  private void add(
      String from,
      Map<String, String> query,
      @Nullable String to,
      @Nullable String status,
      boolean force,
      Map<String, String> conditions,
      Location at) {
    Integer number = status == null ? Integer.valueOf(DEFAULT) : number(status);
    if (number == null) {
      log.ignored(at, Problem.quoted(String.valueOf(status)) + " is no status" + IGNORED);
      return;
    }
    boolean forward = to == null && from.endsWith("/*") && number >= 200 && number < 300;
    if (to == null && !forward) {
      log.ignored(at, "this rule has no target, and Netlify ignores it");
      return;
    }
    String target = to == null ? from.substring(0, from.length() - 1) + ":splat" : to;
    String origin = "";
    String path = from;
    if (from.startsWith("http://") || from.startsWith("https://")) {
      WebUrl url = WebUrl.parse(from, null);
      origin = url == null ? from : url.origin();
      path = url == null ? "/" : url.path();
    }
    if (path.startsWith("/.netlify")) {
      log.ignored(at, "paths below /.netlify are Netlify's own, and it ignores the rule");
      return;
    }
    List<String> segments = NetlifyRule.segments(path);
    String visitors = conditions.isEmpty() ? "" : String.join(" ", conditions.keySet());
    var rule = new NetlifyRule(origin, segments, query, target, number, force, visitors, at);
    if (rule.isStrange()) {
      log.unread(at, "a pattern with two * is not documented: what it matches is not known");
    }
    rules.add(rule);
  }
}
