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

  private static boolean isPair(String text, int at) {
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

  /** Returns how many bytes a text has in UTF-8 between quotes, with its own quotes doubled. */
  static long quotedLength(String text) {
    long length = 2;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        length += c == '"' ? 2 : 1;
      } else if (c < 0x800 || Character.isSurrogate(c)) { // two for each half of a pair
        length += 2;
      } else {
        length += 3;
      }
    }
    return length;
  }
}
