package io.github.sitemaptoolkit.url;

/**
 * Finds all faults of urls: those that {@link UrlJudge} finds, which each reader reports, and those
 * that only a validator reports.
 *
 * <p>A url without faults is scanned a few times, without allocating anything. Any text is
 * accepted; what is not a url has no other faults. Thread-safe.
 *
 * @since 0.1
 */
public final class UrlRules {

  private UrlRules() {}

  /**
   * Returns the faults of the url of a page or a sitemap as a set of bits, to be tested with {@link
   * UrlFault#isIn}; 0 for none.
   */
  public static int page(String url) {
    return all(url, UrlJudge.page(url));
  }

  /** Returns the faults of any other url, such as that of a picture, a video or a licence. */
  public static int resource(String url) {
    return UrlFault.DECODED_TOO_LONG.without(all(url, UrlJudge.resource(url)));
  }

  private static int all(String url, int known) {
    if (UrlFault.TEMPLATE.isIn(known) || UrlFault.NOT_URL.isIn(known)) {
      return known;
    }
    int authority = UrlParts.authority(url);
    int faults = authority < 0 ? known : known | Authority.faults(url, authority);
    int path = authority < 0 ? 0 : UrlParts.authorityEnd(url, authority);
    int kinds = UrlChars.kinds(url);
    faults |= pathFaults(url, path, kinds);
    int suspect = UrlChars.ILLEGAL | UrlChars.WIDE | UrlChars.FRAGMENT; // a second # is illegal
    return (kinds & suspect) == 0 ? faults : faults | characters(url, path);
  }

  /**
   * Returns the faults of segments, escapes and parameters.
   *
   * @param path where the path begins
   * @param kinds those of all characters of the url
   */
  static int pathFaults(String url, int path, int kinds) {
    int faults = (kinds & UrlChars.ESCAPE) == 0 ? 0 : escapes(url, path);
    if (ProgramWords.isSegmentOf(url, path)) {
      faults |= UrlFault.PROGRAM_WORD.bit();
    }
    boolean session = (kinds & UrlChars.PARAMETER) != 0 && SessionIds.isIn(url, path);
    return session ? faults | UrlFault.SESSION_ID.bit() : faults;
  }

  /**
   * Returns whether the only illegal characters of a url are brackets in its query, which browsers
   * and crawlers send as they are.
   */
  public static boolean hasOnlyBrackets(String url) {
    int question = url.indexOf('?');
    if (question < 0) {
      return false;
    }
    String query = url.substring(question).replace("[", "").replace("]", "");
    return !UrlFault.ILLEGAL_CHAR.isIn(page(url.substring(0, question) + query));
  }

  private static int characters(String url, int path) {
    int fragment = UrlParts.fragment(url);
    int faults = fragment < url.length() ? UrlFault.FRAGMENT.bit() : 0;
    if (UrlChars.first(UrlChars.ILLEGAL, url, path, fragment) >= 0) {
      faults |= UrlFault.ILLEGAL_CHAR.bit();
    }
    if (UrlChars.first(UrlChars.WIDE, url, path, fragment) >= 0) {
      faults |= UrlFault.NON_ASCII.bit();
    }
    if (url.length() <= UrlFault.LONGEST
        && path + UrlChars.escapedLength(url, path) > UrlFault.LONGEST) {
      faults |= UrlFault.DECODED_TOO_LONG.bit();
    }
    return faults;
  }

  /** Returns the faults of all escapes from an index on. */
  private static int escapes(String url, int from) {
    int faults = 0;
    int next;
    for (int at = url.indexOf('%', from); at >= 0; at = url.indexOf('%', next)) {
      int value = PercentEncoding.value(url, at);
      next = at + PercentEncoding.LENGTH;
      if (value < 0) {
        faults |= UrlFault.BAD_ESCAPE.bit();
        next = at + 1;
      } else if (value < ' ' || value == 0x7F) {
        faults |= UrlFault.PERCENT_CONTROL.bit();
      } else if (value == '%' && PercentEncoding.areDigits(url, next)) {
        faults |= UrlFault.DOUBLE_ENCODED.bit();
      } else if (value == '{' && isTemplate(url, at)) {
        faults |= UrlFault.TEMPLATE.bit();
      } else if (value >= 0x80) {
        int more = continuations(value);
        if (isSequence(url, at, value, more)) {
          next += more * PercentEncoding.LENGTH;
        } else {
          faults |= UrlFault.PERCENT_UTF8.bit();
        }
      }
    }
    return faults;
  }

  /** Returns whether an escaped brace begins a placeholder of a template engine. */
  private static boolean isTemplate(String url, int brace) {
    int next = PercentEncoding.value(url, brace + PercentEncoding.LENGTH);
    return next == '{'
        || next == '%'
        || url.charAt(brace - 1) == '$'
        || PercentEncoding.value(url, Math.max(brace - PercentEncoding.LENGTH, 0)) == '$';
  }

  /** Returns how many bytes follow a first byte in UTF-8; 0 if it cannot be a first byte. */
  private static int continuations(int first) {
    if (first < 0xC2 || first > 0xF4) {
      return 0;
    }
    return first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
  }

  private static boolean isSequence(String url, int at, int first, int more) {
    for (int i = 1; i <= more; i++) {
      int next = PercentEncoding.value(url, at + i * PercentEncoding.LENGTH);
      boolean allowed = i > 1 || (next >= leastSecond(first) && next <= greatestSecond(first));
      if (next < 0x80 || next > 0xBF || !allowed) {
        return false;
      }
    }
    return more > 0;
  }

  /** Below it the sequence would be longer than necessary. */
  private static int leastSecond(int first) {
    return first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  }

  /** Above it are surrogates, and what lies beyond Unicode. */
  private static int greatestSecond(int first) {
    return first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  }
}
