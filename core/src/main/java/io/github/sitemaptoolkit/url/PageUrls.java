package io.github.sitemaptoolkit.url;

import org.jspecify.annotations.Nullable;

/**
 * Tells of one url after the other what {@link UrlRules} says, but faster: most urls of a document
 * have the same site, which is looked at once, and only usual characters, for which one look at
 * them is enough.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class PageUrls {

  /** The kinds of characters that must be looked at more closely. */
  private static final int UNUSUAL =
      UrlChars.SUSPECT | UrlChars.ILLEGAL | UrlChars.WIDE | UrlChars.FRAGMENT;

  private static final int UNKNOWN = -1;

  private @Nullable String site; // the latest one without a fault

  /** Returns the faults of a url, as {@link UrlRules#page} does. */
  public int faults(String url) {
    int faults = url.length() > UrlFault.LONGEST ? UNKNOWN : usualFaults(url);
    return faults == UNKNOWN ? UrlRules.page(url) : faults;
  }

  /** Returns the faults of any other url, as {@link UrlRules#resource} does. */
  public int resourceFaults(String url) {
    int faults = usualFaults(url);
    return faults == UNKNOWN ? UrlRules.resource(url) : faults;
  }

  private int usualFaults(String url) {
    String known = siteOf(url);
    if (known == null) {
      return UNKNOWN;
    }
    int kinds = UrlChars.kinds(url);
    return (kinds & UNUSUAL) == 0 ? UrlRules.pathFaults(url, known.length() - 1, kinds) : UNKNOWN;
  }

  /**
   * Returns the beginning of an http url: the scheme, the host, and the slash of the path; null if
   * it has a fault, or if there is no path. For one url after the other of the same site, it is the
   * same object.
   */
  public @Nullable String siteOf(String url) {
    String known = site;
    if (known != null && url.startsWith(known)) {
      return known;
    }
    int authority = UrlParts.http(url);
    int end = authority < 0 ? 0 : UrlParts.authorityEnd(url, authority);
    boolean sound =
        end < url.length()
            && url.charAt(end) == '/'
            && UrlJudge.isWeb(url)
            && Authority.faults(url, authority) == 0;
    if (!sound) {
      return null;
    }
    String other = url.substring(0, end + 1);
    site = other;
    return other;
  }
}
