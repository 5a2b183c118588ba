package io.github.sitemaptoolkit.hosts.internal;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.hosts.internal.text.WebUrl;

/**
 * A host of which nothing is known: it has a page if there is a file that some host serves for the
 * address.
 */
public record PlainFolder() implements HostEngine {

  private static final String[] PAGES = {".html", ".htm", ".xhtml", "/index.html", "/index.htm"};

  @Override
  public Answer answer(WebUrl url, SiteFolder folder) {
    String path = url.decodedPath();
    if (path == null) {
      return Answer.unknown("the address has escapes that are not UTF-8", null);
    }
    String name = path.substring(1);
    if (folder.isFile(name)) {
      return Answer.file(name);
    }
    String stem = name.endsWith("/") ? name.substring(0, name.length() - 1) : name;
    for (String ending : PAGES) {
      String file = stem.isEmpty() && ending.startsWith("/") ? ending.substring(1) : stem + ending;
      if (folder.isFile(file)) {
        return Answer.file(file);
      }
    }
    return Answer.notFound(null);
  }
}
