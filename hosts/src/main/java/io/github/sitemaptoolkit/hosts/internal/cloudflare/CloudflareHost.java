package io.github.sitemaptoolkit.hosts.internal.cloudflare;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.HostEngine;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Cloudflare Pages: rules win, and each page has one spelling. */
public final class CloudflareHost implements HostEngine {

  private static final Set<String> OWN = Set.of("_headers", "_redirects", "_worker.js");
  private static final String HTML = ".html";
  private static final int OK = 200;
  private static final int PERMANENT = 308;

  private final Map<String, CloudflareRule> exact = new HashMap<>();
  private final List<CloudflareRule> patterns;
  private final CloudflareFunctions functions;
  private final CloudflareHeaders headers;

  /** Reads the rules. */
  public CloudflareHost(RuleLog log) {
    var rules = new CloudflareRules(log);
    rules.exact().forEach(rule -> exact.put(rule.from(), rule));
    patterns = List.copyOf(rules.patterns());
    functions = new CloudflareFunctions(log);
    headers = new CloudflareHeaders(log);
  }

  @Override
  public List<HostHeader> headers(WebUrl url, @Nullable String file) {
    return headers.of(url, file);
  }

  @Override
  public Answer answer(WebUrl url, SiteFolder folder) {
    if (functions.answers(url.path())) {
      return Answer.unknown("a function answers", null);
    }
    CloudflareRule rule = exact.get(url.path());
    if (rule != null) {
      return apply(rule, rule.to(), url, folder);
    }
    for (CloudflareRule pattern : patterns) {
      BoundedRegex expression = pattern.pattern();
      if (expression != null) {
        BoundedRegex.Found found = expression.match(url.path());
        if (found.givenUp()) {
          return Answer.unknown("the pattern takes too long", pattern.at());
        } else if (found.found()) {
          return apply(pattern, pattern.target(found.groups()), url, folder);
        }
      } else if (!pattern.isPattern() && pattern.from().equals(url.path())) {
        return apply(pattern, pattern.to(), url, folder);
      }
    }
    return serve(url, folder);
  }

  private Answer apply(CloudflareRule rule, String to, WebUrl url, SiteFolder folder) {
    WebUrl target = WebUrl.parse(to, url);
    if (target == null) {
      return Answer.unknown("the target is no url", rule.at());
    }
    Answer answer;
    if (rule.status() == OK) {
      Answer served = serve(url.withEscapedPath(target.path()), folder);
      String file = served.file();
      answer =
          served.status() == OK && file != null && !served.isFallback()
              ? Answer.rewrite(file, rule.at())
              : served.by(rule.at());
    } else {
      WebUrl full = target.query().isEmpty() ? target.withQuery(url.query()) : target;
      boolean own = target.origin().equals(url.origin());
      answer = Answer.redirect(rule.status(), own ? full.local() : full.href(), rule.at());
    }
    boolean page = answer.file() != null ? answer.status() == OK : answer.location() != null;
    return rule.isForEverything() && page ? answer.asFallback() : answer;
  }

  /** Answers without rules. */
  private static Answer serve(WebUrl url, SiteFolder folder) {
    String decoded = url.decodedPath();
    String path = decoded == null ? url.path() : decoded;
    if (path.endsWith("/")) {
      if (has(path + "index.html", folder)) {
        return file(path + "index.html");
      } else if (path.endsWith("/index/")) {
        return moved(path.substring(0, path.length() - "index/".length()), url);
      } else if (has(path.substring(0, path.length() - 1) + HTML, folder)) {
        return moved(path.substring(0, path.length() - 1), url);
      }
      return notFound(path, folder);
    } else if (has(path, folder)) {
      String stem = path.endsWith(HTML) ? path.substring(0, path.length() - HTML.length()) : "";
      if (stem.endsWith("/index")) {
        return moved(stem.substring(0, stem.length() - "index".length()), url);
      }
      boolean exact = stem.isEmpty() || stem.equals("/") || has(stem, folder);
      return exact ? file(path) : moved(stem, url);
    } else if (path.endsWith("/index")) {
      return moved(path.substring(0, path.length() - "index".length()), url);
    } else if (has(path + HTML, folder)) {
      return file(path + HTML);
    }
    return has(path + "/index.html", folder) ? moved(path + '/', url) : notFound(path, folder);
  }

  private static String plain(String path) {
    return path.replaceAll("/+", "/").substring(1);
  }

  private static boolean has(String path, SiteFolder folder) {
    String plain = plain(path);
    return !OWN.contains(plain) && folder.isFile(plain);
  }

  private static Answer file(String path) {
    return Answer.file(plain(path));
  }

  /** Redirects to a path, which is not escaped. */
  private static Answer moved(String path, WebUrl url) {
    String location = path.replaceFirst("^(/|%2F|%2f|%5C|%5c|%09|\\s|\\\\)+", "/") + url.query();
    WebUrl target = WebUrl.parse(location, url);
    return Answer.redirect(PERMANENT, target == null ? location : target.local(), null);
  }

  private static Answer notFound(String path, SiteFolder folder) {
    String above = path;
    while (!above.isEmpty()) {
      above = above.substring(0, above.lastIndexOf('/'));
      if (has(above + "/404.html", folder)) {
        return Answer.notFound(plain(above + "/404.html"));
      }
    }
    @Nullable String home = has("/index.html", folder) ? "index.html" : null;
    return home == null ? Answer.notFound(null) : Answer.file(home).asFallback();
  }
}
