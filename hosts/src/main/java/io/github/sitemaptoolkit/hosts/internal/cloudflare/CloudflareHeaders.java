package io.github.sitemaptoolkit.hosts.internal.cloudflare;

import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.internal.HeaderLines;
import io.github.sitemaptoolkit.hosts.internal.HeaderRules;
import io.github.sitemaptoolkit.hosts.internal.HeaderRules.Change;
import io.github.sitemaptoolkit.hosts.internal.HeaderRules.Takes;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The headers of Cloudflare Pages: all rules that match count, and a rule takes away before it
 * adds. Source: https://developers.cloudflare.com/pages/configuration/headers/ and its parser.
 */
final class CloudflareHeaders {

  private static final Pattern ABSOLUTE = Pattern.compile("https://([^/]+)(/.*)?");
  private static final int MOST_RULES = 100;

  private final HeaderRules rules = new HeaderRules();

  CloudflareHeaders(RuleLog log) {
    HostFile file = log.first("_headers");
    int count = 0;
    for (HeaderLines.Block block :
        file == null ? List.<HeaderLines.Block>of() : HeaderLines.of(file, log)) {
      if (++count > MOST_RULES) {
        log.ignored(block.at(), "Cloudflare takes 100 rules, and ignores all behind them");
        return;
      }
      Matcher absolute = ABSOLUTE.matcher(block.path());
      boolean whole = absolute.matches();
      String written = !whole ? block.path() : absolute.group(2) == null ? "/" : absolute.group(2);
      String path = CloudflareRules.path(written, false);
      if (path == null || !(whole || block.path().startsWith("/"))) {
        log.ignored(
            block.at(), "this is no path and no https address, and Cloudflare ignores the rule");
        continue;
      }
      String from = whole ? "https://" + absolute.group(1) + path : path;
      add(block, CloudflareRule.of(from, "", 0, block.at()), whole, log);
    }
  }

  private void add(HeaderLines.Block block, CloudflareRule rule, boolean whole, RuleLog log) {
    if (!rule.never().isEmpty()) {
      log.ignored(block.at(), "Cloudflare takes this rule, and it never matches: " + rule.never());
      return;
    }
    HeaderRules.Scope scope =
        (url, file) -> takes(rule, whole ? "https://" + url.hostName() + url.path() : url.path());
    for (boolean removes : new boolean[] {true, false}) {
      for (HeaderLines.Header header : block.headers()) {
        if (header.removes() == removes) {
          Change change = removes ? Change.REMOVE : Change.ADD;
          rules.add(scope, header.name(), header.value(), change, header.at());
        }
      }
    }
  }

  private static Takes takes(CloudflareRule rule, String address) {
    BoundedRegex pattern = rule.pattern();
    if (!rule.isPattern()) {
      return rule.from().equals(address) ? Takes.YES : Takes.NO;
    } else if (pattern == null) {
      return Takes.UNKNOWN;
    }
    BoundedRegex.Found found = pattern.match(address);
    return found.givenUp() ? Takes.UNKNOWN : found.found() ? Takes.YES : Takes.NO;
  }

  List<HostHeader> of(WebUrl url, @Nullable String file) {
    return rules.of(url, file);
  }
}
