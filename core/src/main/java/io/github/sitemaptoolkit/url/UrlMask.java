package io.github.sitemaptoolkit.url;

import java.util.HexFormat;

/**
 * Masks the parts of a url that {@link java.net.URI} rejects or would change, and unmasks them.
 *
 * <p>After scheme and host, each character that a url may not have is replaced by a marker and its
 * number in hexadecimal digits, which URI accepts as letters. Between two slashes another marker is
 * inserted, as URI would merge them. The markers are noncharacters, which cannot occur in XML.
 *
 * @since 0.1
 */
public final class UrlMask {

  private static final char CHARACTER = '\uFFFF';
  private static final char NOTHING = '\uFFFE';
  private static final int DIGITS = 4;
  private static final String REFUSED = "\"<>[\\]^`{|}";

  private UrlMask() {}

  /** Returns a masked url, which URI accepts if its scheme and host are valid. */
  public static String mask(String url) {
    int begin = UrlText.isAbsolute(url) ? url.indexOf(':') + 1 : 0;
    if (url.startsWith("//", begin)) {
      begin = indexOfAny("/?#", url, begin + 2);
    }
    int path = indexOfAny("?#", url, begin);
    int segment = begin == 0 ? indexOfAny("/", url, 0) : 0; // a colon in it would end a scheme
    int fragment = url.indexOf('#', begin);
    var masked = new StringBuilder(url.length());
    for (int i = 0; i < url.length(); i++) {
      char c = url.charAt(i);
      if (i < begin
          ? isMark(c)
          : isRefused(url, i)
              || (c == ':' && i < segment && i < path)
              || (c == '#' && i != fragment)) {
        masked.append(CHARACTER).append(HexFormat.of().toHexDigits(c));
      } else {
        boolean empty = c == '/' && i > begin && i < path && url.charAt(i - 1) == '/';
        masked.append(empty ? String.valueOf(NOTHING) : "").append(c);
      }
    }
    return masked.toString();
  }

  private static int indexOfAny(String ends, String url, int from) {
    int at = from;
    while (at < url.length() && ends.indexOf(url.charAt(at)) < 0) {
      at++;
    }
    return at;
  }

  private static boolean isRefused(String url, int at) {
    char c = url.charAt(at);
    if (c == '%') {
      return !isHex(url, at + 1) || !isHex(url, at + 2);
    }
    return REFUSED.indexOf(c) >= 0
        || Character.isISOControl(c)
        || Character.isSpaceChar(c)
        || isMark(c);
  }

  private static boolean isMark(char c) {
    return c == CHARACTER || c == NOTHING;
  }

  private static boolean isHex(String url, int at) {
    return at < url.length() && HexFormat.isHexDigit(url.charAt(at));
  }

  /** Returns the original url of a masked one. */
  public static String unmask(String masked) {
    var url = new StringBuilder(masked.length());
    for (int i = 0; i < masked.length(); i++) {
      char c = masked.charAt(i);
      if (c == CHARACTER) {
        url.append((char) HexFormat.fromHexDigits(masked, i + 1, i + 1 + DIGITS));
        i += DIGITS;
      } else if (c != NOTHING) {
        url.append(c);
      }
    }
    return url.toString();
  }
}
