package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlText;
import org.jspecify.annotations.Nullable;

/**
 * Why a sitemap must not list a url: a sitemap may only list urls that begin with the url of its
 * own directory.
 *
 * <p>Source: sitemaps.org, "Sitemap file location". Search engines know exceptions, such as a
 * {@code Sitemap:} line in the robots.txt of the other host.
 *
 * @since 0.1
 */
public enum ScopeFault {
  /** Another host. */
  OTHER_HOST(ValueCodes.URL_OTHER_HOST, "has another host than its sitemap"),
  /** The same host, but http instead of https, or the reverse. */
  SCHEME_MISMATCH(ValueCodes.URL_SCHEME_MISMATCH, "has another scheme than its sitemap"),
  /** The same host but for {@code www.}. */
  WWW_MISMATCH(ValueCodes.URL_WWW_MISMATCH, "only has the host of its sitemap if www. is ignored"),
  /** The same scheme and host, but another port. */
  PORT_MISMATCH(ValueCodes.URL_PORT_MISMATCH, "has another port than its sitemap"),
  /** Another directory. */
  OUT_OF_SCOPE(ValueCodes.URL_OUT_OF_SCOPE, "is not below the directory of its sitemap");

  private static final String WWW = "www.";

  @SuppressWarnings("ImmutableEnumChecker") // a record of a text, an enum and a boolean
  private final Code code;

  private final String words;

  ScopeFault(Code code, String words) {
    this.code = code;
    this.words = words;
  }

  /** Returns the code of the problem. */
  public Code code() {
    return code;
  }

  /** Returns a message that says what is wrong with a url. */
  public String message(String sitemap, String url) {
    return Problem.quoted(url) + ' ' + words + ", " + Problem.quoted(sitemap);
  }

  /**
   * Returns why a sitemap must not list a url; null if it may, or if one of the two is not an http
   * or https url with a host.
   *
   * <p>Both are compared in their {@linkplain CanonicalUrl canonical} form. If several constants
   * apply, the first of them is returned.
   */
  public static @Nullable ScopeFault of(String sitemap, String url) {
    if (!UrlJudge.isWeb(sitemap) || !UrlJudge.isWeb(url)) {
      return null;
    }
    String from = CanonicalUrl.of(sitemap);
    String to = CanonicalUrl.of(url);
    return to.regionMatches(0, from, 0, directoryEnd(from)) ? null : difference(from, to);
  }

  private static int directoryEnd(String canonical) {
    int query = canonical.indexOf('?');
    return canonical.lastIndexOf('/', query < 0 ? canonical.length() : query) + 1;
  }

  private static @Nullable ScopeFault difference(String from, String to) {
    String host = host(from);
    String other = host(to);
    if (!bare(host).equals(bare(other))) {
      return OTHER_HOST;
    } else if (!UrlText.scheme(from).equals(UrlText.scheme(to))) {
      return SCHEME_MISMATCH;
    } else if (!host.equals(other)) {
      return WWW_MISMATCH;
    } else if (UrlParts.port(from) != UrlParts.port(to)) {
      return PORT_MISMATCH;
    }
    String directory = from.substring(UrlParts.path(from), directoryEnd(from));
    return to.startsWith(directory, UrlParts.path(to)) ? null : OUT_OF_SCOPE;
  }

  private static String host(String canonical) {
    return String.valueOf(UrlParts.hostName(canonical)); // https://user@/a has none
  }

  private static String bare(String host) {
    return host.startsWith(WWW) ? host.substring(WWW.length()) : host;
  }
}
