package io.github.sitemaptoolkit.hosts.internal.vercel;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.HeaderRules;
import io.github.sitemaptoolkit.hosts.internal.HostEngine;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.FormQuery;
import io.github.sitemaptoolkit.hosts.internal.text.HostTree;
import io.github.sitemaptoolkit.hosts.internal.text.PathTemplate;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Vercel: endings and slashes come first, then redirects, then files, then rewrites. Source:
 * https://vercel.com/docs/project-configuration and its routing-utils.
 */
public final class VercelHost implements HostEngine {

  private static final Pattern INDEX = Pattern.compile("/(?:(.+)/)?index(?:\\.html)?/?");
  private static final Pattern HTML = Pattern.compile("/(.*)\\.html/?");
  private static final Pattern WELL_KNOWN = Pattern.compile("/\\.well-known(?:/.*)?");
  private static final Pattern NO_SLASH = Pattern.compile("/((?:[^/]+/)*[^/.]+)");
  private static final Pattern FILE_SLASH = Pattern.compile("/((?:[^/]+/)*[^/]+\\.\\w+)/");
  private static final Pattern SLASH = Pattern.compile("/(.*)/");
  private static final String REFUSED = ", and Vercel refuses the whole file";
  private static final int OK = 200;
  private static final int TEMPORARY = 307;
  private static final int PERMANENT = 308;

  private final RuleLog log;
  private final List<VercelRule> redirects;
  private final List<VercelRule> rewrites;
  private final boolean cleanUrls;
  private final @Nullable Boolean trailingSlash;
  private final boolean functions;
  private final HeaderRules headers = new HeaderRules();
  private String unread = "";

  /** Reads the rules. */
  public VercelHost(RuleLog log) {
    this.log = log;
    HostFile file = log.first("vercel.json");
    HostTree tree = file == null ? null : log.json(file);
    HostTree config = tree == null ? new HostTree(Location.of("vercel.json"), null) : tree;
    unread = file != null && tree == null ? "vercel.json cannot be read" : "";
    cleanUrls = Boolean.TRUE.equals(config.flag("cleanUrls"));
    trailingSlash = config.flag("trailingSlash");
    redirects = read(config.get("redirects"), true);
    rewrites = read(config.get("rewrites"), false);
    functions = log.first("api") != null;
    config.get("headers").elements().forEach(this::readHeaders);
    for (String name : List.of("routes", "builds", "services")) {
      if (!config.get(name).isAbsent()) {
        log.unread(
            config.get(name).at(), name + " in vercel.json are not understood: no answer is known");
        unread = name + " in vercel.json are not understood";
      }
    }
    for (String name : List.of("middleware.js", "middleware.ts")) {
      unread = log.first(name) == null ? unread : "a function answers: " + name;
    }
  }

  private List<VercelRule> read(HostTree list, boolean redirect) {
    List<VercelRule> rules = new ArrayList<>();
    for (HostTree rule : list.elements()) {
      VercelRule read = rules.size() < RuleLog.MOST_RULES ? readRule(rule, redirect) : null;
      if (read != null) {
        rules.add(read);
      } else if (unread.isEmpty()) {
        unread = "Vercel refuses vercel.json";
      }
    }
    return List.copyOf(rules);
  }

  private void readHeaders(HostTree group) {
    String source = group.text("source");
    PathTemplate pattern = source == null ? null : PathTemplate.parse(source);
    if (source == null || pattern == null) {
      log.ignored(
          group.at(),
          source == null
              ? "these headers have no source" + REFUSED
              : Problem.quoted(source) + " is no pattern" + REFUSED);
      unread = unread.isEmpty() ? "Vercel refuses vercel.json" : unread;
      return;
    }
    var rule =
        new VercelRule(
            source,
            pattern,
            pattern.regex(),
            "",
            OK,
            group.get("has").elements(),
            group.get("missing").elements(),
            group.at());
    for (HostTree header : group.get("headers").elements()) {
      String key = header.text("key");
      String value = header.text("value");
      if (key != null && value != null) {
        headers.add(
            (url, file) -> HeaderRules.Takes.valueOf(rule.match(url.path(), url).applies().name()),
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

  private @Nullable VercelRule readRule(HostTree rule, boolean redirect) {
    String source = rule.text("source");
    String destination = rule.text("destination");
    PathTemplate pattern = source == null ? null : PathTemplate.parse(source);
    if (source == null || destination == null) {
      log.ignored(rule.at(), "this rule has no source or no destination" + REFUSED);
      return null;
    } else if (pattern == null) {
      log.ignored(rule.at(), Problem.quoted(source) + " is no pattern" + REFUSED);
      return null;
    } else if (rule.has("permanent") && rule.has("statusCode")) {
      log.ignored(rule.at(), "this rule has permanent and statusCode" + REFUSED);
      return null;
    }
    List<String> given = VercelConditions.names(rule.get("has"));
    var target = new VercelTarget(destination);
    List<String> all = new ArrayList<>(pattern.names());
    all.addAll(given);
    String unknown = target.unknown(all);
    if (unknown != null) {
      String message = "the target names :" + unknown + ", which the source has not";
      log.ignored(rule.at(), message + REFUSED);
      return null;
    }
    Boolean permanent = rule.flag("permanent");
    int status = Boolean.FALSE.equals(permanent) ? TEMPORARY : PERMANENT;
    if (rule.get("statusCode").value() instanceof Integer code) {
      status = code;
    }
    var read =
        new VercelRule(
            source,
            pattern,
            pattern.regex(),
            target.numbered(pattern.names(), given),
            redirect ? status : OK,
            rule.get("has").elements(),
            rule.get("missing").elements(),
            rule.at());
    if (read.regex() == null) {
      log.unread(
          rule.at(), Problem.quoted(source) + " is not understood: what it matches is not known");
    }
    return read;
  }

  @Override
  public Answer answer(WebUrl url, SiteFolder folder) {
    if (!unread.isEmpty()) {
      return Answer.unknown(unread, null);
    } else if (functions && url.path().matches("/api(/.*)?")) {
      return Answer.unknown("a function answers", null);
    }
    String moved = moved(url.path());
    if (moved != null) {
      return Answer.redirect(PERMANENT, moved + url.query(), null);
    }
    boolean wellKnown =
        Boolean.TRUE.equals(trailingSlash) && WELL_KNOWN.matcher(url.path()).matches();
    for (VercelRule rule : wellKnown ? List.<VercelRule>of() : redirects) {
      VercelRule.Match match = rule.match(url.path(), url);
      if (match.applies() == VercelRule.Applies.UNKNOWN) {
        return Answer.unknown("it is not known whether this rule applies", rule.at());
      } else if (match.applies() == VercelRule.Applies.YES) {
        Answer answer = Answer.redirect(rule.status(), withQuery(match.target(), url), rule.at());
        return rule.isForEverything() ? answer.asFallback() : answer;
      }
    }
    String file = find(url.path(), folder);
    return file == null ? rewrite(url, folder) : Answer.file(file);
  }

  private Answer rewrite(WebUrl url, SiteFolder folder) {
    String path = url.path();
    boolean everything = true;
    for (VercelRule rule : rewrites) {
      VercelRule.Match match = rule.match(path, url);
      if (match.applies() == VercelRule.Applies.UNKNOWN) {
        return Answer.unknown("it is not known whether this rule applies", rule.at());
      } else if (match.applies() == VercelRule.Applies.YES) {
        WebUrl target = WebUrl.parse(match.target(), new WebUrl(url.origin(), "/", "", ""));
        if (target == null || match.target().matches("(?i)https?://.*")) {
          return Answer.unknown("another server answers", rule.at());
        } else if (target.path().startsWith("/api/")) {
          return Answer.unknown("a function answers", rule.at());
        }
        path = target.path();
        everything &= rule.isForEverything();
        String file = find(path, folder);
        if (file != null) {
          Answer answer = Answer.rewrite(file, rule.at());
          return everything ? answer.asFallback() : answer;
        }
      }
    }
    return Answer.notFound(folder.isFile("404.html") ? "404.html" : null);
  }

  /** Returns where endings and slashes lead to; null if the path has them as they are wanted. */
  private @Nullable String moved(String path) {
    String end = Boolean.TRUE.equals(trailingSlash) ? "/" : "";
    Matcher index = INDEX.matcher(path);
    Matcher html = HTML.matcher(path);
    if (cleanUrls && index.matches()) {
      return '/' + (index.group(1) == null ? "" : index.group(1)) + end;
    } else if (cleanUrls && html.matches()) {
      return '/' + html.group(1) + end;
    } else if (trailingSlash == null || (trailingSlash && WELL_KNOWN.matcher(path).matches())) {
      return null;
    }
    Matcher none = NO_SLASH.matcher(path);
    Matcher file = FILE_SLASH.matcher(path);
    Matcher slash = SLASH.matcher(path);
    if (trailingSlash) {
      return none.matches()
          ? '/' + none.group(1) + '/'
          : file.matches() ? '/' + file.group(1) : null;
    }
    return slash.matches() ? '/' + slash.group(1) : null;
  }

  /** Adds the query of the address, but for names that the target has. */
  private static String withQuery(String target, WebUrl url) {
    if (url.query().isEmpty()) {
      return target;
    }
    int sign = target.indexOf('#');
    String hash = sign < 0 ? "" : target.substring(sign);
    String plain = sign < 0 ? target : target.substring(0, sign);
    int mark = plain.indexOf('?');
    List<Map.Entry<String, String>> own =
        mark < 0 ? List.of() : FormQuery.parse(plain.substring(mark));
    var out = new StringBuilder(plain);
    for (String pair : url.query().substring(1).split("&", -1)) {
      String name = FormQuery.parse(pair).isEmpty() ? "" : FormQuery.parse(pair).get(0).getKey();
      if (own.stream().noneMatch(it -> it.getKey().equals(name))) {
        out.append(out.indexOf("?") < 0 ? '?' : '&').append(pair);
      }
    }
    return out + hash;
  }

  private @Nullable String find(String path, SiteFolder folder) {
    String decoded = WebUrl.decode(path);
    if (decoded == null || !decoded.startsWith("/")) {
      return null;
    }
    String plain = decoded.substring(1);
    String stem = plain.endsWith("/") ? plain.substring(0, plain.length() - 1) : plain;
    String index = stem.isEmpty() ? "index.html" : stem + "/index.html";
    if (!plain.endsWith("/") && folder.isFile(plain)) {
      return plain;
    } else if (folder.isFile(index)) {
      return index;
    }
    boolean page = cleanUrls && !stem.isEmpty() && folder.isFile(stem + ".html");
    return page ? stem + ".html" : null;
  }
}
