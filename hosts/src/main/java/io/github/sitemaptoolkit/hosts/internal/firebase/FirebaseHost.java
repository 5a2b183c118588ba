package io.github.sitemaptoolkit.hosts.internal.firebase;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.HeaderRules;
import io.github.sitemaptoolkit.hosts.internal.HostEngine;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.HostGlob;
import io.github.sitemaptoolkit.hosts.internal.text.HostTree;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Firebase Hosting: redirects come first, then files, then rewrites. Source:
 * https://firebase.google.com/docs/hosting/full-config and superstatic.
 */
public final class FirebaseHost implements HostEngine {

  private static final int OK = 200;
  private static final int PERMANENT = 301;
  private static final int NO_PAGE = 404;
  private static final String HTML = ".html";
  private static final String INDEX = "/index.html";

  private final RuleLog log;
  private final List<FirebaseRule> redirects = new ArrayList<>();
  private final List<FirebaseRule> rewrites = new ArrayList<>();
  private final HeaderRules headers = new HeaderRules();
  private boolean cleanUrls;
  private @Nullable Boolean trailingSlash;
  private String unread = "";

  /** Reads the rules. */
  public FirebaseHost(RuleLog log) {
    this.log = log;
    HostFile file = log.first("firebase.json");
    HostTree tree = file == null ? null : log.json(file);
    if (file != null && tree == null) {
      unread = "firebase.json cannot be read";
    } else if (tree != null) {
      HostTree hosting = tree.get("hosting");
      if (hosting.elements().size() > 1) {
        unread = "firebase.json has several sites";
        log.unread(
            hosting.at(),
            "there are several sites in this file, and it is not known which one this is");
      } else {
        read(
            hosting.isList() && !hosting.elements().isEmpty()
                ? hosting.elements().get(0)
                : hosting);
      }
    }
  }

  private void read(HostTree hosting) {
    cleanUrls = Boolean.TRUE.equals(hosting.flag("cleanUrls"));
    trailingSlash = hosting.flag("trailingSlash");
    for (HostTree rule : hosting.get("redirects").elements()) {
      String source = rule.text(rule.has("glob") ? "glob" : "source");
      String destination = rule.text("destination");
      String regex = rule.text("regex");
      if (destination == null || (source == null && regex == null)) {
        log.ignored(
            rule.at(), "this rule has no source or no destination, and Firebase refuses it");
      } else if (redirects.size() < RuleLog.MOST_RULES) {
        int status = rule.get("type").value() instanceof Integer type ? type : PERMANENT;
        String glob = source == null ? null : slashed(source);
        add(FirebaseRule.redirect(glob, regex, destination, status, rule.at()), redirects);
      }
    }
    hosting.get("headers").elements().forEach(this::readHeaders);
    for (HostTree rule : hosting.get("rewrites").elements()) {
      String source = rule.text(rule.has("glob") ? "glob" : "source");
      String regex = rule.text("regex");
      String destination = rule.text("destination");
      if (source == null && regex == null) {
        log.ignored(rule.at(), "this rule has no source, and Firebase refuses it");
      } else if (rewrites.size() < RuleLog.MOST_RULES) {
        FirebaseRule made = FirebaseRule.redirect(source, regex, "", OK, rule.at());
        var rewrite =
            new FirebaseRule(
                made.source(),
                made.glob(),
                null,
                made.regex(),
                made.isRegex(),
                destination,
                OK,
                rule.at());
        add(rewrite, rewrites);
      }
    }
  }

  private void readHeaders(HostTree group) {
    String source = group.text(group.has("glob") ? "glob" : "source");
    String regex = group.text("regex");
    if (source == null && regex == null) {
      log.ignored(group.at(), "these headers have no source, and Firebase refuses them");
      return;
    }
    String glob = source == null ? null : slashed(source);
    FirebaseRule rule = FirebaseRule.redirect(glob, regex, "", OK, group.at());
    check(rule);
    for (HostTree header : group.get("headers").elements()) {
      String key = header.text("key");
      String value = header.text("value");
      if (key != null && value != null) {
        headers.add(
            (url, file) ->
                HeaderRules.Takes.valueOf(rule.takes(url.path().replaceAll("/+", "/")).name()),
            key,
            value,
            HeaderRules.Change.SET,
            header.at());
      }
    }
  }

  @Override
  public List<HostHeader> headers(WebUrl url, @Nullable String file) {
    return headers.of(url, file);
  }

  private void add(FirebaseRule rule, List<FirebaseRule> rules) {
    rules.add(rule);
    check(rule);
  }

  private void check(FirebaseRule rule) {
    if (!rule.isRead()) {
      String message = " is not understood: what it matches is not known";
      log.unread(rule.at(), Problem.quoted(rule.source()) + message);
    }
  }

  private static String slashed(String glob) {
    String mark = glob.startsWith("!") ? "!" : "";
    String path = glob.substring(mark.length());
    return mark + (path.startsWith("/") ? path : '/' + path).replaceAll("/+", "/");
  }

  @Override
  public Answer answer(WebUrl url, SiteFolder folder) {
    String decoded = WebUrl.decodeUri(url.path());
    String query = WebUrl.decodeUri(url.query());
    if (!unread.isEmpty()) {
      return Answer.unknown(unread, null);
    } else if (decoded == null || query == null) {
      return Answer.unknown("the address has escapes that are not UTF-8", null);
    }
    for (FirebaseRule rule : redirects) {
      String asked = query.isEmpty() ? "" : query.substring(1).split("\\?", -1)[0];
      FirebaseRule.Match match = rule.match(decoded, asked);
      String target = match.target();
      if (!match.known()) {
        return Answer.unknown("it is not known whether this rule applies", rule.at());
      } else if (target != null && target.isEmpty()) {
        return Answer.unknown("the target is empty", rule.at());
      } else if (target != null) {
        Answer answer = Answer.redirect(rule.status(), target, rule.at());
        return rule.isForEverything() ? answer.asFallback() : answer;
      }
    }
    Answer file = serve(url, folder);
    return file == null ? rewrite(url, folder) : file;
  }

  private Answer rewrite(WebUrl url, SiteFolder folder) {
    String path = url.path().replaceAll("/+", "/");
    for (FirebaseRule rule : rewrites) {
      HostGlob.Taken taken = rule.takes(path);
      String destination = rule.destination();
      if (taken == HostGlob.Taken.UNKNOWN) {
        return Answer.unknown("it is not known whether this rule applies", rule.at());
      } else if (taken == HostGlob.Taken.YES && destination == null) {
        return Answer.unknown("a function answers", rule.at());
      } else if (taken == HostGlob.Taken.YES && destination != null) {
        String file = find(destination, folder);
        if (file == null || file.equals("404.html")) {
          return missing(folder).by(rule.at());
        }
        Answer answer = Answer.rewrite(file, rule.at());
        return rule.isForEverything() ? answer.asFallback() : answer;
      }
    }
    return missing(folder);
  }

  private static Answer missing(SiteFolder folder) {
    return Answer.notFound(folder.isFile("404.html") ? "404.html" : null);
  }

  /** Returns the file at a path, which is escaped; null if there is none. */
  private static @Nullable String find(String path, SiteFolder folder) {
    String decoded = WebUrl.decodeUri(path);
    if (decoded == null || !decoded.startsWith("/") || decoded.contains("../")) {
      return null;
    }
    String plain = decoded.substring(1);
    return !plain.isEmpty() && folder.isFile(plain) ? plain : null;
  }

  /** Answers with a file, or with the spelling that it has; null if there is none. */
  private @Nullable Answer serve(WebUrl url, SiteFolder folder) {
    String path = url.path().replaceAll("/+", "/");
    String exact = find(path, folder);
    boolean slash = path.endsWith("/");
    if (exact != null && cleanUrls && path.endsWith(HTML)) {
      String stem = path.substring(0, path.length() - HTML.length());
      stem = stem.endsWith("/index") ? stem.substring(0, stem.length() - "/index".length()) : stem;
      return moved(
          Boolean.TRUE.equals(trailingSlash) && !stem.endsWith("/") ? stem + '/' : stem, url);
    } else if (exact != null) {
      return exact.equals("404.html") ? Answer.error(NO_PAGE, exact, null) : Answer.file(exact);
    }
    String index = find((slash ? path : path + '/') + "index.html", folder);
    index = path.endsWith(INDEX) ? null : index;
    if (index != null) {
      if (trailingSlash == null ? !slash && !cleanUrls : trailingSlash && !slash) {
        return moved(path + '/', url);
      } else if (Boolean.FALSE.equals(trailingSlash) && slash && !path.equals("/")) {
        return moved(path.substring(0, path.length() - 1), url);
      }
      return Answer.file(index);
    }
    return cleanUrls ? clean(path, url, folder) : null;
  }

  private @Nullable Answer clean(String path, WebUrl url, SiteFolder folder) {
    boolean slash = path.endsWith("/");
    String stem = slash ? path.substring(0, path.length() - 1) : path;
    String named = slash && trailingSlash == null ? path : stem + HTML;
    String file = find(named, folder);
    if (file == null) {
      return null;
    } else if (Boolean.FALSE.equals(trailingSlash) && slash) {
      return moved(stem, url);
    } else if (Boolean.TRUE.equals(trailingSlash) && !slash) {
      String plain =
          stem.endsWith("/index") ? stem.substring(0, stem.length() - "/index".length()) : stem;
      return moved(plain.endsWith("/") ? plain : plain + '/', url);
    } else if (named.endsWith(INDEX)) {
      return moved(named.substring(0, named.length() - INDEX.length()), url);
    }
    return file.equals("404.html") ? Answer.error(NO_PAGE, file, null) : Answer.file(file);
  }

  private static Answer moved(String path, WebUrl url) {
    String whole = path + url.query();
    return Answer.redirect(PERMANENT, whole.isEmpty() ? "/" : whole, null);
  }
}
