package io.github.sitemaptoolkit.text;

/**
 * What may stand around the url of an entry and does not belong to it, in whatever format.
 *
 * @since 0.1
 */
public final class Padding {

  /** The message of the problem that tells of spaces that XML does not know. */
  public static final String MESSAGE =
      "spaces that XML does not know stand around loc; they are left out";

  private Padding() {}

  /** Returns a text without the spaces around it, whether XML knows them or not. */
  public static String strip(String text) {
    int begin = 0;
    int end = text.length();
    while (begin < end && isSpace(text.charAt(begin))) {
      begin++;
    }
    while (end > begin && isSpace(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(begin, end);
  }

  /** Returns whether a text is nothing but such spaces: no reader would take it for a url. */
  public static boolean isAll(String text) {
    return strip(text).isEmpty();
  }

  /** Returns whether spaces stand around a text that XML does not know. */
  public static boolean isUnusual(String text) {
    return !strip(text).equals(XmlText.trim(text));
  }

  private static boolean isSpace(char c) {
    if (c < 0x80) {
      return c <= ' ' && Character.isWhitespace(c);
    }
    return Character.isSpaceChar(c)
        || c == '\u0085'
        || (c >= '\u200B' && c <= '\u200D')
        || c == '\u2060'
        || c == '\uFEFF';
  }
}
