package io.github.sitemaptoolkit.hosts.internal.azure;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.HeaderRules;
import io.github.sitemaptoolkit.hosts.internal.HostEngine;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.HostTree;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Azure Static Web Apps: routes come first, then files, then the fallback. Source:
 * https://learn.microsoft.com/azure/static-web-apps/configuration and its command.
 */
public final class AzureHost implements HostEngine {

  /**
   * A route, or what replaces an error.
   *
   * @param pattern what it is for; null for an error
   * @param redirect where it leads; or null
   * @param rewrite the file that is sent; or null
   * @param status the status; 0 if it has none
   * @param secured whether visitors have to log in
   * @param headers the headers that it adds
   * @param at where it stands
   */
  private record Rule(
      @Nullable AzureRoute pattern,
      @Nullable String redirect,
      @Nullable String rewrite,
      int status,
      boolean secured,
      Map<String, HostTree> headers,
      Location at) {}

  private static final String HTML = ".html";
  private static final String INDEX = "index.html";
  private static final int OK = 200;
  private static final int PERMANENT = 301;
  private static final int FOUND = 302;
  private static final int FIRST_REDIRECT = 300;
  private static final int FIRST_ERROR = 400;
  private static final int LOGIN = 401;
  private static final int FORBIDDEN = 403;
  private static final int NO_PAGE = 404;

  private final RuleLog log;
  private final List<Rule> routes = new ArrayList<>();
  private final Map<Integer, Rule> overrides = new HashMap<>();
  private final List<AzureRoute> excluded = new ArrayList<>();
  private @Nullable String fallback;
  private @Nullable Location fallbackAt;
  private String slashes = "";
  private Map<String, HostTree> headers = Map.of();
  private boolean readable = true;

  /** Reads the rules. */
  public AzureHost(RuleLog log) {
    this.log = log;
    HostFile file = log.first("staticwebapp.config.json");
    HostTree tree = file == null ? null : log.json(file);
    if (tree != null) {
      read(tree);
    } else if (file != null) {
      readable = false;
    }
  }

  private void read(HostTree config) {
    for (HostTree route : config.get("routes").elements()) {
      String pattern = route.text("route");
      HostTree methods = route.get("methods");
      boolean gets =
          methods.isAbsent()
              || methods.elements().stream().anyMatch(it -> "GET".equals(it.value()));
      if (pattern == null) {
        log.ignored(route.at(), "this rule has no route, and Azure ignores it");
      } else if (gets && routes.size() < RuleLog.MOST_RULES) {
        AzureRoute made = AzureRoute.of(pattern);
        if (!made.valid()) {
          log.ignored(
              route.at(),
              Problem.quoted(pattern)
                  + " never matches: a * stands at the end or before an ending");
        }
        routes.add(rule(made, route));
      }
    }
    config.get("responseOverrides").members().forEach(this::override);
    HostTree navigation = config.get("navigationFallback");
    fallback = navigation.text("rewrite");
    fallbackAt = navigation.at();
    for (HostTree filter : navigation.get("exclude").elements()) {
      excluded.add(AzureRoute.of(String.valueOf(filter.value())));
    }
    headers = config.get("globalHeaders").members();
    String mode = config.text("trailingSlash");
    slashes = mode == null ? "" : mode;
  }

  private void override(String status, HostTree rule) {
    if (status.matches("\\d{3}")) {
      overrides.put(Integer.valueOf(status), rule(null, rule));
    }
  }

  private static Rule rule(@Nullable AzureRoute pattern, HostTree tree) {
    String word = tree.word("statusCode");
    int status = word != null && word.matches("\\d{3}") ? Integer.parseInt(word) : 0;
    List<HostTree> roles = tree.get("allowedRoles").elements();
    boolean secured =
        !roles.isEmpty() && roles.stream().noneMatch(it -> "anonymous".equals(it.value()));
    return new Rule(
        pattern,
        tree.text("redirect"),
        tree.text("rewrite"),
        status,
        secured,
        tree.get("headers").members(),
        tree.at());
  }

  @Override
  public Answer answer(WebUrl url, SiteFolder folder) {
    String path = url.decodedPath();
    if (!readable) {
      return Answer.unknown("staticwebapp.config.json cannot be read", null);
    } else if (path == null) {
      return Answer.unknown("the address has escapes that are not UTF-8", null);
    }
    for (Rule route : routes) {
      AzureRoute pattern = route.pattern();
      AzureRoute.Taken taken = pattern == null ? AzureRoute.Taken.NO : pattern.takes(url.path());
      if (taken == AzureRoute.Taken.UNKNOWN) {
        return Answer.unknown(
            "Azure's documents and its command differ in what this takes", route.at());
      } else if (taken == AzureRoute.Taken.YES && !isLoop(route, url)) {
        return apply(route, path, url, folder);
      }
    }
    if (isFunction(url.path())) {
      return Answer.unknown("a function answers", null);
    }
    Answer file = page(path, url, folder);
    return file == null ? missing(url, path, folder, null) : file;
  }

  @Override
  public List<HostHeader> headers(WebUrl url, @Nullable String file) {
    var sent = new HeaderRules();
    add(headers, HeaderRules.Takes.YES, sent);
    for (Rule route : routes) {
      AzureRoute pattern = route.pattern();
      AzureRoute.Taken taken = pattern == null ? AzureRoute.Taken.NO : pattern.takes(url.path());
      if (taken != AzureRoute.Taken.NO) {
        add(route.headers(), HeaderRules.Takes.valueOf(taken.name()), sent);
        break;
      }
    }
    return sent.of(url, file);
  }

  /** Adds headers, of which an empty one takes away what all others have. */
  private static void add(
      Map<String, HostTree> headers, HeaderRules.Takes takes, HeaderRules sent) {
    headers.forEach(
        (name, value) -> {
          String text = value.value() instanceof String given ? given : "";
          HeaderRules.Change change =
              text.isEmpty() ? HeaderRules.Change.REMOVE : HeaderRules.Change.SET;
          sent.add((url, file) -> takes, name, text, change, value.at());
        });
  }

  private static boolean isLoop(Rule route, WebUrl url) {
    WebUrl target = route.redirect() == null ? null : WebUrl.parse(route.redirect(), origin(url));
    return target != null && target.href().equals(url.whole());
  }

  private static WebUrl origin(WebUrl url) {
    return new WebUrl(url.origin(), "/", "", "");
  }

  private static boolean isFunction(String path) {
    String lower = path.toLowerCase(Locale.ROOT);
    return lower.startsWith("/api/")
        || lower.startsWith("/.auth")
        || lower.startsWith("/data-api/");
  }

  private Answer apply(Rule route, String path, WebUrl url, SiteFolder folder) {
    int status = route.status();
    String redirect = route.redirect();
    String rewrite = route.rewrite();
    if (status == LOGIN || status == FORBIDDEN || status == NO_PAGE) {
      return error(status, folder, route.at());
    } else if (isFunction(rewrite == null ? url.path() : rewrite)) {
      return Answer.unknown("a function answers", route.at());
    } else if (route.secured()) {
      return error(LOGIN, folder, route.at());
    } else if (redirect != null) {
      WebUrl target = WebUrl.parse(redirect, origin(url));
      if (target == null) {
        return Answer.unknown("the target is no url", route.at());
      }
      String location = target.origin().equals(url.origin()) ? target.local() : target.href();
      Answer answer =
          Answer.redirect(
              status >= FIRST_REDIRECT && status < FIRST_ERROR ? status : FOUND,
              location,
              route.at());
      return isForEverything(route) ? answer.asFallback() : answer;
    } else if (rewrite == null) {
      Answer file = page(path, url, folder);
      Answer answer = file == null ? missing(url, path, folder, route.at()) : file;
      return status >= FIRST_ERROR ? Answer.error(status, answer.file(), route.at()) : answer;
    }
    String file = exact(rewrite, folder);
    if (file == null) {
      return missing(url, rewrite, folder, route.at());
    }
    Answer answer =
        status >= FIRST_ERROR
            ? Answer.error(status, file, route.at())
            : Answer.rewrite(file, route.at());
    return isForEverything(route) && status < FIRST_ERROR ? answer.asFallback() : answer;
  }

  private static boolean isForEverything(Rule route) {
    return route.pattern() != null && route.pattern().route().matches("/?\\*");
  }

  /** Returns the file that a rule names; null if there is none. */
  private static @Nullable String exact(String target, SiteFolder folder) {
    WebUrl url = WebUrl.parse(target, new WebUrl("https://x", "/", "", ""));
    String path = url == null ? null : url.decodedPath();
    String plain = path == null ? "" : path.substring(1);
    String file = plain.isEmpty() || plain.endsWith("/") ? plain + INDEX : plain;
    return folder.isFile(file) ? file : null;
  }

  private Answer missing(WebUrl url, String path, SiteFolder folder, @Nullable Location at) {
    String file = fallback == null ? null : exact(fallback, folder);
    for (AzureRoute filter : excluded) {
      AzureRoute.Taken taken =
          file == null ? AzureRoute.Taken.NO : filter.takes(at == null ? url.path() : path);
      if (taken == AzureRoute.Taken.UNKNOWN) {
        return Answer.unknown(
            "Azure's documents and its command differ in what is excluded", fallbackAt);
      } else if (taken == AzureRoute.Taken.YES) {
        return error(NO_PAGE, folder, at);
      }
    }
    return file == null
        ? error(NO_PAGE, folder, at)
        : Answer.file(file).by(at == null ? fallbackAt : at).asFallback();
  }

  private Answer error(int status, SiteFolder folder, @Nullable Location at) {
    Rule rule = overrides.get(status);
    String own = folder.isFile(status + HTML) ? status + HTML : null;
    if (rule == null) {
      return Answer.error(status, own, at);
    }
    String redirect = rule.redirect();
    if (redirect != null) {
      int code = rule.status() == PERMANENT ? PERMANENT : FOUND;
      Answer answer = Answer.redirect(code, redirect, rule.at());
      return at == null ? answer.asFallback() : answer;
    }
    String file = rule.rewrite() == null ? own : exact(rule.rewrite(), folder);
    int code = rule.status() == 0 || file == null ? status : rule.status();
    return code == OK && file != null
        ? Answer.rewrite(file, rule.at()).asFallback()
        : Answer.error(code, file, rule.at());
  }

  /** Returns what a path answers by the tables of the documents; null if there is no page. */
  private @Nullable Answer page(String path, WebUrl url, SiteFolder folder) {
    String plain = path.substring(1);
    boolean slash = plain.isEmpty() || plain.endsWith("/");
    String stem = slash && !plain.isEmpty() ? plain.substring(0, plain.length() - 1) : plain;
    String below = stem.isEmpty() ? "" : stem + '/';
    if (!slash && folder.isFile(plain)) {
      boolean page = plain.endsWith(HTML) && !slashes.isEmpty();
      boolean index = page && (plain.equals(INDEX) || plain.endsWith('/' + INDEX));
      String name =
          plain.substring(0, plain.length() - (index ? INDEX.length() : page ? HTML.length() : 0));
      return page ? moved(index ? cut(name) : name, index, url) : Answer.file(plain);
    } else if (folder.isFile(below + INDEX)) {
      boolean right = stem.isEmpty() || slashes.isEmpty() || slash != slashes.equals("never");
      return right ? Answer.file(below + INDEX) : moved(stem, true, url);
    } else if (!stem.isEmpty() && folder.isFile(stem + HTML)) {
      return slash == slashes.equals("always") ? Answer.file(stem + HTML) : moved(stem, false, url);
    }
    return null;
  }

  private static String cut(String folder) {
    return folder.endsWith("/") ? folder.substring(0, folder.length() - 1) : folder;
  }

  /** Redirects to the spelling of a page that is wanted. */
  private Answer moved(String stem, boolean folder, WebUrl url) {
    boolean slash = slashes.equals("always") || (folder && slashes.equals("auto"));
    String path = stem.isEmpty() ? "/" : '/' + stem + (slash ? "/" : "");
    return Answer.redirect(PERMANENT, WebUrl.encodeUri(path) + url.query(), null);
  }
}
