package io.github.sitemaptoolkit.url;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Tells which urls most probably lead to the same page: they are equal but for the scheme, {@code
 * www.}, a default port, slashes that are doubled or at the end, the name of a default document
 * such as {@code index.html}, the case of a word in the path, the order of parameters, parameters
 * that are empty or only {@linkplain TrackingParameters serve to track} visitors, or what {@link
 * CanonicalUrl} makes equal.
 *
 * <p>Servers may answer such urls differently, so this is for warnings, never for changing a url.
 * Parameters are compared as they are, and so are path segments that look like an id, such as
 * {@code dQw4w9WgXcQ}.
 *
 * @since 0.1
 */
public final class PageKey {

  /** The factor of hashes that all who ask for one of the same url can share. */
  public static final long FACTOR = 0x9E3779B97F4A7C15L;

  private static final String WWW = "www.";
  private static final int LONGEST_ENDING = 6;

  /** What a plain url consists of: characters of its host, and others of its path. */
  private static final byte HOST = 1;

  private static final byte PATH = 2;
  private static final byte[] KINDS = new byte[0x80];

  static {
    for (char c = 'a'; c <= 'z'; c++) {
      KINDS[c] = HOST;
    }
    for (char c : "0123456789.-".toCharArray()) {
      KINDS[c] = HOST;
    }
    for (char c : "_~,+".toCharArray()) {
      KINDS[c] = PATH;
    }
  }

  private PageKey() {}

  /**
   * Returns the key of a url: the same text for urls that probably lead to the same page. A text
   * that is not an absolute http or https url is its own key.
   */
  public static String of(String url) {
    int authority = UrlParts.http(url);
    if (authority < 0) {
      return url;
    }
    int end = plainEnd(url, authority);
    return end < 0 ? build(CanonicalUrl.of(url)) : url.substring(begin(url, authority), end);
  }

  /**
   * Returns a hash of the key of a url, without creating the key where the url is usual.
   *
   * @param factor an odd number; a random one if others choose the urls and must not be able to
   *     choose such with equal hashes
   */
  public static long hash(String url, long factor) {
    int authority = UrlParts.http(url);
    int end = authority < 0 ? url.length() : plainEnd(url, authority);
    if (end >= 0) {
      return hash(url, authority < 0 ? 0 : begin(url, authority), end, factor);
    }
    String key = of(url);
    return hash(key, 0, key.length(), factor);
  }

  /** Returns whether the key of a url is a part of it, which is found without looking closer. */
  static boolean isPlain(String url) {
    int authority = UrlParts.http(url);
    return authority > 0 && plainEnd(url, authority) >= 0;
  }

  /**
   * Returns where the key of a url ends of which only the end remains to be looked at: its site is
   * plain, and so are all characters of its path.
   */
  static int plainEnd(String url) {
    return plainEnd(url, url.lastIndexOf('/') + 1, url.length());
  }

  /** Returns whether there is an empty segment of a path, or maybe a dot segment. */
  static boolean hasUnusualSegment(String url, int authority) {
    return url.contains("/.") || url.indexOf("//", authority) > 0;
  }

  /** Returns the hash of the key of such a url. */
  static long plainHash(String url, int authority, int end, long factor) {
    return hash(url, begin(url, authority), end, factor);
  }

  /** Returns whether two urls probably lead to the same page. */
  public static boolean isSame(String url, String other) {
    if (url.equals(other)) {
      return true;
    }
    int authority = UrlParts.http(url);
    int end = authority < 0 ? -1 : plainEnd(url, authority);
    int otherAuthority = end < 0 ? -1 : UrlParts.http(other);
    int otherEnd = otherAuthority < 0 ? -1 : plainEnd(other, otherAuthority);
    if (otherEnd < 0) {
      return of(url).equals(of(other));
    }
    int from = begin(url, authority); // of usual urls, the keys are not created
    int otherFrom = begin(other, otherAuthority);
    return end - from == otherEnd - otherFrom
        && url.regionMatches(from, other, otherFrom, end - from);
  }

  private static long hash(String text, int from, int to, long factor) {
    long hash = 0;
    int at = from;
    long factor2 = factor * factor;
    long factor4 = factor2 * factor2;
    for (; at + 3 < to; at += 4) { // because each product has to wait for the one before
      long two = text.charAt(at) * factor + text.charAt(at + 1);
      long more = text.charAt(at + 2) * factor + text.charAt(at + 3);
      hash = hash * factor4 + (two * factor2 + more);
    }
    for (; at < to; at++) {
      hash = hash * factor + text.charAt(at);
    }
    return hash ^ (hash >>> 32);
  }

  private static int begin(String url, int authority) {
    return url.startsWith(WWW, authority) ? authority + WWW.length() : authority;
  }

  /**
   * Returns where the key of a url ends if it is a part of the url: there are only lower case
   * letters, digits, and other plain characters in the path. Returns -1 for any other url.
   */
  private static int plainEnd(String url, int authority) {
    int at = authority;
    while (at < url.length() && kind(url.charAt(at)) == HOST) {
      at++;
    }
    if (at == authority || at == url.length() || url.charAt(at) != '/') {
      return -1;
    }
    int segment = at + 1;
    for (; at < url.length(); at++) {
      char c = url.charAt(at);
      if (c == '?') {
        boolean directory = segment == at || isDefaultDocument(url, segment, at);
        return !directory && PageQuery.isPlain(url, at) ? url.length() : -1;
      } else if (c == '/' && (segment == at || url.startsWith(".", at + 1))) {
        return -1; // an empty segment, maybe a dot segment
      } else if (c == '/') {
        segment = at + 1;
      } else if (kind(c) == 0) {
        return -1;
      }
    }
    return plainEnd(url, segment, at);
  }

  /** Returns where the key of a plain url ends that ends with this segment. */
  private static int plainEnd(String url, int segment, int end) {
    return isDefaultDocument(url, segment, end) ? segment - 1 : segment == end ? end - 1 : end;
  }

  private static int kind(char c) {
    return c < KINDS.length ? KINDS[c] : 0;
  }

  private static String build(String url) {
    int authority = UrlParts.http(url);
    if (authority < 0) {
      return url;
    }
    int path = UrlParts.path(url);
    int end = UrlParts.pathEnd(url);
    int segment = url.lastIndexOf('/', end - 1) + 1;
    int last = end;
    if (segment > path && isDefaultDocument(url.toLowerCase(Locale.ROOT), segment, end)) {
      last = segment - 1;
    } else if (segment == end && end > path) {
      last = end - 1;
    }
    var key = new StringBuilder(url.length());
    key.append(withoutPort(url.substring(begin(url, authority), path)));
    for (int from = path; from < last; ) {
      int to = url.indexOf('/', from + 1);
      to = to < 0 || to > last ? last : to;
      String part = url.substring(from, to);
      if (part.length() > 1) { // otherwise a slash that is doubled
        key.append(isWord(part) ? part.toLowerCase(Locale.ROOT) : part);
      }
      from = to;
    }
    return key.append(PageQuery.key(url.substring(end))).toString();
  }

  /** Removes the port that is the default of either scheme. */
  private static String withoutPort(String authority) {
    for (String port : new String[] {":80", ":443"}) {
      if (authority.endsWith(port)) {
        return authority.substring(0, authority.length() - port.length());
      }
    }
    return authority;
  }

  /**
   * Returns whether a path segment looks like words, so that its case is a matter of taste: it has
   * no digit and no escape, and capital letters only where words begin, or nothing else.
   */
  private static boolean isWord(String segment) {
    boolean lower = false;
    boolean upperInside = false;
    for (int i = 0; i < segment.length(); i++) {
      char c = segment.charAt(i);
      if ((c >= '0' && c <= '9') || c == '%') {
        return false;
      }
      boolean letterBefore = i > 0 && Character.isLetter(segment.charAt(i - 1));
      lower |= c >= 'a' && c <= 'z';
      upperInside |= c >= 'A' && c <= 'Z' && letterBefore;
    }
    return !(lower && upperInside);
  }

  /** Returns whether a segment is index.html, default.aspx, or another name of the kind. */
  private static boolean isDefaultDocument(String url, int from, int end) {
    int ending;
    if (url.startsWith("index.", from)) {
      ending = from + 6;
    } else if (url.startsWith("default.", from)) {
      ending = from + 8;
    } else {
      return false;
    }
    if (ending >= end || end - ending > LONGEST_ENDING) {
      return false;
    }
    return switch (url.substring(ending, end)) {
      case "html", "htm", "shtml", "xhtml", "php", "asp", "aspx", "jsp", "cfm" -> true;
      default -> false;
    };
  }

  /**
   * The query in the key of a page: the parameters in the order of their names, without empty ones
   * and those that only serve to track visitors. Parameters of one name, as those of a list, keep
   * their order.
   */
  private static final class PageQuery {

    private static final Comparator<String> BY_NAME = Comparator.comparing(PageQuery::name);

    private PageQuery() {}

    /**
     * Returns whether a query is its own key, and has no character that may be written otherwise.
     *
     * @param from where its question mark is; it ends with the url
     */
    static boolean isPlain(String url, int from) {
      int last = -1; // where the parameter before begins
      int begin = from + 1;
      for (int at = begin; at <= url.length(); at++) {
        char c = at == url.length() ? '&' : url.charAt(at);
        if (c <= ' ' || c >= 0x7F || c == '%' || c == '#') {
          return false;
        } else if (c == '&') {
          if (at == begin
              || TrackingParameters.isAt(url, begin, at)
              || (last >= 0 && compareNames(url, last, begin) > 0)) {
            return false;
          }
          last = begin;
          begin = at + 1;
        }
      }
      return true;
    }

    private static int compareNames(String url, int first, int second) {
      int at = 0;
      while (true) {
        int a = nameChar(url, first + at);
        int b = nameChar(url, second + at);
        if (a != b || a < 0) {
          return a - b;
        }
        at++;
      }
    }

    /** Returns a character of a name; -1 behind its end. */
    private static int nameChar(String url, int at) {
      char c = at < url.length() ? url.charAt(at) : '&';
      return c == '=' || c == '&' ? -1 : c;
    }

    /**
     * Returns the key of a query, with its question mark; empty if nothing remains of it.
     *
     * @param query begins with a question mark; may be empty
     */
    static String key(String query) {
      List<String> parameters = new ArrayList<>();
      for (int from = 1; from < query.length(); ) {
        int end = query.indexOf('&', from);
        end = end < 0 ? query.length() : end;
        String parameter = query.substring(from, end);
        if (!parameter.isEmpty() && !TrackingParameters.isAt(query, from, end)) {
          parameters.add(parameter);
        }
        from = end + 1;
      }
      parameters.sort(BY_NAME);
      return parameters.isEmpty() ? "" : '?' + String.join("&", parameters);
    }

    private static String name(String parameter) {
      int equals = parameter.indexOf('=');
      return equals < 0 ? parameter : parameter.substring(0, equals);
    }
  }
}
