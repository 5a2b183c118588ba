package io.github.sitemaptoolkit.hosts.internal.gitlab;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.HostEngine;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * GitLab Pages: files win, then the rules of {@code _redirects}. Source:
 * https://docs.gitlab.com/user/project/pages/redirects/
 */
public final class GitlabHost implements HostEngine {

  private static final Pattern STATUS = Pattern.compile("\\d{1,4}!?");
  private static final String IGNORED = ", and GitLab ignores the rule";
  private static final String ALL_IGNORED = ", and GitLab ignores the whole file";
  private static final int OK = 200;
  private static final int PERMANENT = 301;
  private static final int FOUND = 302;
  private static final int LONGEST = 64 * 1024;
  private static final int MOST_RULES = 1000;
  private static final int MOST_SLASHES = 25;

  private final RuleLog log;
  private final List<GitlabRule> rules = new ArrayList<>();
  private int lines;

  /** Reads the rules. */
  public GitlabHost(RuleLog log) {
    this.log = log;
    HostFile file = log.first("_redirects");
    if (file != null && RuleLog.text(file).length() > LONGEST) {
      log.ignored(Location.of(file.source()), "it has more than 64 KB" + ALL_IGNORED);
    } else if (file != null && !read(file)) {
      rules.clear();
    }
  }

  /** Returns whether the file can be read. */
  private boolean read(HostFile file) {
    int number = 0;
    for (String line : RuleLog.text(file).split("\n", -1)) {
      number++;
      String text = line.strip();
      String[] words = text.split("\\s+", -1);
      var at = new Location(file.source(), number, line.indexOf(text) + 1);
      if (text.isEmpty() || text.startsWith("#")) {
        continue;
      } else if (words.length < 2) {
        log.ignored(at, "this rule has no target" + ALL_IGNORED);
        return false;
      } else if (words.length > 2 && !STATUS.matcher(words[2]).matches()) {
        log.ignored(at, Problem.quoted(words[2]) + " is no status" + ALL_IGNORED);
        return false;
      }
      add(words, at);
    }
    return true;
  }

  private void add(String[] words, Location at) {
    WebUrl from = absolute(words[0]);
    WebUrl to = absolute(words[1]);
    String path = from == null ? words[0] : from.path();
    String status = words.length < 3 ? "301" : words[2];
    int code = Integer.parseInt(status.replace("!", ""));
    lines++;
    if (lines > MOST_RULES) {
      log.ignored(at, "GitLab takes 1,000 rules, and ignores this one");
    } else if (!path.startsWith("/") || path.startsWith("//")) {
      log.ignored(at, "the source begins with no slash" + IGNORED);
    } else if (to == null && (!words[1].startsWith("/") || words[1].matches("/[/\\\\].*"))) {
      log.ignored(at, "the target begins with no slash" + IGNORED);
    } else if (slashes(path) > MOST_SLASHES || slashes(words[1]) > MOST_SLASHES) {
      log.ignored(at, "there are more than 25 slashes" + IGNORED);
    } else if (words.length > 3) {
      log.ignored(
          at, "GitLab does not know conditions and comments behind a rule, and ignores the rule");
    } else if (code != OK && code != PERMANENT && code != FOUND) {
      log.ignored(at, code + " is not 200, 301 or 302" + IGNORED);
    } else if (status.endsWith("!")) {
      log.ignored(at, "GitLab does not know \"!\", and ignores the rule");
    } else if (code == OK && (to != null || from != null)) {
      log.ignored(at, "a rewrite has to stay on the site" + IGNORED);
    } else {
      rules.add(GitlabRule.of(from == null ? "" : from.origin(), path, words[1], code, at));
    }
  }

  private static @Nullable WebUrl absolute(String word) {
    return word.startsWith("http://") || word.startsWith("https://")
        ? WebUrl.parse(word, null)
        : null;
  }

  private static long slashes(String text) {
    return text.chars().filter(c -> c == '/').count();
  }

  @Override
  public Answer answer(WebUrl url, SiteFolder folder) {
    String path = url.decodedPath();
    if (path == null) {
      return Answer.unknown("the address has escapes that are not UTF-8", null);
    }
    Answer file = serve(path, url, folder);
    if (file != null) {
      return file;
    } else if (!path.startsWith("/.well-known/acme-challenge/")) {
      for (GitlabRule rule : rules) {
        BoundedRegex.Found found = find(rule, path, url);
        if (found.givenUp()) {
          return Answer.unknown("the pattern takes too long", rule.at());
        } else if (found.found()) {
          return apply(rule, rule.target(found.groups()), url, folder);
        }
      }
    }
    return notFound(folder);
  }

  private static BoundedRegex.Found find(GitlabRule rule, String path, WebUrl url) {
    boolean elsewhere = !rule.origin().isEmpty() && !rule.origin().equals(url.origin());
    if (elsewhere || rule.pattern() == null) {
      return new BoundedRegex.Found(false, !elsewhere, List.of());
    }
    return rule.pattern().match(path);
  }

  private static Answer notFound(SiteFolder folder) {
    return Answer.notFound(folder.isFile("404.html") ? "404.html" : null);
  }

  private static Answer apply(GitlabRule rule, String to, WebUrl url, SiteFolder folder) {
    WebUrl target = WebUrl.parse(to, new WebUrl(url.origin(), "/", "", ""));
    String path = target == null ? null : target.decodedPath();
    if (target == null || path == null) {
      return Answer.unknown("the target is no url", rule.at());
    }
    Answer answer;
    if (rule.status() == OK) {
      Answer served = serve(path, url, folder);
      String file = served == null ? null : served.file();
      if (served == null) {
        return notFound(folder).by(rule.at());
      }
      answer = file == null ? served.by(rule.at()) : Answer.rewrite(file, rule.at());
    } else {
      String location = to.startsWith("/") ? target.local() : target.href();
      answer = Answer.redirect(rule.status(), location, rule.at());
    }
    boolean same = rule.status() != OK || answer.file() != null;
    return rule.isForEverything() && same ? answer.asFallback() : answer;
  }

  /**
   * Returns what a path below the root answers without rules; null if there is no file.
   *
   * @param url the address that was asked, which a folder sends to itself with a slash
   */
  private static @Nullable Answer serve(String path, WebUrl url, SiteFolder folder) {
    String plain = path.substring(1);
    String stem = plain.endsWith("/") ? plain.substring(0, plain.length() - 1) : plain;
    if (!plain.endsWith("/") && folder.isFile(plain)) {
      return Answer.file(plain);
    } else if (folder.isFolder(stem)) {
      if (!url.path().endsWith("/")) {
        return Answer.redirect(FOUND, url.path() + '/' + url.query(), null);
      }
      String index = stem.isEmpty() ? "index.html" : stem + "/index.html";
      return folder.isFile(index) ? Answer.file(index) : null;
    }
    boolean page = !stem.endsWith(".html") && folder.isFile(stem + ".html");
    return page ? Answer.file(stem + ".html") : null;
  }
}
