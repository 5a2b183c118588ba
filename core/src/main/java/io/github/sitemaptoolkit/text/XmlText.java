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
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        return isWideName(text, i);
      } else if (!isAsciiStart(c) && (i == 0 || !isAsciiPart(c))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /** Checks the characters of a name from the first one that is not ASCII. */
  private static boolean isWideName(String text, int from) {
    for (int i = from; i < text.length(); ) {
      int c = text.codePointAt(i);
      boolean start = c < 0x80 ? isAsciiStart((char) c) : NameChars.isStart(c);
      boolean part = c < 0x80 ? isAsciiPart((char) c) : NameChars.isPart(c);
      if (!start && (i == 0 || !part)) {
        return false;
      }
      i += Character.charCount(c);
    }
    return true;
  }

  private static boolean isAsciiStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  private static boolean isAsciiPart(char c) {
    return (c >= '0' && c <= '9') || c == '-' || c == '.';
  }
}
