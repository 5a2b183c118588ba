package io.github.sitemaptoolkit.hosts.internal.gitlab;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.HostEngine;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;

/** GitHub Pages, which has no rules. */
public final class GithubHost implements HostEngine {

  private static final int PERMANENT = 301;

  @Override
  public Answer answer(WebUrl url, SiteFolder folder) {
    String path = url.decodedPath();
    if (path == null) {
      return Answer.unknown("the address has escapes that are not UTF-8", null);
    }
    String plain = path.substring(1);
    boolean slash = plain.isEmpty() || plain.endsWith("/");
    if (slash && folder.isFile(plain + "index.html")) {
      return Answer.file(plain + "index.html");
    } else if (!slash && folder.isFile(plain)) {
      return Answer.file(plain);
    } else if (!slash && folder.isFile(plain + ".html")) {
      return Answer.file(plain + ".html");
    } else if (!slash && folder.isFolder(plain)) {
      return Answer.redirect(PERMANENT, url.path() + '/' + url.query(), null);
    }
    return Answer.notFound(folder.isFile("404.html") ? "404.html" : null);
  }
}
