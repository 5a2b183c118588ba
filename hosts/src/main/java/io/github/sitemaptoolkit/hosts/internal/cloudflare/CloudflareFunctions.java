package io.github.sitemaptoolkit.hosts.internal.cloudflare;

import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.HostTree;
import io.github.sitemaptoolkit.text.TextPattern;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Which addresses the functions of Cloudflare Pages answer, instead of files and rules: those of
 * {@code _worker.js} and {@code functions}, as {@code _routes.json} limits them. Source:
 * https://developers.cloudflare.com/pages/functions/routing/
 */
final class CloudflareFunctions {

  private static final Pattern CODE = Pattern.compile("\\.(js|jsx|ts|tsx|mjs|wasm)$");
  private static final String NAMES = "\\[[^/\\]]+\\]";

  private final List<TextPattern> included = new ArrayList<>();
  private final List<TextPattern> excluded = new ArrayList<>();
  private final List<Pattern> paths = new ArrayList<>();
  private boolean all;

  CloudflareFunctions(RuleLog log) {
    all = log.first("_worker.js") != null;
    HostFile functions = log.first("functions");
    if (functions != null) {
      RuleLog.text(functions)
          .lines()
          .filter(line -> CODE.matcher(line).find())
          .forEach(this::addFile);
    }
    HostFile routes = log.first("_routes.json");
    HostTree tree = routes == null ? null : log.json(routes);
    if (tree != null) {
      add(tree.get("include"), included);
      add(tree.get("exclude"), excluded);
    } else {
      included.add(TextPattern.wildcards("*"));
    }
  }

  private static void add(HostTree list, List<TextPattern> patterns) {
    for (HostTree pattern : list.elements()) {
      String text = String.valueOf(pattern.value());
      patterns.add(TextPattern.wildcards(text));
      if (text.endsWith("/*")) {
        patterns.add(TextPattern.wildcards(text.substring(0, text.length() - 2)));
      }
    }
  }

  private void addFile(String file) {
    String route = '/' + CODE.matcher(file).replaceFirst("");
    boolean below = route.endsWith("/_middleware");
    route = route.replaceFirst("/(_middleware|index)$", "");
    var expression = new StringBuilder();
    for (String segment : route.split("/", -1)) {
      if (segment.matches("\\[" + NAMES + "\\]")) {
        below = true; // takes all that follows
        break;
      } else if (!segment.isEmpty()) {
        expression.append(segment.matches(NAMES) ? "/[^/]+" : '/' + Pattern.quote(segment));
      }
    }
    paths.add(Pattern.compile(expression + (below ? "(/.*)?" : "/?")));
  }

  /** Returns whether a function may answer for a path, which is escaped. */
  boolean answers(String path) {
    return (all || paths.stream().anyMatch(it -> it.matcher(path).matches()))
        && included.stream().anyMatch(it -> it.matches(path))
        && excluded.stream().noneMatch(it -> it.matches(path));
  }
}
