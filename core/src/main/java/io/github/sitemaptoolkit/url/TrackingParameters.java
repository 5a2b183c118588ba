package io.github.sitemaptoolkit.url;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds parameters of a query that only say how a visitor came to the page, and that the canonical
 * url of a page does not have.
 *
 * @since 0.1
 */
public final class TrackingParameters {

  private static final String CAMPAIGN = "utm_"; // of Google Analytics, and many others

  /** Those that advertising networks and mailers add. */
  private static final Set<String> NAMES =
      Set.of(
          "gclid",
          "gclsrc",
          "gbraid",
          "wbraid",
          "dclid",
          "fbclid",
          "msclkid",
          "yclid",
          "twclid",
          "ttclid",
          "igshid",
          "mc_cid",
          "mc_eid",
          "_ga",
          "_gl",
          "li_fat_id",
          "srsltid");

  private static final int SHORTEST = 3; // _ga
  private static final boolean[] FIRST = new boolean[0x80]; // letters with which one begins

  static {
    FIRST[CAMPAIGN.charAt(0)] = true;
    NAMES.forEach(name -> FIRST[name.charAt(0)] = true);
  }

  private TrackingParameters() {}

  /** Returns the name of the first such parameter, as written; null if there is none. */
  public static @Nullable String find(String url) {
    int end = UrlParts.fragment(url);
    int at = UrlParts.pathEnd(url) + 1;
    while (at < end) {
      int next = nextParameter(url, at, end);
      if (isAt(url, at, next)) {
        int equals = url.indexOf('=', at);
        return url.substring(at, equals < 0 || equals > next ? next : equals);
      }
      at = next + 1;
    }
    return null;
  }

  /** Returns whether the parameter between two places of a text is such a one. */
  static boolean isAt(String text, int from, int end) {
    if (from == end || !mayBegin(text.charAt(from))) {
      return false;
    }
    int to = from;
    while (to < end && text.charAt(to) != '=') {
      to++;
    }
    if (to - from < SHORTEST) {
      return false;
    }
    String lower = text.substring(from, to).toLowerCase(Locale.ROOT);
    return lower.startsWith(CAMPAIGN) || NAMES.contains(lower);
  }

  /** Returns whether a name may begin with a character, in any case. */
  private static boolean mayBegin(char c) {
    return c >= FIRST.length || FIRST[Character.toLowerCase(c)];
  }

  private static int nextParameter(String url, int from, int end) {
    int at = from;
    while (at < end && url.charAt(at) != '&' && url.charAt(at) != ';') {
      at++;
    }
    return at;
  }
}
