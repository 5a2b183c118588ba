package io.github.sitemaptoolkit.text;

/**
 * White space around the url of an entry, in any format.
 *
 * @since 0.1
 */
public final class Padding {

  /** The message of the problem {@link EntryCodes#LOC_PADDING}. */
  public static final String MESSAGE =
      "loc is surrounded by spaces other than XML white space; they are left out";

  private Padding() {}

  /** Returns a text without any kind of spaces around it. */
  public static String strip(String text) {
    return strip(text, false);
  }

  /**
   * Returns the text of a url without any kind of spaces around it, but with the joiners (U+200C,
   * U+200D) and U+FEFF at its end: urls end with them.
   */
  public static String ofUrl(String text) {
    return strip(text, true);
  }

  private static String strip(String text, boolean url) {
    int begin = 0;
    int end = text.length();
    while (begin < end && isSpace(text.charAt(begin))) {
      begin++;
    }
    while (end > begin
        && isSpace(text.charAt(end - 1))
        && !(url && isLetter(text.charAt(end - 1)))) {
      end--;
    }
    return text.substring(begin, end);
  }

  /** Returns whether a text consists of spaces of any kind. */
  public static boolean isAll(String text) {
    return strip(text).isEmpty();
  }

  /** Returns whether there are spaces other than XML white space around the text of a url. */
  public static boolean isUnusual(String text) {
    return !ofUrl(text).equals(XmlText.trim(text));
  }

  /** Returns whether an invisible character may be the last one of a url, as in Persian. */
  private static boolean isLetter(char c) {
    return c == '\u200C' || c == '\u200D' || c == '\uFEFF';
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
