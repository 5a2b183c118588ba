package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlRules;
import java.util.Collections;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A url that a page may link to: one of http or https. Escaping alone does not make a url harmless,
 * because that of a script needs no character that is escaped; so templates take no other type
 * where an attribute holds a url.
 */
public final class WebLink {

  /** What no url has, so that it would be a guess where a browser goes. */
  private static final String NEVER = "\\<>\"{}|^`";

  private static final Set<UrlFault> UNSOUND =
      Set.of(
          UrlFault.BAD_ESCAPE,
          UrlFault.ILLEGAL_CHAR,
          UrlFault.REPLACEMENT_CHAR,
          UrlFault.HOST_INVALID);

  private static final int LONGEST_SITE = 255; // characters of scheme, host and port

  private final String url;

  private WebLink(String url) {
    this.url = url;
  }

  /**
   * Returns a link to a url; null if it is not one of http or https with a host, or has a user
   * name, which may look like the host, or characters that no url has, which browsers remove or
   * change.
   */
  public static @Nullable WebLink of(@Nullable String url) {
    if (url == null || !UrlParts.isHttp(url) || !UrlJudge.isWeb(url)) {
      return null;
    }
    for (int i = 0; i < url.length(); i++) {
      char c = url.charAt(i);
      if (c <= ' ' || Character.isISOControl(c) || NEVER.indexOf(c) >= 0) {
        return null;
      }
    }
    if (!Collections.disjoint(UrlFault.in(UrlRules.page(url)), UNSOUND)) {
      return null;
    }
    int path = UrlParts.path(url);
    return path <= LONGEST_SITE && url.lastIndexOf('@', path - 1) < 0 ? new WebLink(url) : null;
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
