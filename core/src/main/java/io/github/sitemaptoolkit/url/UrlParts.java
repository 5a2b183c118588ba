package io.github.sitemaptoolkit.url;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Finds the parts of a url, most of them as indexes of its characters. Nothing is decoded.
 *
 * @since 0.1
 */
public final class UrlParts {

  /** Stands for a part that a url does not have. */
  public static final int NONE = -1;

  private UrlParts() {}

  /**
   * Returns where the user name, the host and the port begin; {@link #NONE} if there are none, or
   * if the scheme has something else there, as {@code android-app://com.Example.app} has.
   */
  public static int authority(String url) {
    if (url.startsWith("https://")) {
      return 8;
    } else if (url.startsWith("http://")) {
      return 7;
    }
    int colon = UrlText.isAbsolute(url) ? url.indexOf(':') : NONE;
    boolean host = colon > 0 && defaultPort(UrlText.scheme(url)) != NONE;
    return host && url.startsWith("//", colon + 1) ? colon + 3 : NONE;
  }

  /** Returns where the path, the query or the fragment begins. */
  public static int authorityEnd(String url, int authority) {
    int at = authority;
    while (at < url.length() && "/?#".indexOf(url.charAt(at)) < 0) {
      at++;
    }
    return at;
  }

  /** Returns where the host begins: behind the user name, if there is one. */
  public static int host(String url, int authority, int end) {
    return Math.max(authority, url.lastIndexOf('@', end - 1) + 1);
  }

  /** Returns where the host ends: before the colon of the port, if there is one. */
  public static int hostEnd(String url, int host, int end) {
    boolean literal = host < end && url.charAt(host) == '[';
    int from = literal ? url.indexOf(']', host) : host;
    int colon = from < 0 ? NONE : url.indexOf(':', from);
    return colon < 0 || colon > end ? end : colon;
  }

  /** Returns the port that a scheme, in lower case, uses by default; {@link #NONE} if unknown. */
  public static int defaultPort(String scheme) {
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

  /** Returns the number that a part of a url is; {@link #NONE} if it is not one up to 65,535. */
  public static int port(String url, int begin, int end) {
    int port = 0;
    for (int i = begin; i < end; i++) {
      int digit = url.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return NONE;
      }
      port = port * 10 + digit;
      if (port > 65_535) {
        return NONE;
      }
    }
    return begin < end ? port : NONE;
  }

  /** Returns whether a part of a url contains ASCII letters in upper case. */
  public static boolean hasUpperCase(String url, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (url.charAt(i) >= 'A' && url.charAt(i) <= 'Z') {
        return true;
      }
    }
    return false;
  }
}
