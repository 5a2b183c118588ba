package io.github.sitemaptoolkit.url;

/**
 * Knows what programs write where a value is missing, such as {@code undefined}, and the names of
 * values that they forgot to put there, such as {@code :slug} and <code>{width}</code>.
 *
 * @since 0.1
 */
public final class ProgramWords {

  /** The words for a missing value, and how they are escaped in urls. */
  private static final String[] MISSING = {
    "undefined", "null", "NaN", "[object Object]", "[object%20Object]", "%5Bobject%20Object%5D"
  };

  private static final int NAME = UrlChars.LETTER | UrlChars.DIGIT;

  private ProgramWords() {}

  /**
   * Returns whether such a word is a whole segment of a path.
   *
   * @param path where the path begins
   */
  static boolean isSegmentOf(String url, int path) {
    for (int at = path; at >= 0 && at + 1 < url.length(); at = url.indexOf('/', at + 1)) {
      if ("unN[%:{".indexOf(url.charAt(at + 1)) >= 0 && url.charAt(at) == '/') {
        int end = end(url, at + 1);
        if (is(url, at + 1, end)) {
          return !isBefore(url.indexOf('?'), at) && !isBefore(url.indexOf('#'), at);
        }
      }
    }
    return false;
  }

  private static int end(String url, int segment) {
    int end = segment;
    while (end < url.length() && "/?#".indexOf(url.charAt(end)) < 0) {
      end++;
    }
    return end;
  }

  private static boolean isBefore(int index, int other) {
    return index >= 0 && index < other;
  }

  /** Returns whether a part of a text is such a word. */
  static boolean is(String text, int begin, int end) {
    int length = end - begin;
    if (isMissing(text, begin, end, false)) {
      return true;
    } else if (length > 1 && text.charAt(begin) == ':') {
      return isName(text, begin + 1, end);
    } else if (length > 2 && text.charAt(begin) == '{' && text.charAt(end - 1) == '}') {
      return isName(text, begin + 1, end - 1);
    }
    int escape = PercentEncoding.LENGTH;
    return length > 2 * escape
        && text.regionMatches(true, begin, "%7B", 0, escape)
        && text.regionMatches(true, end - escape, "%7D", 0, escape)
        && isName(text, begin + escape, end - escape);
  }

  /**
   * Returns whether a part of a text is a word for a missing value.
   *
   * @param anyCase whether {@code NULL} is one, too
   */
  public static boolean isMissing(String text, int begin, int end, boolean anyCase) {
    for (String word : MISSING) {
      if (end - begin == word.length()
          && text.regionMatches(anyCase, begin, word, 0, word.length())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isName(String text, int begin, int end) {
    for (int i = begin; i < end; i++) {
      char c = text.charAt(i);
      if (!UrlChars.is(NAME, c) && (i == begin || "_-.".indexOf(c) < 0)) {
        return false;
      }
    }
    return UrlChars.is(UrlChars.LETTER, text.charAt(begin));
  }
}
