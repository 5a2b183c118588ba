package io.github.sitemaptoolkit.url;

import java.util.Locale;

/**
 * Makes the canonical form of urls, so that urls of the same page become equal.
 *
 * <p>In this form, scheme and host are in lower case, and the host is in ASCII; there is no default
 * port, no dot segment, and at least a slash as path. Characters beyond ASCII are escaped,
 * unreserved ones are not, and escapes are in upper case. Sources: RFC 3986, 6.2.2 and 6.2.3; RFC
 * 3987, 3.1.
 *
 * @since 0.1
 */
public final class CanonicalUrl {

  private static final int PLAIN_HOST = UrlChars.UNRESERVED & ~UrlChars.UPPER;

  /** The characters of a path that stay as they are, whatever comes before and after them. */
  private static final boolean[] KEPT = new boolean[0x80];

  static {
    for (char c = 0; c < KEPT.length; c++) {
      KEPT[c] = c != '#' && c != '/' && c != '%';
    }
  }

  private CanonicalUrl() {}

  /**
   * Returns the canonical form of a url, without its fragment, as servers do not see it. Allocates
   * nothing if the url has this form.
   *
   * @return the same object if the url has this form, or is not an absolute one with a host
   */
  public static String of(String url) {
    int authority = UrlParts.authority(url);
    if (authority < 0 || isCanonical(url, authority)) {
      return url;
    }
    String canonical = build(url, authority);
    return canonical.equals(url) ? url : canonical;
  }

  /**
   * Returns the canonical form of a url with its fragment, as it was written: a script in the page
   * may show something else for each.
   */
  public static String withFragment(String url) {
    int fragment = UrlParts.fragment(url);
    return fragment == url.length()
        ? of(url)
        : of(url.substring(0, fragment)) + url.substring(fragment);
  }

  /** Returns true only if the url is canonical; may return false for one that is unusual. */
  private static boolean isCanonical(String url, int authority) {
    int at = authority;
    while (at < url.length() && UrlChars.is(PLAIN_HOST, url.charAt(at))) {
      at++;
    }
    if (at == authority
        || at == url.length()
        || url.charAt(at) != '/'
        || UrlChars.has(UrlChars.UPPER, url, 0, authority)) {
      return false;
    }
    for (; at < url.length(); at++) {
      char c = url.charAt(at);
      if (c < KEPT.length && KEPT[c]) {
        continue;
      }
      boolean changes =
          switch (c) {
            case '#' -> true;
            case '/' -> url.startsWith(".", at + 1);
            case '%' -> !isCanonicalEscape(url, at);
            default -> true;
          };
      if (changes) {
        return false;
      }
    }
    return true;
  }

  private static boolean isCanonicalEscape(String url, int at) {
    int value = PercentEncoding.value(url, at);
    return value < 0
        || (!UrlChars.is(UrlChars.UNRESERVED, value)
            && !UrlChars.has(UrlChars.LOWER, url, at + 1, at + PercentEncoding.LENGTH));
  }

  private static String build(String url, int authority) {
    int end = UrlParts.authorityEnd(url, authority);
    int host = UrlParts.host(url, authority, end);
    int hostEnd = UrlParts.hostEnd(url, host, end);
    if (host == hostEnd) {
      return url;
    }
    int fragment = UrlParts.fragment(url);
    // %4%31 would become %41, which is something else again
    boolean escapes = PercentEncoding.isValid(url, authority, fragment);
    String scheme = UrlText.scheme(url);
    var out = new StringBuilder(url.length() + 1).append(scheme).append("://");
    append(url, authority, host, escapes, out);
    out.append(AsciiHost.canonical(url.substring(host, hostEnd)));
    int port = UrlChars.number(url, hostEnd + 1, end);
    if (hostEnd + 1 < end && port != UrlParts.defaultPort(scheme)) {
      out.append(url, hostEnd, end);
    }
    var path = new StringBuilder(UrlParts.pathEnd(url) == end ? "/" : "");
    append(url, end, fragment, escapes, path);
    return out.append(UrlResolver.withoutDots(path.toString())).toString();
  }

  private static void append(String url, int begin, int end, boolean escapes, StringBuilder out) {
    int size;
    for (int i = begin; i < end; i += size) {
      int c = url.codePointAt(i);
      int escaped = escapes ? PercentEncoding.value(url, i) : -1;
      size = escaped < 0 ? Character.charCount(c) : PercentEncoding.LENGTH;
      if (escaped >= 0) {
        boolean plain = UrlChars.is(UrlChars.UNRESERVED, escaped);
        String kept = plain ? "" : url.substring(i, i + size).toUpperCase(Locale.ROOT);
        out.append(plain ? Character.toString(escaped) : kept);
      } else if (c < 0x80 || Character.getType(c) == Character.SURROGATE) { // which has no UTF-8
        out.appendCodePoint(c);
      } else {
        PercentEncoding.append(c, out);
      }
    }
  }
}
