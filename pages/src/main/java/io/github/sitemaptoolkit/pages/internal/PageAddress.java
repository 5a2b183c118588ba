package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.pages.option.TrailingSlash;
import io.github.sitemaptoolkit.url.PageKey;
import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlParts;

/** Tells the url under which a server serves a file. */
public final class PageAddress {

  /** What a path may have unescaped besides letters and digits. Source: RFC 3986, 3.3. */
  private static final String PATH = "-._~!$&'()*+,;=:@/";

  private static final String HTML = ".html";

  private final String base;
  private final boolean extensionless;
  private final TrailingSlash slash;

  /**
   * Creates addresses.
   *
   * @param base the url of the folder
   */
  PageAddress(String base, boolean extensionless, TrailingSlash slash) {
    String plain = base.substring(0, UrlParts.pathEnd(base));
    this.base = plain.endsWith("/") ? plain : plain + "/";
    this.extensionless = extensionless;
    this.slash = slash;
  }

  /** Returns the url of the folder, with a slash at its end. */
  String base() {
    return base;
  }

  /** Returns the url of a file. */
  String of(PageFile file) {
    String path = PercentEncoding.encode(path(file), PATH);
    return base + path;
  }

  private String path(PageFile file) {
    boolean index = file.isIndex();
    if (!file.isHtml() || !(index || extensionless)) {
      return file.path();
    }
    String stem = file.stem();
    boolean ends =
        switch (slash) {
          case AS_IS -> index;
          case ALWAYS -> true;
          case NEVER -> false;
        };
    return stem.isEmpty() ? "" : ends ? stem + '/' : stem;
  }

  /** Returns whether two urls are two spellings of the same page. */
  public static boolean isSame(String url, String other) {
    return url.equals(other) || key(url).equals(key(other));
  }

  /** Returns what is the same for all spellings of a page's url. */
  static String key(String url) {
    return PageKey.of(plain(url));
  }

  private static String plain(String url) {
    int end = UrlParts.pathEnd(url);
    return url.startsWith(HTML, end - HTML.length()) && !url.startsWith("/index.html", end - 11)
        ? url.substring(0, end - HTML.length()) + url.substring(end)
        : url;
  }
}
