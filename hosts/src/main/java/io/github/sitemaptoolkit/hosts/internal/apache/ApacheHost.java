package io.github.sitemaptoolkit.hosts.internal.apache;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.AnswerKind;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.HeaderRules;
import io.github.sitemaptoolkit.hosts.internal.HostEngine;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Apache, as far as {@code .htaccess} files say what it does: redirects, error pages, indexes. What
 * rewrite rules do, and what stands in sections, is not known. Source:
 * https://httpd.apache.org/docs/2.4/mod/mod_alias.html
 */
public final class ApacheHost implements HostEngine {

  private static final int PERMANENT = 301;
  private static final int FOUND = 302;
  private static final int BAD = 400;
  private static final int FORBIDDEN = 403;
  private static final int NO_PAGE = 404;
  private static final int BROKEN = 500;
  private static final int FIRST_REDIRECT = 300;
  private static final int LAST_REDIRECT = 399;

  private final Map<String, ApacheFolder> folders = new HashMap<>();

  /** Reads the rules. */
  public ApacheHost(RuleLog log) {
    for (HostFile file : log.named(".htaccess")) {
      folders.put(file.folder(), new ApacheFolder(file, log));
    }
  }

  /** Headers in sections come after all others, those of folders further down after these. */
  @Override
  public List<HostHeader> headers(WebUrl url, @Nullable String file) {
    String path = file == null ? url.decodedPath() : '/' + file;
    String whole = path == null ? "/" : path;
    String name = whole.substring(whole.lastIndexOf('/') + 1);
    var rules = new HeaderRules();
    for (boolean section : new boolean[] {false, true}) {
      for (int at = 0; at >= 0; at = whole.indexOf('/', at + 1)) {
        ApacheFolder own = folders.get(whole.substring(1, at + 1));
        for (ApacheHeader header : own == null ? List.<ApacheHeader>of() : own.headers) {
          if (header.isOfFolder() != section) {
            HeaderRules.Takes takes = header.takes(name);
            rules.add(
                (asked, sent) -> takes,
                ApacheHeader.NAME,
                header.value(),
                header.change(),
                header.at());
          }
        }
      }
    }
    return rules.of(url, file);
  }

  @Override
  public Answer answer(WebUrl url, SiteFolder folder) {
    String path = url.decodedPath();
    if (url.path().toLowerCase(Locale.ROOT).contains("%2f")) {
      return Answer.notFound(null);
    } else if (path == null) {
      return Answer.error(BAD, null, null);
    }
    return new Request(path.replaceAll("/+", "/"), url, folder).answer();
  }

  /** One request, with the files that count for it. */
  private final class Request {
    private final String uri;
    private final WebUrl url;
    private final SiteFolder folder;

    /** From the root to the deepest folder. */
    private final List<Map.Entry<String, ApacheFolder>> settings = new ArrayList<>();

    Request(String uri, WebUrl url, SiteFolder folder) {
      this.uri = uri;
      this.url = url;
      this.folder = folder;
      String whole = uri.endsWith("/") ? uri : uri + '/';
      for (int at = 0; at >= 0; at = whole.indexOf('/', at + 1)) {
        String name = whole.substring(1, at + 1);
        ApacheFolder found = folders.get(name);
        if (!name.isEmpty() && !folder.isFolder(name.substring(0, name.length() - 1))) {
          break;
        } else if (found != null) {
          settings.add(Map.entry(name, found));
        }
      }
    }

    /** Returns what the deepest folder says that says something. */
    private <T> @Nullable T said(Function<ApacheFolder, @Nullable T> what) {
      T said = null;
      for (Map.Entry<String, ApacheFolder> setting : settings) {
        T own = what.apply(setting.getValue());
        said = own == null ? said : own;
      }
      return said;
    }

    Answer answer() {
      String unknown = said(it -> it.unknown.isEmpty() ? null : it.unknown);
      if (unknown != null) {
        return Answer.unknown(unknown, null);
      }
      String found = ApacheRewrite.filename(uri, folder);
      int name = found.lastIndexOf('/') + 1;
      if (found.startsWith(".ht", name) && !folder.isFolder(found)) {
        return error(FORBIDDEN, null);
      }
      Answer ruled = ruled();
      if (ruled != null) {
        return ruled;
      }
      String plain = uri.substring(1);
      boolean slash = plain.isEmpty() || plain.endsWith("/");
      String stem = slash && !plain.isEmpty() ? plain.substring(0, plain.length() - 1) : plain;
      if (folder.isFolder(stem)) {
        return slash ? index() : withoutSlash();
      } else if (folder.isFile(found)) {
        return found.equals(plain) ? Answer.file(plain) : error(NO_PAGE, null);
      }
      return missing();
    }

    /** Returns what rewrite rules and redirects say; null if nothing. */
    private @Nullable Answer ruled() {
      ApacheRewrite rewrite = rewrite();
      if (rewrite != null) {
        return Answer.unknown("it is not known what this RewriteRule does", rewrite.at());
      }
      List<ApacheRedirect> redirects = new ArrayList<>();
      ApacheRedirect whole = said(it -> it.whole);
      if (whole != null) {
        redirects.add(whole);
      }
      for (int i = settings.size() - 1; i >= 0; i--) {
        redirects.addAll(settings.get(i).getValue().redirects);
      }
      for (ApacheRedirect redirect : redirects) {
        ApacheRedirect.Match match = redirect.match(uri, url.query());
        String target = match.target();
        if (!match.known()) {
          return Answer.unknown("it is not known whether this redirect applies", redirect.at());
        } else if (target != null) {
          boolean moved = redirect.status() >= FIRST_REDIRECT && redirect.status() <= LAST_REDIRECT;
          Answer answer =
              moved
                  ? Answer.redirect(redirect.status(), absolute(target), redirect.at())
                  : error(redirect.status(), redirect);
          return redirect.everything() && moved ? answer.asFallback() : answer;
        }
      }
      return null;
    }

    /** A path that begins with two slashes would be taken for a host. */
    private String absolute(String target) {
      return target.startsWith("//") ? url.origin() + target : target;
    }

    private @Nullable ApacheRewrite rewrite() {
      Boolean on = said(it -> it.rewriting);
      if (!Boolean.TRUE.equals(on)) {
        return null;
      }
      for (int i = settings.size() - 1; i >= 0; i--) {
        ApacheFolder own = settings.get(i).getValue();
        String name = settings.get(i).getKey();
        for (ApacheRewrite rule : own.rewrites) {
          boolean below = uri.startsWith('/' + name);
          if (below && rule.mayApply(uri.substring(1 + name.length()), uri, url, folder)) {
            return rule;
          }
        }
        if (own.hasRewrites && !own.inherits) {
          break;
        }
      }
      return null;
    }

    private Answer withoutSlash() {
      if (Boolean.FALSE.equals(said(it -> it.slash))) {
        return listed();
      }
      return Answer.redirect(PERMANENT, ApacheRedirect.escapes(uri) + '/' + url.query(), null);
    }

    private Answer index() {
      List<String> names = said(it -> it.indexes);
      Answer failed = null;
      for (String name : names == null ? List.of("index.html") : names) {
        String path = name.startsWith("/") ? name : uri + name;
        Answer ruled = at(path).ruled();
        if (ruled != null && (ruled.location() != null || ruled.kind() == AnswerKind.UNKNOWN)) {
          return ruled;
        } else if (ruled != null) {
          failed = ruled.status() == NO_PAGE ? failed : ruled;
        } else if (folder.isFile(path.substring(1))) {
          return Answer.file(path.substring(1));
        } else {
          Answer fallback = at(path).fallback();
          if (fallback != null) {
            return fallback;
          }
        }
      }
      return failed == null ? listed() : failed;
    }

    private Request at(String path) {
      return new Request(path, url, folder);
    }

    /** Answers for a folder without an index. */
    private Answer listed() {
      return Boolean.FALSE.equals(said(it -> it.lists))
          ? error(FORBIDDEN, null)
          : Answer.unknown("the server says whether it lists the files of folders", null);
    }

    private @Nullable Answer fallback() {
      String fallback = said(it -> it.fallback);
      if (fallback == null || !fallback.startsWith("/")) {
        return null;
      }
      Request target = at(fallback);
      Answer ruled = target.ruled();
      if (ruled != null) {
        return ruled.asFallback();
      } else if (folder.isFile(fallback.substring(1))) {
        return Answer.file(fallback.substring(1)).asFallback();
      }
      return error(target.said(it -> it.fallback) == null ? NO_PAGE : BROKEN, null);
    }

    private Answer missing() {
      Answer fallback = fallback();
      if (fallback != null) {
        return fallback;
      }
      return Boolean.TRUE.equals(said(it -> it.views))
          ? Answer.unknown("MultiViews looks for files with other endings", null)
          : error(NO_PAGE, null);
    }

    private Answer error(int status, @Nullable ApacheRedirect rule) {
      String page = said(it -> it.errors.get(status));
      var at = rule == null ? null : rule.at();
      if (page != null && page.matches("(?i)https?://.*")) {
        return Answer.redirect(FOUND, page, at).asFallback();
      }
      ApacheRewrite rewrite = page != null && page.startsWith("/") ? at(page).rewrite() : null;
      if (rewrite != null) {
        return Answer.unknown("it is not known what this RewriteRule does", rewrite.at());
      }
      boolean is = page != null && page.startsWith("/") && folder.isFile(page.substring(1));
      return Answer.error(status, is && page != null ? page.substring(1) : null, at);
    }
  }
}
