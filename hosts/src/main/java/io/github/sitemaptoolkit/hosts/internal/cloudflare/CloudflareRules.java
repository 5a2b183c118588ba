package io.github.sitemaptoolkit.hosts.internal.cloudflare;

import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the {@code _redirects} of Cloudflare Pages. Source:
 * https://developers.cloudflare.com/pages/configuration/redirects/ and its parser.
 */
final class CloudflareRules {

  private static final Pattern STATUS = Pattern.compile("200|30[12378]");
  private static final Pattern INDEX = Pattern.compile("/index(.html)?$");
  private static final Pattern ABSOLUTE = Pattern.compile("https:/{2,}([^/]+)/?(.*)");
  private static final String IGNORED = ", and Cloudflare ignores the rule";
  private static final WebUrl NOWHERE = new WebUrl("https://x", "/", "", "");
  private static final int LONGEST = 2000;
  private static final int MOST_EXACT = 2000;
  private static final int MOST_PATTERNS = 100;

  private final RuleLog log;
  private final List<CloudflareRule> exact = new ArrayList<>();
  private final List<CloudflareRule> patterns = new ArrayList<>();
  private final Set<String> seen = new HashSet<>();

  /** How many lines were exact, or not, whether they were valid or not. */
  private int exactLines;

  private int patternLines;

  CloudflareRules(RuleLog log) {
    this.log = log;
    HostFile file = log.first("_redirects");
    if (file != null) {
      readLines(file);
    }
  }

  /** Returns the rules without patterns that stand before the first pattern. */
  List<CloudflareRule> exact() {
    return exact;
  }

  /** Returns the other rules. */
  List<CloudflareRule> patterns() {
    return patterns;
  }

  private void readLines(HostFile file) {
    int number = 0;
    for (String line : RuleLog.text(file).split("\n", -1)) {
      number++;
      String text = line.strip();
      var at = new Location(file.source(), number, line.indexOf(text) + 1);
      if (patternLines > MOST_PATTERNS) {
        log.ignored(at, "Cloudflare takes 100 rules with patterns, and ignores all behind them");
        return;
      } else if (text.length() > LONGEST) {
        log.ignored(at, "the line has more than 2,000 characters, and Cloudflare ignores it");
      } else if (!text.isEmpty() && !text.startsWith("#")) {
        read(text.replaceFirst("\\s+#.*$", "").split("\\s+", -1), at);
      }
    }
  }

  private void read(String[] words, Location at) {
    if (words.length < 2 || words.length > 3) {
      String has = "a rule has two or three words, this one has " + words.length;
      log.ignored(at, has + ", and Cloudflare ignores it");
      return;
    }
    String from = ABSOLUTE.matcher(words[0]).matches() ? null : path(words[0], false);
    if (from == null) {
      log.ignored(at, "the source is no path" + IGNORED);
      return;
    }
    String status = words.length == 3 ? words[2] : "302";
    String to = target(words[1]);
    boolean pattern = CloudflareRule.of(from, "", 0, at).isPattern() || patternLines > 0;
    exactLines += pattern ? 0 : 1;
    patternLines += pattern ? 1 : 0;
    if (exactLines > MOST_EXACT || patternLines > MOST_PATTERNS) {
      log.ignored(at, "there are more rules than Cloudflare takes, and it ignores this one");
    } else if (to == null) {
      log.ignored(at, "the target begins with neither / nor https://" + IGNORED);
    } else if (!STATUS.matcher(status).matches()) {
      String not = " is not 200, 301, 302, 303, 307 or 308";
      log.ignored(at, Problem.quoted(status) + not + IGNORED);
    } else if (to.startsWith("/")
        && INDEX.matcher(to).find()
        && (from.endsWith("/*") || from.endsWith("/"))) {
      log.ignored(at, "Cloudflare would come here again, and ignores the rule");
    } else if (!seen.add(from)) {
      log.ignored(at, "there is a rule for this path already, and Cloudflare ignores this one");
    } else if (status.equals("200") && !to.startsWith("/")) {
      log.ignored(at, "a rewrite has to stay on the site" + IGNORED);
    } else {
      add(CloudflareRule.of(from, to, Integer.parseInt(status), at));
    }
  }

  private void add(CloudflareRule rule) {
    if (!rule.never().isEmpty()) {
      log.ignored(rule.at(), "Cloudflare takes this rule, and it never matches: " + rule.never());
    }
    (rule.isPattern() || !patterns.isEmpty() ? patterns : exact).add(rule);
  }

  /** Returns a path, escaped, with or without its query and fragment; null if it is none. */
  static @Nullable String path(String word, boolean whole) {
    // a path that begins with two slashes is no host here
    String text = word.startsWith("/") ? word : '/' + word;
    WebUrl url = WebUrl.parse("https://x" + text, NOWHERE);
    return url == null ? null : whole ? url.local() : url.path();
  }

  private static @Nullable String target(String word) {
    Matcher absolute = ABSOLUTE.matcher(word);
    if (absolute.matches()) {
      String rest = path(absolute.group(2), true);
      return rest == null ? null : "https://" + absolute.group(1) + rest;
    }
    return word.startsWith("/") ? path(word, true) : null;
  }
}
