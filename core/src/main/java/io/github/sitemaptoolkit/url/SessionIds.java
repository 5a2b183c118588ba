package io.github.sitemaptoolkit.url;

/** Session ids in urls. */
final class SessionIds {

  /** Names that nobody uses for anything else. */
  private static final String[] NAMES = {
    "jsessionid=",
    "phpsessid=",
    "asp.net_sessionid=",
    "aspsessionid", // followed by letters that differ from server to server
    "cfid=",
    "cftoken=",
    "oscsid=",
    "xtcsid=",
    "zenid="
  };

  /** Names that may mean something else, such as the id of a shop, if their value is short. */
  private static final String[] GENERIC = {
    "sid=", "sessid=", "session=", "sessionid=", "session_id="
  };

  private static final int LEAST_LENGTH = 16;

  private SessionIds() {}

  /** Returns whether a url contains a session id. */
  static boolean isIn(String url, int from) {
    for (int i = from; i < url.length(); i++) {
      switch (url.charAt(i)) {
        case '?', '&', ';' -> {
          if (isParameter(url, i + 1)) {
            return true;
          }
        }
        case '(' -> {
          // ASP.NET without cookies: /(S(lit3py55t21z5v55vlm25s55))/page.aspx
          if (url.startsWith("/(S(", i - 1) && isId(url, i + 3)) {
            return true;
          }
        }
        default -> {}
      }
    }
    return false;
  }

  private static boolean isParameter(String url, int at) {
    if (at >= url.length() || "acjopsxz".indexOf(url.charAt(at) | 0x20) < 0) {
      return false; // most parameters, without looking for each name
    }
    for (String name : NAMES) {
      if (url.regionMatches(true, at, name, 0, name.length())) {
        return true;
      }
    }
    for (String name : GENERIC) {
      if (url.regionMatches(true, at, name, 0, name.length())) {
        return isId(url, at + name.length());
      }
    }
    return false;
  }

  private static boolean isId(String url, int begin) {
    int end = begin;
    boolean digit = false;
    while (end < url.length() && UrlChars.is(UrlChars.LETTER | UrlChars.DIGIT, url.charAt(end))) {
      digit |= url.charAt(end) <= '9';
      end++;
    }
    return digit && end - begin >= LEAST_LENGTH;
  }
}
