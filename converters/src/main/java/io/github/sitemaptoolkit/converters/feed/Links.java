package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.internal.url.UrlResolver;
import io.github.sitemaptoolkit.internal.url.UrlText;
import io.github.sitemaptoolkit.internal.xml.Padding;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * Makes the urls of a feed absolute.
 *
 * <p>An absolute url comes back exactly as written, whatever is wrong with it. A relative one is
 * resolved against the {@code xml:base} in force, else against the page that the feed belongs to;
 * where neither is known, or one of the two is too long, it stays as it is, with a problem.
 */
final class Links {

  private final FeedLog log;
  private final String resolvedCode;
  private @Nullable String feedLink;

  /**
   * Creates the links of a feed.
   *
   * @param resolvedCode the code of the problem that tells of relative urls, once a feed
   */
  Links(FeedLog log, String resolvedCode) {
    this.log = log;
    this.resolvedCode = resolvedCode;
  }

  /** Sets the page that the feed belongs to. */
  void feedLink(@Nullable String url) {
    feedLink = url;
  }

  /** Returns an absolute url where that can be known; null if there is none or it is empty. */
  @Nullable String url(@Nullable String raw, @Nullable String base, Location at) {
    String url = raw == null ? "" : withoutPadding(raw, at);
    if (url.isEmpty() || UrlText.isAbsolute(url)) {
      return url.isEmpty() ? null : url;
    }
    String page = feedLink;
    String outer = base == null ? page : base;
    if (base != null && !UrlText.isAbsolute(base) && page != null) {
      outer = UrlResolver.resolve(page, base);
    }
    // www.example.com/a is an address without its scheme, not a file beside the feed
    if (outer == null || !UrlText.isAbsolute(outer) || url.startsWith("www.")) {
      log.report(
          Severity.ERROR,
          "url.relative",
          Problem.quoted(url)
              + " is not absolute and nothing says what it belongs to; it is kept as it is",
          at);
      return url;
    }
    if (UrlResolver.isTooLong(url) || UrlResolver.isTooLong(outer)) {
      log.report(
          Severity.ERROR,
          "url.relative",
          Problem.quoted(url)
              + " is not absolute; it or what it belongs to has more than "
              + UrlResolver.LONGEST
              + " characters, so it is kept as it is",
          at);
      return url;
    }
    String resolved = UrlResolver.resolve(outer, url);
    if (resolved == null) {
      log.report(
          Severity.ERROR,
          "url.invalid",
          Problem.quoted(url)
              + " cannot be resolved against "
              + Problem.quoted(outer)
              + "; it is kept as it is",
          at);
      return url;
    }
    log.once(
        Severity.WARNING,
        resolvedCode,
        "relative urls are resolved, such as "
            + Problem.quoted(url)
            + " against "
            + Problem.quoted(outer),
        at);
    return resolved;
  }

  /** Returns a url without the spaces around it; those that XML does not know are reported. */
  String withoutPadding(String raw, Location at) {
    if (Padding.isUnusual(raw)) {
      log.report(Severity.WARNING, Padding.CODE, Padding.MESSAGE, at);
    }
    return Padding.strip(raw);
  }

  /** Returns whether a url is an absolute one of the web. */
  static boolean isWeb(String url) {
    return url.regionMatches(true, 0, "http://", 0, 7)
        || url.regionMatches(true, 0, "https://", 0, 8);
  }

  /**
   * Returns a url if it can be that of a page; else null, with a problem: there are links that run
   * a script or write a mail.
   */
  @Nullable String page(@Nullable String url, Location at) {
    if (url == null || !UrlText.isAbsolute(url) || hasWebScheme(url)) {
      return url;
    }
    log.report(
        Severity.ERROR,
        "url.scheme",
        "the link " + Problem.quoted(url) + " is no page: its scheme is neither http nor https",
        at);
    return null;
  }

  private static boolean hasWebScheme(String url) {
    return url.regionMatches(true, 0, "http:", 0, 5) || url.regionMatches(true, 0, "https:", 0, 6);
  }
}
