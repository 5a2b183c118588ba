package io.github.sitemaptoolkit.hosts.internal.netlify;

import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.internal.HeaderLines;
import io.github.sitemaptoolkit.hosts.internal.HeaderRules;
import io.github.sitemaptoolkit.hosts.internal.HeaderRules.Change;
import io.github.sitemaptoolkit.hosts.internal.HeaderRules.Takes;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.hosts.internal.text.HostTree;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The headers of Netlify: those of {@code _headers}, then those of {@code netlify.toml}. Source:
 * https://docs.netlify.com/manage/routing/headers/ and its headers-parser.
 */
final class NetlifyHeaders {

  private final HeaderRules rules = new HeaderRules();

  /**
   * Reads the rules.
   *
   * @param config what netlify.toml says; null if there is none
   */
  NetlifyHeaders(RuleLog log, @Nullable HostTree config) {
    for (HostFile file : log.named("_headers")) {
      for (HeaderLines.Block block : HeaderLines.of(file, log)) {
        Set<String> names = new HashSet<>();
        for (HeaderLines.Header header : block.headers()) {
          boolean again = !names.add(header.name().toLowerCase(Locale.ROOT));
          if (!header.removes()) {
            add(block.path(), header.name(), header.value(), again, header.at());
          }
        }
      }
    }
    for (HostTree rule : config == null ? List.<HostTree>of() : config.get("headers").elements()) {
      String path = rule.text("for");
      if (path != null) {
        rule.get("values").members().forEach((name, value) -> add(path, name, value));
      }
    }
  }

  private void add(String path, String name, HostTree value) {
    List<HostTree> values = value.isList() ? value.elements() : List.of(value);
    for (int i = 0; i < values.size(); i++) {
      add(path, name, String.valueOf(values.get(i).value()), i > 0, values.get(i).at());
    }
  }

  private void add(String path, String name, String value, boolean again, Location at) {
    BoundedRegex regex = regex(path);
    rules.add((url, file) -> takes(regex, url), name, value, again ? Change.ADD : Change.SET, at);
  }

  private static Takes takes(@Nullable BoundedRegex regex, WebUrl url) {
    String decoded = url.decodedPath();
    BoundedRegex.Found found = regex == null || decoded == null ? null : regex.match(decoded);
    return found == null || found.givenUp() ? Takes.UNKNOWN : found.found() ? Takes.YES : Takes.NO;
  }

  /** Returns what paths have to be: a star takes anything, also nothing, a name one segment. */
  private static @Nullable BoundedRegex regex(String path) {
    List<String> parts = new ArrayList<>();
    for (String segment : path.split("/", -1)) {
      String part = segment.stripTrailing();
      if (part.startsWith(":")) {
        parts.add("([^/]+)");
      } else if (part.equals("*")) {
        parts.add("?(.*)"); // also what has no slash before it
      } else if (!part.isEmpty()) {
        parts.add(quoted(part));
      }
    }
    return BoundedRegex.of('/' + String.join("/", parts) + "/?", true);
  }

  private static String quoted(String part) {
    return part.replaceAll("[-/\\\\^$+?.()|\\[\\]{}]", "\\\\$0").replace("*", "(.*)");
  }

  List<HostHeader> of(WebUrl url, @Nullable String file) {
    return rules.of(url, file);
  }
}
