package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.internal.xml.Padding;
import io.github.sitemaptoolkit.internal.xml.XmlText;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * Makes the urls of a feed absolute.
 *
 * <p>An absolute url comes back exactly as written, whatever is wrong with it. A relative one is
 * resolved against the {@code xml:base} in force, else against the page that the feed belongs to;
 * where neither is known, or one of the two is too long, it stays as it is, with a problem.
 */
final class Links {

  /**
   * How long a url may be that is resolved, or resolved against, in characters. No server takes a
   * longer one; and a long base would be repeated for each item of a feed.
   */
  static final int LONGEST = 8 * 1024;

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
    if (url.isEmpty() || isAbsolute(url)) {
      return url.isEmpty() ? null : url;
    }
    String page = feedLink;
    String outer = base == null ? page : base;
    if (base != null && !isAbsolute(base) && page != null) {
      outer = resolve(page, base);
    }
    // www.example.com/a is an address without its scheme, not a file beside the feed
    if (outer == null || !isAbsolute(outer) || url.startsWith("www.")) {
      log.report(
          Severity.ERROR,
          "url.relative",
          Problem.quoted(url)
              + " is not absolute and nothing says what it belongs to; it is kept as it is",
          at);
      return url;
    }
    if (isTooLong(url) || isTooLong(outer)) {
      log.report(
          Severity.ERROR,
          "url.relative",
          Problem.quoted(url)
              + " is not absolute; it or what it belongs to has more than "
              + LONGEST
              + " characters, so it is kept as it is",
          at);
      return url;
    }
    String resolved = resolve(outer, url);
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

  /** Returns whether a url begins with a scheme. */
  static boolean isAbsolute(String url) {
    for (int i = 0; i < url.length(); i++) {
      char c = url.charAt(i);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      if (c == ':') {
        return i > 0;
      } else if (!letter
          && (i == 0 || !((c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.'))) {
        return false;
      }
    }
    return false;
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
    if (url == null || !isAbsolute(url) || hasWebScheme(url)) {
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

  private static boolean isTooLong(String url) {
    return url.length() > LONGEST;
  }

  /**
   * Returns a relative url resolved, or null if that is not possible. Its characters stay as they
   * are, whether a url may have them or not.
   */
  static @Nullable String resolve(String base, String relative) {
    if (isTooLong(base) || isTooLong(relative)) {
      return null;
    }
    String resolved =
        resolveStrict(UrlMask.mask(XmlText.trim(base)), UrlMask.mask(XmlText.trim(relative)));
    return resolved == null ? null : UrlMask.unmask(resolved);
  }

  private static @Nullable String resolveStrict(String base, String relative) {
    try {
      URI outer = new URI(base);
      URI inner = new URI(relative);
      String path = outer.getRawPath();
      if (!outer.isAbsolute() || path == null || inner.isOpaque()) {
        return null;
      }
      if (path.isEmpty()) {
        outer = outer.resolve("/"); // else the path would be put right behind the host
      }
      if (inner.getRawPath().isEmpty() && inner.getRawAuthority() == null) {
        return pageOf(outer, inner); // URI would drop the page's name
      }
      return withoutStepsAboveRoot(outer.resolve(inner).toString());
    } catch (URISyntaxException | IllegalArgumentException e) {
      return null;
    }
  }

  private static String pageOf(URI page, URI change) {
    String text = page.toString();
    int end = text.indexOf('#');
    text = end < 0 ? text : text.substring(0, end);
    if (change.getRawQuery() != null) {
      end = text.indexOf('?');
      text = end < 0 ? text : text.substring(0, end);
    }
    return text + change;
  }

  private static String withoutStepsAboveRoot(String url) {
    int path = url.indexOf('/', url.indexOf("://") + 3);
    if (path < 0) {
      return url;
    }
    int end = path;
    while (url.startsWith("/../", end)) {
      end += 3;
    }
    String rest = url.substring(end);
    return url.substring(0, path) + (rest.equals("/..") ? "/" : rest);
  }
}
