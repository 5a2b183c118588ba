package io.github.sitemaptoolkit.converters.internal.csv.write;

/** What UTF-8 and readers of tables say about characters. */
final class Characters {

  private Characters() {}

  /** Returns where the first character is that no table can hold: NUL or half a pair; or -1. */
  static int illegalAt(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 0) {
        return i;
      }
      if (Character.isSurrogate(c)) {
        if (!isPair(text, i)) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }

  /** Returns whether a pair of surrogates begins at an index. */
  static boolean isPair(String text, int at) {
    return at + 1 < text.length()
        && Character.isSurrogatePair(text.charAt(at), text.charAt(at + 1));
  }

  /** Returns a text with U+FFFD in place of each such character. */
  static String replaceIllegal(String text) {
    var clean = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c) && isPair(text, i)) {
        clean.append(c).append(text.charAt(++i));
      } else {
        clean.append(c == 0 || Character.isSurrogate(c) ? '\uFFFD' : c);
      }
    }
    return clean.toString();
  }
}
