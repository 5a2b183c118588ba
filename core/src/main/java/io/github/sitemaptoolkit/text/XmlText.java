package io.github.sitemaptoolkit.text;

/**
 * The character classes of XML.
 *
 * @since 0.1
 */
public final class XmlText {

  private XmlText() {}

  /** Returns whether a character is XML white space: space, tab, line feed, carriage return. */
  public static boolean isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
  }

  /** Returns whether a text is empty or all XML white space. */
  public static boolean isSpace(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isSpace(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns a text without the XML white space around it; other spaces are kept. */
  public static String trim(String text) {
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

  /**
   * Returns the index of the first character, from an index on, that XML does not allow: a control
   * character, an unpaired surrogate, U+FFFE or U+FFFF; -1 if there is none.
   */
  public static int illegalAt(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x20) {
        if (!isSpace(c)) {
          return i;
        }
      } else if (c >= 0xD800) {
        if (Character.isHighSurrogate(c)
            && i + 1 < text.length()
            && Character.isLowSurrogate(text.charAt(i + 1))) {
          i++;
        } else if (Character.isSurrogate(c) || c >= 0xFFFE) {
          return i;
        }
      }
    }
    return -1;
  }

  /** Returns whether a text is a valid XML name without a prefix. */
  public static boolean isName(String text) {
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      if (!isNameStart(c) && (i == 0 || !isNamePart(c))) {
        return false;
      }
      i += Character.charCount(c);
    }
    return !text.isEmpty();
  }

  private static boolean isNameStart(int c) {
    return c < 0x80
        ? (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'
        : NameChars.isStart(c);
  }

  private static boolean isNamePart(int c) {
    return c < 0x80 ? (c >= '0' && c <= '9') || c == '-' || c == '.' : NameChars.isPart(c);
  }
}
