package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import org.jspecify.annotations.Nullable;

/**
 * A url that a page may link to: one of http or https. Escaping alone does not make a url harmless,
 * because that of a script needs no character that is escaped; so templates take no other type
 * where an attribute holds a url.
 */
public final class WebLink {

  private final String url;

  private WebLink(String url) {
    this.url = url;
  }

  /**
   * Returns a link to a url; null if it is not one of http or https with a host, or has white space
   * or control characters, which browsers remove.
   */
  public static @Nullable WebLink of(@Nullable String url) {
    if (url == null || !UrlParts.isHttp(url) || !UrlJudge.isWeb(url)) {
      return null;
    }
    for (int i = 0; i < url.length(); i++) {
      char c = url.charAt(i);
      if (c <= ' ' || Character.isISOControl(c) || c == '\\') {
        return null;
      }
    }
    return new WebLink(url);
  }

  /** Returns the url for an attribute, exactly as it was given. */
  public String href() {
    return url;
  }

  /** Returns the url. */
  @Override
  public String toString() {
    return url;
  }
}
