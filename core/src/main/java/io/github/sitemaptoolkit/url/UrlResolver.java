package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.text.XmlText;
import org.jspecify.annotations.Nullable;

/**
 * Resolves relative urls as RFC 3986 section 5.2 specifies.
 *
 * @since 0.1
 */
public final class UrlResolver {

  /**
   * The maximum length of a base or a relative url, in characters. Servers accept no longer ones,
   * and a long base would be repeated for each entry.
   */
  public static final int LONGEST = 8 * 1024;

  private UrlResolver() {}

  /** Returns whether a url is longer than {@link #LONGEST}. */
  public static boolean isTooLong(String url) {
    return url.length() > LONGEST;
  }

  /**
   * Resolves a relative url; returns null if that is not possible. Characters that a url may not
   * have are kept unchanged behind the host; a host with such characters is not possible.
   */
  public static @Nullable String resolve(String base, String relative) {
    if (isTooLong(base) || isTooLong(relative)) {
      return null;
    }
    String outer = XmlText.trim(base);
    String inner = XmlText.trim(relative);
    int path = UrlText.isAbsolute(outer) ? path(outer, outer.indexOf(':') + 1) : UrlParts.NONE;
    int own = path(inner, UrlText.isAbsolute(inner) ? inner.indexOf(':') + 1 : 0);
    if (path < 0 || own < 0) {
      return null;
    } else if (UrlText.isAbsolute(inner)) {
      return inner;
    } else if (own > 0) {
      String scheme = outer.substring(0, outer.indexOf(':') + 1);
      return scheme + inner.substring(0, own) + withoutDots(inner.substring(own));
    }
    String origin = outer.substring(0, path);
    String page = outer.substring(path, UrlParts.end(outer, "#", path));
    page = page.startsWith("/") ? page : "/" + page;
    String file = page.substring(0, UrlParts.pathEnd(page));
    if (inner.isEmpty() || inner.startsWith("#")) {
      return origin + page + inner;
    } else if (inner.startsWith("?")) {
      return origin + file + inner;
    }
    String directory = inner.startsWith("/") ? "" : file.substring(0, file.lastIndexOf('/') + 1);
    return origin + withoutDots(directory + inner);
  }

  /**
   * Returns where the path of a url begins; {@link UrlParts#NONE} if it has none, as mailboxes do,
   * or if its host and port are impossible.
   *
   * @param begin where the url begins, without its scheme
   */
  private static int path(String url, int begin) {
    if (!url.startsWith("//", begin)) {
      return begin == 0 || url.startsWith("/", begin) ? begin : UrlParts.NONE;
    }
    int authority = begin + 2;
    int end = UrlParts.authorityEnd(url, authority);
    int host = UrlParts.host(url, authority, end);
    int hostEnd = UrlParts.hostEnd(url, host, end);
    boolean literal = host < end && url.charAt(host) == '[';
    boolean possible =
        (authority < end || (begin > 0 && url.startsWith("/", end)))
            && (!literal || IpAddress.isLiteral(url, host, hostEnd))
            && isClean(url, authority, literal ? host : hostEnd)
            && isClean(url, hostEnd, end);
    return possible ? end : UrlParts.NONE;
  }

  private static boolean isClean(String url, int begin, int end) {
    for (int i = begin; i < end; i++) {
      char c = url.charAt(i);
      boolean never =
          c <= ' '
              || Character.isSpaceChar(c)
              || UrlChars.isControl(c)
              || UrlChars.isInvisible(c)
              || UrlChars.is(UrlChars.ILLEGAL, c);
      if (never) {
        return false;
      }
    }
    return PercentEncoding.isValid(url, begin, end);
  }

  /**
   * Returns a path and what follows it, without the segments {@code .} and {@code ..} of the path,
   * as RFC 3986, 5.2.4, says.
   */
  static String withoutDots(String path) {
    int last = UrlParts.pathEnd(path);
    int dot = path.indexOf("/.");
    if (dot < 0 || dot > last) {
      return path;
    }
    var out = new StringBuilder(path.length());
    int at = 0;
    while (at < last) {
      int end = UrlParts.end(path, "/?#", at + 1);
      String segment = path.substring(at + 1, end);
      boolean up = segment.equals("..");
      if (up) {
        out.setLength(Math.max(0, out.lastIndexOf("/")));
      } else if (!segment.equals(".")) {
        out.append('/').append(segment);
      }
      if (end == last && (up || segment.equals("."))) {
        out.append('/');
      }
      at = end;
    }
    return out.append(path, last, path.length()).toString();
  }
}
