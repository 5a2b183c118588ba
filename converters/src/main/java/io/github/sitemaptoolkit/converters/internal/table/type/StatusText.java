package io.github.sitemaptoolkit.converters.internal.table.type;

import java.util.Set;

/** The status of a response: {@code 404}, {@code 200.0}, {@code 301 (Moved Permanently)}. */
final class StatusText {

  private static final int DIGITS = 3;
  private static final int SYSTEM_DIGITS = 5;
  private static final int LONGEST = 60;
  private static final int NONE = -1;
  private static final int OK = 200;
  private static final String PROTOCOL = "http";

  /** The codes of RFC 9110 and the registry of IANA, and those of usual servers and crawlers. */
  private static final Set<Integer> CODES =
      Set.of(
          0, 100, 101, 102, 103, 200, 201, 202, 203, 204, 205, 206, 207, 208, 226, 300, 301, 302,
          303, 304, 305, 306, 307, 308, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411,
          412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 428, 429, 430,
          431, 440, 444, 449, 450, 451, 460, 463, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503,
          504, 505, 506, 507, 508, 509, 510, 511, 520, 521, 522, 523, 524, 525, 526, 527, 529, 530,
          561, 598, 599, 999);

  private StatusText() {}

  /** Returns what the text of a status says of the page. */
  static PageVerdict verdict(String text) {
    if (text.equals("200")) {
      return PageVerdict.PAGE; // as nearly always
    } else if (text.length() > LONGEST) {
      return PageVerdict.UNKNOWN;
    }
    if (isOfSystem(text)) {
      return PageVerdict.NO_PAGE;
    }
    int code = code(text);
    if (code != NONE) {
      return code == OK ? PageVerdict.PAGE : PageVerdict.NO_PAGE;
    }
    String words = FoldedText.of(text);
    if (WordList.FOUND.contains(words)) {
      return PageVerdict.PAGE;
    }
    return WordList.NOT_FOUND.contains(words) ? PageVerdict.NO_PAGE : PageVerdict.UNKNOWN;
  }

  /** Returns whether a text is the number of an error before any response: -1, 12007 of Windows. */
  private static boolean isOfSystem(String text) {
    boolean negative = text.startsWith("-");
    int begin = negative ? 1 : 0;
    return (negative || text.length() == SYSTEM_DIGITS)
        && text.length() > begin
        && WholeNumber.isDigits(text, begin, text.length());
  }

  /** Returns whether a text begins with the code of a status. */
  static boolean hasCode(String text) {
    return text.length() <= LONGEST && code(text) != NONE;
  }

  /**
   * Returns the code at the beginning of a text; -1 if there is none. What follows may be words,
   * but no further number. {@code 4xx} is a code, too.
   */
  private static int code(String text) {
    String number = WholeNumber.of(text);
    if (number.equals("0")) {
      return 0; // no response
    }
    int begin = begin(number);
    int end = begin + DIGITS;
    if (end > number.length()) {
      return NONE;
    }
    int first = number.charAt(begin) - '0';
    boolean group = number.regionMatches(true, begin + 1, "xx", 0, 2) && first >= 1 && first <= 5;
    if (!group && !WholeNumber.isDigits(number, begin, end)) {
      return NONE;
    }
    for (int i = end; i < number.length(); i++) {
      if (Character.isDigit(number.charAt(i)) || (i == end && isJoined(number.charAt(i)))) {
        return NONE;
      }
    }
    int code = group ? first * 100 : Integer.parseInt(number.substring(begin, end));
    return CODES.contains(code) ? code : NONE;
  }

  private static boolean isJoined(char c) {
    return Character.isLetter(c) || ".,%/".indexOf(c) >= 0;
  }

  /** Returns where the code begins behind {@code HTTP/1.1} or {@code HTTP}. */
  private static int begin(String text) {
    if (!text.regionMatches(true, 0, PROTOCOL, 0, PROTOCOL.length())) {
      return 0;
    }
    int space = Math.max(text.indexOf(' '), text.indexOf('_')); // HTTP_404_NotFound
    return space < 0 ? text.length() : space + 1;
  }
}
