package io.github.sitemaptoolkit.hosts.internal.netlify;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.HostEngine;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.FormQuery;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Netlify: files win, unless a rule is forced, and the first rule counts. */
public final class NetlifyHost implements HostEngine {

  private static final Pattern ASSET =
      Pattern.compile("\\.(html?|png|jpg|js|css|svg|gif|ico|woff|woff2)$");

  private static final int OK = 200;
  private static final int FIRST_REDIRECT = 300;
  private static final int LAST_REDIRECT = 400;

  private final List<NetlifyRule> rules;
  private final List<String> edge;
  private final boolean readable;
  private final NetlifyHeaders headers;

  /** Reads the rules. */
  public NetlifyHost(RuleLog log) {
    var read = new NetlifyRules(log);
    rules = read.rules();
    edge = read.edge();
    readable = read.isReadable();
    headers = new NetlifyHeaders(log, read.config());
  }

  @Override
  public List<HostHeader> headers(WebUrl url, @Nullable String file) {
    return headers.of(url, file);
  }

  @Override
  public Answer answer(WebUrl url, SiteFolder folder) {
    String path = url.decodedPath();
    if (!readable) {
      return Answer.unknown("netlify.toml cannot be read", null);
    } else if (path == null) {
      return Answer.unknown("the address has escapes that are not UTF-8", null);
    } else if (path.startsWith("/.netlify/") || edge.stream().anyMatch(it -> isBelow(path, it))) {
      return Answer.unknown("a function answers", null);
    }
    String file = find(path, folder);
    var query = FormQuery.parse(url.query());
    List<Answer> forSome = new ArrayList<>();
    Answer forOthers = file == null ? notFound(folder) : Answer.file(file);
    for (NetlifyRule rule : rules) {
      boolean here = rule.origin().isEmpty() || rule.origin().equals(url.origin());
      if (here && rule.isStrange() && path.startsWith(prefix(rule))) {
        return Answer.unknown("it is not documented what this pattern matches", rule.at());
      } else if (here && !rule.isStrange() && rule.isLoop(path, url.origin())) {
        break;
      }
      Map<String, String> values = here && !rule.isStrange() ? rule.match(path, query) : null;
      Answer answer =
          values == null || (file != null && !rule.force())
              ? null
              : apply(rule, values, url, folder);
      if (values != null && rule.conditions().contains("Role")) {
        return depends(rule);
      } else if (values != null && !rule.conditions().isEmpty()) {
        forSome.add(answer == null ? forOthers.by(rule.at()) : answer);
      } else if (values != null) {
        forOthers = answer == null ? forOthers : answer;
        break;
      }
    }
    return known(forSome, forOthers);
  }

  /** Returns the answer for all visitors, if there is one. */
  private static Answer known(List<Answer> forSome, Answer forOthers) {
    for (Answer other : forSome) {
      if (!other.isLike(forOthers)) {
        return Answer.unknown("it depends on the visitor", other.rule());
      }
    }
    return forOthers;
  }

  private static Answer depends(NetlifyRule rule) {
    return Answer.unknown("it depends on the visitor: " + rule.conditions(), rule.at());
  }

  private static String prefix(NetlifyRule rule) {
    String from = '/' + String.join("/", rule.from());
    return from.substring(0, from.indexOf('*')).replaceFirst("/$", "");
  }

  private static boolean isBelow(String path, String pattern) {
    return pattern.endsWith("*")
        ? path.startsWith(pattern.substring(0, pattern.length() - 1))
            || (path + "/*").equals(pattern)
        : path.equals(pattern);
  }

  private static Answer notFound(SiteFolder folder) {
    return Answer.notFound(folder.isFile("404.html") ? "404.html" : null);
  }

  /** Returns the file that a path names, with or without its ending; null if there is none. */
  private static @Nullable String find(String path, SiteFolder folder) {
    String plain = path.substring(1);
    String stem = plain.endsWith("/") ? plain.substring(0, plain.length() - 1) : plain;
    if (folder.isFile(stem)) {
      return stem;
    }
    boolean slash = path.endsWith("/");
    if (ASSET.matcher(path).find()) {
      return null;
    }
    String below = stem.isEmpty() ? "" : stem + '/';
    List<String> names =
        stem.isEmpty() && slash
            ? List.of("index.html", "index.htm")
            : List.of(stem + ".html", stem + ".htm", below + "index.html", below + "index.htm");
    return names.stream().filter(folder::isFile).findFirst().orElse(null);
  }

  private Answer apply(
      NetlifyRule rule, Map<String, String> values, WebUrl url, SiteFolder folder) {
    String to = rule.target(values);
    WebUrl target = WebUrl.parse(to, new WebUrl(url.origin(), "/", "", ""));
    if (target == null) {
      return Answer.unknown("the target is no url", rule.at());
    }
    if (target.query().isEmpty()) {
      target = target.withQuery(FormQuery.format(FormQuery.parse(url.query())));
    }
    boolean external = to.startsWith("http://") || to.startsWith("https://");
    Answer answer;
    boolean redirects = rule.status() >= FIRST_REDIRECT && rule.status() <= LAST_REDIRECT;
    if (redirects) {
      String location = external ? target.href() : target.local();
      answer = Answer.redirect(rule.status(), location, rule.at());
    } else if (external || target.path().startsWith("/.netlify/")) {
      return Answer.unknown("another server or a function answers", rule.at());
    } else {
      String path = target.decodedPath();
      String file = path == null ? null : find(path, folder);
      if (file == null) {
        return notFound(folder).by(rule.at());
      }
      answer =
          rule.status() == OK
              ? Answer.rewrite(file, rule.at())
              : Answer.error(rule.status(), file, rule.at());
    }
    return rule.isForEverything() && (redirects || rule.status() == OK)
        ? answer.asFallback()
        : answer;
  }
}
