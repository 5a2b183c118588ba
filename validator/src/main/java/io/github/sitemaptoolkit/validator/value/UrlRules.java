package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlText;
import io.github.sitemaptoolkit.url.UrlText.Reference;

/**
 * Checks urls beyond what readers report, and compares them.
 *
 * <p>A url without faults is scanned once, without allocating anything. Any text is accepted; what
 * is not a url is checked as far as possible. Thread-safe.
 *
 * @since 0.1
 */
public final class UrlRules {

  private UrlRules() {}

  /**
   * Returns the faults of the url of a page or a sitemap as a set of bits, to be tested with {@link
   * UrlRule#isIn}; 0 for none.
   */
  public static int faults(String url) {
    int kinds = UrlChars.kinds(url);
    int authority = UrlParts.authority(url);
    int faults = authority < 0 ? 0 : Authority.faults(url, authority);
    return kinds == 0 ? faults : rest(url, authority, kinds, faults);
  }

  /** Returns the faults of any other url, such as that of a picture, a video or a licence. */
  public static int resourceFaults(String url) {
    return faults(url) & ~UrlRule.DECODED_TOO_LONG.bit();
  }

  private static int rest(String url, int authority, int kinds, int host) {
    if ((kinds & UrlChars.ILLEGAL) != 0 && UrlText.isTemplate(url)) {
      return 0; // the contents of a template are not faults of a url
    } else if (authority < 0
        && !UrlText.isAbsolute(url)
        && UrlText.reference(url) == Reference.NONE) {
      return 0;
    }
    int begin = authority < 0 ? 0 : UrlParts.authorityEnd(url, authority);
    int faults = host;
    if ((kinds & UrlChars.ESCAPE) != 0) {
      faults |= Escapes.faults(url, begin);
    }
    if ((kinds & UrlChars.FRAGMENT) != 0 && UrlChars.fragment(url, begin) >= 0) {
      faults |= UrlRule.FRAGMENT.bit();
    }
    if ((kinds & UrlChars.PARAMETER) != 0 && SessionIds.isIn(url, begin)) {
      faults |= UrlRule.SESSION_ID.bit();
    }
    int suspect = UrlChars.ILLEGAL | UrlChars.WIDE | UrlChars.FRAGMENT; // a second # is illegal
    if ((kinds & suspect) != 0) {
      faults |= characters(url, begin);
    }
    return faults;
  }

  private static int characters(String url, int begin) {
    int faults = UrlChars.illegal(url, begin) < 0 ? 0 : UrlRule.ILLEGAL_CHAR.bit();
    faults |= UrlChars.wide(url, begin) < 0 ? 0 : UrlRule.NON_ASCII.bit();
    if (url.length() <= UrlRule.LONGEST
        && begin + UrlChars.escapedLength(url, begin) > UrlRule.LONGEST) {
      faults |= UrlRule.DECODED_TOO_LONG.bit();
    }
    return faults;
  }

  /**
   * Returns the canonical form of a url. Urls that are equivalent by RFC 3986, 6.2.2 and 6.2.3,
   * have the same canonical form: scheme and host in lower case, no default port, no unnecessary
   * escapes, the others in upper case, no dot segments, and at least a slash as path. The fragment
   * is left out.
   *
   * @return the same object if the url already has this form, or is not an absolute one with a host
   */
  public static String canonical(String url) {
    return CanonicalUrl.of(url);
  }
}
