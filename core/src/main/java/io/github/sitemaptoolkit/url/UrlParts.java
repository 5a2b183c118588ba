package io.github.sitemaptoolkit.url;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds the parts of a url, most of them as indexes of its characters. Nothing is decoded.
 *
 * @since 0.1
 */
public final class UrlParts {

  /** Stands for a part that a url does not have. */
  public static final int NONE = -1;

  private static final String ESCAPED = "&amp;"; // an ampersand, for XML

  private UrlParts() {}

  /** Returns where the first of some characters is; the length of the text if there is none. */
  static int end(String text, String ends, int from) {
    int at = from;
    while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return at;
  }

  /**
   * Returns whether a text begins with {@code http://} or {@code https://}, in any case, and
   * something follows, even if that is not a host.
   */
  public static boolean isHttp(String text) {
    int authority = http(text);
    return authority > 0 && authority < text.length();
  }

  /** Returns where the authority of an http or https url begins; {@link #NONE} for other texts. */
  static int http(String url) {
    if (url.startsWith("https://")) {
      return 8;
    } else if (url.startsWith("http://")) {
      return 7;
    } else if (!url.regionMatches(true, 0, "http", 0, 4)) {
      return NONE;
    }
    int colon = url.startsWith("s", 4) || url.startsWith("S", 4) ? 5 : 4;
    return url.startsWith("://", colon) ? colon + 3 : NONE;
  }

  /**
   * Returns where the user name, the host and the port begin; {@link #NONE} if there are none, or
   * if the scheme has something else there, as {@code android-app://com.Example.app} has.
   */
  public static int authority(String url) {
    int http = http(url);
    if (http > 0 || !UrlText.isAbsolute(url)) {
      return http;
    }
    int colon = url.indexOf(':');
    boolean host = url.startsWith("//", colon + 1) && defaultPort(UrlText.scheme(url)) != NONE;
    return host ? colon + 3 : NONE;
  }

  /** Returns where the path, the query or the fragment begins. */
  public static int authorityEnd(String url, int authority) {
    int at = authority;
    while (at < url.length() && !isEnd(url.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isEnd(char c) {
    return c == '/' || c == '?' || c == '#';
  }

  /** Returns where the path begins, or what follows an empty one; 0 without an authority. */
  public static int path(String url) {
    int authority = authority(url);
    return authority < 0 ? 0 : authorityEnd(url, authority);
  }

  /**
   * Returns the url of the root directory, such as {@code https://e.com/}; empty without a host.
   */
  public static String root(String url) {
    int authority = authority(url);
    int path = path(url);
    return authority < 0 || authority == path ? "" : url.substring(0, path) + '/';
  }

  /** Returns where the query or the fragment begins; the length of the url if it has neither. */
  public static int pathEnd(String url) {
    int query = url.indexOf('?');
    int fragment = url.indexOf('#');
    int length = url.length();
    return Math.min(query < 0 ? length : query, fragment < 0 ? length : fragment);
  }

  /**
   * Returns where the fragment begins, at its number sign; the length of the url if it has none. A
   * number sign of an ampersand that was escaped twice for XML begins none, except in a host.
   */
  public static int fragment(String url) {
    int at = url.indexOf('#');
    while (at > 0 && url.charAt(at - 1) == '&' && UrlText.isEntity(url, at - 1) && at > path(url)) {
      at = url.indexOf('#', at + 1);
    }
    return at < 0 ? url.length() : at;
  }

  /**
   * Returns a url without some parameters of its query; the same text if it has none of them. What
   * stays is kept as it is written; a query of which nothing is left goes with its question mark.
   * Parameters end at an ampersand, even if that was escaped twice for XML, or at a semicolon.
   *
   * @param dropped accepts the names of the parameters to leave out, as they are written
   */
  public static String withoutParameters(String url, Predicate<String> dropped) {
    int query = pathEnd(url) + 1;
    int queryEnd = fragment(url);
    var kept = new StringBuilder();
    boolean changed = false;
    int lead = query; // where the separator before a parameter is
    for (int from = query; from < queryEnd; ) {
      int to = Math.min(end(url, "&;", from), queryEnd);
      String name = url.substring(from, Math.min(end(url, "=", from), to));
      if (from < to && dropped.test(name)) {
        changed = true;
      } else {
        kept.append(url, kept.isEmpty() ? from : lead, to);
      }
      lead = to;
      from = to + (url.startsWith(ESCAPED, to) ? ESCAPED.length() : 1);
    }
    if (!changed) {
      return url;
    }
    String begin = url.substring(0, kept.isEmpty() ? query - 1 : query);
    return begin + kept + url.substring(queryEnd);
  }

  /**
   * Returns where the host begins: behind the user name, if there is one.
   *
   * @param authority as {@link #authority} returns it
   * @param end as {@link #authorityEnd} returns it
   */
  public static int host(String url, int authority, int end) {
    return Math.max(authority, url.lastIndexOf('@', end - 1) + 1);
  }

  /**
   * Returns where the host ends: before the colon of the port, if there is one.
   *
   * @param host where it begins
   * @param end as {@link #authorityEnd} returns it
   */
  public static int hostEnd(String url, int host, int end) {
    boolean literal = host < end && url.charAt(host) == '[';
    int from = literal ? url.indexOf(']', host) : host;
    int colon = from < 0 ? NONE : url.indexOf(':', from);
    return colon < 0 || colon > end ? end : colon;
  }

  /** Returns the port that a scheme, in lower case, uses by default; {@link #NONE} if unknown. */
  static int defaultPort(String scheme) {
    return switch (scheme) {
      case "http" -> 80;
      case "https" -> 443;
      case "ftp" -> 21;
      case "ftps" -> 990;
      default -> NONE;
    };
  }

  /** Returns the host in lower case; null if there is none. */
  public static @Nullable String hostName(String url) {
    int authority = authority(url);
    if (authority < 0) {
      return null;
    }
    int end = authorityEnd(url, authority);
    int begin = host(url, authority, end);
    int hostEnd = hostEnd(url, begin, end);
    return begin == hostEnd ? null : url.substring(begin, hostEnd).toLowerCase(Locale.ROOT);
  }

  /**
   * Returns whether a url has a host. Allocates nothing, unlike {@link #hostName}.
   *
   * @param host the host in lower case
   */
  public static boolean hasHost(String url, String host) {
    int authority = authority(url);
    if (authority < 0) {
      return false;
    }
    int end = authorityEnd(url, authority);
    int begin = host(url, authority, end);
    int length = hostEnd(url, begin, end) - begin;
    return length > 0 && length == host.length() && url.regionMatches(true, begin, host, 0, length);
  }

  /**
   * Returns whether the host of a url is one of some domains, or within one. Allocates nothing.
   *
   * @param domains their names in lower case
   */
  public static boolean isWithin(String url, List<String> domains) {
    int authority = authority(url);
    if (authority < 0) {
      return false;
    }
    int end = authorityEnd(url, authority);
    int begin = host(url, authority, end);
    int hostEnd = hostEnd(url, begin, end);
    for (int i = 0; i < domains.size(); i++) {
      if (isWithin(url, begin, hostEnd, domains.get(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the host between two indexes of a url is a domain, or within it. Allocates
   * nothing.
   *
   * @param domain its name in lower case
   */
  public static boolean isWithin(String url, int host, int hostEnd, String domain) {
    int from = hostEnd - domain.length();
    boolean may = from == host || (from > host && url.charAt(from - 1) == '.');
    return may && url.regionMatches(true, from, domain, 0, domain.length());
  }

  /**
   * Returns whether two urls have hosts that differ. Allocates nothing, and is fast for urls that
   * begin alike.
   */
  public static boolean haveOtherHosts(String url, String other) {
    int slash = url.indexOf('/', "https://".length());
    if (slash > 0 && other.regionMatches(0, url, 0, slash + 1)) {
      return false;
    }
    String host = hostName(url);
    return host != null && authority(other) >= 0 && !hasHost(other, host);
  }

  /**
   * Returns whether a url is http and that of the page that shows it is https, so that browsers ask
   * for it by https, or not at all.
   */
  public static boolean isInsecure(String url, String page) {
    return url.regionMatches(true, 0, "http://", 0, 7)
        && page.regionMatches(true, 0, "https://", 0, 8);
  }

  /** Returns the port, by default that of the scheme; {@link #NONE} if there is none. */
  public static int port(String url) {
    int authority = authority(url);
    if (authority < 0) {
      return NONE;
    }
    int end = authorityEnd(url, authority);
    int begin = hostEnd(url, host(url, authority, end), end) + 1;
    return begin < end ? UrlChars.number(url, begin, end) : defaultPort(UrlText.scheme(url));
  }
}
