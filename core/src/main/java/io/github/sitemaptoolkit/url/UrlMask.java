package io.github.sitemaptoolkit.url;

import java.util.HexFormat;

/**
 * Hides from {@link java.net.URI} what it refuses or would change, and shows it again.
 *
 * <p>Behind scheme and host, a character that no url may have becomes a mark with its number in
 * hexadecimal digits, which URI takes for letters. Between two slashes goes a mark of nothing, as
 * URI would make one of them. The marks are noncharacters, which XML cannot hold.
 *
 * @since 0.1
 */
public final class UrlMask {

  private static final char CHARACTER = '\uFFFF';
  private static final char NOTHING = '\uFFFE';
  private static final int DIGITS = 4;
  private static final String REFUSED = "\"<>[\\]^`{|}";

  private UrlMask() {}

  /** Returns a url that URI accepts if its scheme and host are good. */
  public static String mask(String url) {
    int begin = UrlText.isAbsolute(url) ? url.indexOf(':') + 1 : 0;
    if (url.startsWith("//", begin)) {
      begin = indexOfAny("/?#", url, begin + 2);
    }
    int path = indexOfAny("?#", url, begin);
    int segment = begin == 0 ? indexOfAny("/", url, 0) : 0; // its colon would end a scheme
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

  /** Returns a masked url as it was. */
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
