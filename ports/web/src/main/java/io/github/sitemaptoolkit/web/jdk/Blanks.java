package io.github.sitemaptoolkit.web.jdk;

/**
 * White space of texts, as the JDK knows it: the class library of the compiler takes that of
 * JavaScript, in which a no-break space is one, too, or spaces only.
 */
final class Blanks {

  private Blanks() {}

  /** Returns the index of the first character that is no white space, or the length. */
  static int begin(String text) {
    int at = 0;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Returns the index behind the last character that is no white space; at least a given one. */
  static int end(String text, int begin) {
    int at = text.length();
    while (at > begin && Character.isWhitespace(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  /** Returns a text without white space at its ends. */
  static String strip(String text) {
    int begin = begin(text);
    return text.substring(begin, end(text, begin));
  }
}
