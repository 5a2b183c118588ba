package io.github.sitemaptoolkit.tell;

import io.github.sitemaptoolkit.url.UrlParts;
import java.util.regex.Pattern;

/** Which urls engines can be told: not those of error pages, which a folder of pages has, too. */
final class TellableUrls {

  private static final Pattern ERROR_PAGE = // in the root directory, or in that of a language
      Pattern.compile(
          "/([a-z]{2,3}(-[A-Za-z]{2,4})?/)?(403|404|410|500|502|503)"
              + "(\\.x?html?|\\.php|\\.aspx?|/(index\\.x?html?)?)?");

  private TellableUrls() {}

  static boolean accepts(String url) {
    if (!UrlParts.isHttp(url) || UrlParts.root(url).isEmpty()) {
      return false;
    }
    String path = url.substring(UrlParts.path(url), UrlParts.pathEnd(url));
    return url.chars().allMatch(c -> c > ' ') && !ERROR_PAGE.matcher(path).matches();
  }
}
