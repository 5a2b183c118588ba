package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.internal.text.Words;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks the texts of urls, for all readers and writers.
 *
 * <p>Urls are never changed. A url without faults is scanned once.
 *
 * @since 0.1
 */
public final class UrlJudge {

  /** The maximum length of the url of a page, in characters. */
  public static final int LONGEST = UrlFault.LONGEST;

  private static final Set<String> RESOURCES =
      Set.of("http", "https", "ftp", "ftps", "android-app", "ios-app");

  /** The faults that are found here, and are errors. */
  static final int ERRORS =
      UrlFault.bits(
          fault ->
              fault.compareTo(UrlFault.TOO_LONG) <= 0 && fault.code().severity() == Severity.ERROR);

  /** Where the scheme of a url has ended, before which no second one can end. */
  private static final int SHORTEST_SCHEME = "http://".length();

  private static final long HTTPS = Words.of("https://");
  private static final long HTTP = Words.of("http://");
  private static final long HTTP_NAME = Words.of("http");

  private UrlJudge() {}

  /**
   * Returns the faults of the url of a page or a sitemap as a set of bits, to be tested with {@link
   * UrlFault#isIn}; 0 for none. An empty url has no faults: callers report it as missing.
   */
  public static int page(String url) {
    int length = url.length() > UrlFault.LONGEST ? UrlFault.TOO_LONG.bit() : 0;
    int faults = judge(url, false) | length;
    boolean one = isOneUrl(url) || UrlFault.TEMPLATE.isIn(faults) || UrlFault.NOT_URL.isIn(faults);
    return one ? faults : UrlFault.WHITE_SPACE.without(faults) | UrlFault.TWO_URLS.bit();
  }

  /** Returns the faults of any other url, such as that of a picture, a video or a licence. */
  public static int resource(String url) {
    return judge(url, true);
  }

  /**
   * Returns the faults of a url as {@link #page} does.
   *
   * @param plain whether all characters are known to be visible ASCII other than {@code &}, {@code
   *     <}, {@code >} and <code>{</code>, so that none of them is a fault
   */
  public static int page(String url, boolean plain) {
    boolean fine = plain && isWeb(url) && url.length() <= UrlFault.LONGEST;
    return fine && !hasTwoSchemes(url) && isOneUrl(url) ? 0 : page(url);
  }

  /** Returns the faults of any other url as {@link #resource} does. */
  public static int resource(String url, boolean plain) {
    return plain && isWeb(url) && !hasTwoSchemes(url) ? 0 : resource(url);
  }

  private static int judge(String url, boolean resource) {
    int characters = characters(url);
    if (UrlFault.TEMPLATE.isIn(characters)) {
      return UrlFault.TEMPLATE.bit(); // the contents of a template are not further faults
    }
    boolean two = hasTwoSchemes(url);
    int shape = two ? UrlFault.DOUBLE_SCHEME.bit() : isWeb(url) ? 0 : shape(url, resource);
    return UrlFault.NOT_URL.isIn(shape) ? shape : characters | shape;
  }

  /**
   * Reports each fault of a url.
   *
   * @param path the path of the field that contains the url; null if unknown
   */
  public static void report(
      int faults, String url, Location at, @Nullable String path, Reporter reporter) {
    if (faults == 0) {
      return;
    }
    for (UrlFault fault : UrlFault.in(faults)) {
      reporter.report(fault.code(), at, path, () -> fault.message(url));
    }
  }

  /**
   * Reports each fault of a url because of which something is left out.
   *
   * @param path the path of the field that contains the url; null if unknown
   * @param left what is left out, for the message, such as {@code the row}
   */
  public static void missing(
      int faults, String url, Location at, @Nullable String path, String left, Reporter reporter) {
    for (UrlFault fault : UrlFault.in(faults)) {
      reporter.missing(
          fault.code(), at, path, () -> fault.message(url) + "; " + left + " is left out");
    }
  }

  /**
   * Returns whether a url begins as most do: with {@code http://} or {@code https://} and a letter
   * or digit.
   *
   * @param bytes holds the url in ASCII, and eight bytes behind it
   */
  public static boolean isUsualWeb(byte[] bytes, int from, int to) {
    long begin = Words.at(bytes, from);
    int host = begin == HTTPS ? 8 : (begin & Words.mask(7)) == HTTP ? 7 : to;
    return to - from > host
        && Character.isLetterOrDigit(bytes[from + host])
        && (Words.at(bytes, from + host) & Words.mask(4)) != HTTP_NAME;
  }

  /** Returns whether the host of a url is the beginning of another, as in https://https://e.com. */
  private static boolean hasTwoSchemes(String url) {
    int host = UrlParts.http(url);
    boolean letter = host >= 0 && host < url.length() && (url.charAt(host) | 0x20) == 'h';
    if (!letter || !url.regionMatches(true, host, "http", 0, 4)) {
      return false;
    }
    int end = host + (url.regionMatches(true, host, "https", 0, 5) ? 5 : 4);
    return url.startsWith("://", end) || url.startsWith("//", end);
  }

  /**
   * Returns whether no second url follows behind a separator in the path of a url, as in {@code
   * https://e.com/a|https://e.com/b}. A url inside another, as in an archive or in a query, has no
   * separator before it; pictures, whose servers take parameters in front of the url of the
   * original, are not to be asked.
   */
  public static boolean isOneUrl(String url) {
    int scheme = url.indexOf("://", SHORTEST_SCHEME);
    return scheme < 0 || !hasSecondUrl(url, scheme);
  }

  private static boolean hasSecondUrl(String url, int first) {
    int end = UrlParts.pathEnd(url);
    for (int at = first; at >= 0 && at < end; at = url.indexOf("://", at + 1)) {
      int begin = at - (url.regionMatches(true, at - 1, "s", 0, 1) ? 5 : 4);
      if (begin > 0
          && url.regionMatches(true, begin, "http", 0, 4)
          && isSeparator(url.charAt(begin - 1))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSeparator(char c) {
    return c == '|' || c == ';' || c == ',' || c <= ' ' || Character.isSpaceChar(c);
  }

  /** Returns whether a url with these faults must never become an entry. */
  public static boolean isUnusable(int faults) {
    return UrlFault.TEMPLATE.isIn(faults);
  }

  /** Returns whether a url with these faults has no site that a crawler could visit. */
  public static boolean isUncrawlable(int faults) {
    return UrlFault.TEMPLATE.isIn(faults)
        || UrlFault.NOT_URL.isIn(faults)
        || UrlFault.NO_SCHEME.isIn(faults)
        || UrlFault.RELATIVE.isIn(faults)
        || UrlFault.SCHEME.isIn(faults)
        || UrlFault.NO_HOST.isIn(faults)
        || UrlFault.DOUBLE_SCHEME.isIn(faults)
        || UrlFault.TWO_URLS.isIn(faults);
  }

  /** Returns whether a url is an absolute http or https url with a host. */
  public static boolean isWeb(String url) {
    int host = UrlParts.http(url);
    return host > 0 && url.length() > host && "/?#:".indexOf(url.charAt(host)) < 0;
  }

  private static int shape(String url, boolean resource) {
    if (url.isEmpty()) {
      return 0;
    } else if (!UrlText.isAbsolute(url)) {
      return switch (UrlText.reference(url)) {
        case RELATIVE -> UrlFault.RELATIVE.bit();
        case HOST -> UrlFault.NO_SCHEME.bit();
        case NONE -> UrlFault.NOT_URL.bit();
      };
    }
    String scheme = UrlText.scheme(url);
    if (scheme.equals("http") || scheme.equals("https")) {
      return UrlFault.NO_HOST.bit();
    }
    return resource && RESOURCES.contains(scheme) ? 0 : UrlFault.SCHEME.bit();
  }

  private static int characters(String url) {
    int faults = 0;
    for (int i = 0; i < url.length(); i++) {
      char c = url.charAt(i);
      if (UrlChars.isUnusual(c)) {
        faults |= unusual(url, i, c);
      }
    }
    return faults;
  }

  private static int unusual(String url, int at, char c) {
    return switch (c) {
      case '&' -> UrlText.isEntity(url, at) ? UrlFault.DOUBLE_ESCAPED.bit() : 0;
      case '{', '<' -> UrlText.isTemplate(url, at) ? UrlFault.TEMPLATE.bit() : 0;
      case '\uFFFD' -> UrlFault.REPLACEMENT_CHAR.bit();
      default -> c <= ' ' || UrlChars.isControl(c) ? UrlFault.WHITE_SPACE.bit() : 0;
    };
  }
}
