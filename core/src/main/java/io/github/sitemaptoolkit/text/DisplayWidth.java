package io.github.sitemaptoolkit.text;

/** The width of texts on a terminal, where some characters take two columns and some none. */
public final class DisplayWidth {

  private static final String CUT = "...";
  private static final int JOINER = 0x200D;
  private static final int NON_JOINER = 0x200C;
  private static final char PICTURE = '\uFE0F'; // what is before it is shown as a picture

  private DisplayWidth() {}

  /** Returns how many columns a text takes. */
  public static int of(String text) {
    int width = 0;
    int end;
    for (int i = 0; i < text.length(); i = end) {
      end = characterEnd(text, i);
      width += ofCharacter(text.substring(i, end));
    }
    return width;
  }

  private static int ofCharacter(String character) {
    int width = character.codePoints().map(DisplayWidth::ofCodePoint).max().orElse(0);
    return character.indexOf(PICTURE) > 0 ? 2 : width;
  }

  /** Returns how many columns a code point takes by itself: none, one or two. */
  public static int ofCodePoint(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.FORMAT,
          Character.CONTROL ->
          0;
      default -> isWide(c) ? 2 : 1;
    };
  }

  private static boolean isWide(int c) {
    return c >= 0x1100
        && (c <= 0x115F
            || (c >= 0x2E80 && c <= 0xA4CF)
            || (c >= 0xAC00 && c <= 0xD7A3)
            || (c >= 0xF900 && c <= 0xFAFF)
            || (c >= 0xFE30 && c <= 0xFE6F)
            || (c >= 0xFF00 && c <= 0xFF60)
            || (c >= 0xFFE0 && c <= 0xFFE6)
            || (c >= 0x1F300 && c <= 0x1FAFF)
            || (c >= 0x20000 && c <= 0x3FFFD));
  }

  /**
   * Returns where a character as people count them ends: a letter with its marks, a family of
   * pictures, a flag, or a syllable of Hangul.
   */
  static int characterEnd(String text, int begin) {
    int before = text.codePointAt(begin);
    int end = begin + Character.charCount(before);
    boolean flag = isFlag(before);
    while (end < text.length()) {
      int c = text.codePointAt(end);
      boolean pair = flag && isFlag(c);
      if (!pair && !isMark(c) && !(before == JOINER && isPicture(c)) && !isHangulEnd(before, c)) {
        break;
      }
      flag &= !pair;
      before = c;
      end += Character.charCount(c);
    }
    return end;
  }

  private static boolean isMark(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
          true;
      default ->
          c == JOINER
              || c == NON_JOINER
              || (c >= 0x1F3FB && c <= 0x1F3FF) // colours of skin
              || (c >= 0xE0020 && c <= 0xE007F); // tags of flags
    };
  }

  private static boolean isFlag(int c) {
    return c >= 0x1F1E6 && c <= 0x1F1FF;
  }

  private static boolean isPicture(int c) {
    return (c >= 0x2190 && c <= 0x2BFF) || (c >= 0x1F000 && c <= 0x1FAFF);
  }

  private static boolean isHangulEnd(int before, int c) {
    return c >= 0x1160
        && c <= 0x11FF
        && ((before >= 0x1100 && before <= 0x11FF) || (before >= 0xAC00 && before <= 0xD7A3));
  }

  /** Returns a text in at most so many columns, cut between characters, with spaces behind it. */
  public static String fit(String text, int columns) {
    int width = of(text);
    if (width <= columns) {
      return text + " ".repeat(columns - width);
    }
    String end = CUT.substring(0, Math.min(CUT.length(), columns));
    String kept = first(text, columns - end.length());
    return kept + end + " ".repeat(columns - end.length() - of(kept));
  }

  /** Returns the end of a text in at most so many columns, cut between characters. */
  public static String end(String text, int columns) {
    return of(text) <= columns ? text : CUT + last(text, columns - CUT.length());
  }

  /** Returns the first characters of a text that fit into so many columns. */
  static String first(String text, int columns) {
    int end = 0;
    int left = columns;
    while (end < text.length()) {
      int next = characterEnd(text, end);
      left -= ofCharacter(text.substring(end, next));
      if (left < 0) {
        break;
      }
      end = next;
    }
    return text.substring(0, end);
  }

  /** Returns the last characters of a text that fit into so many columns. */
  static String last(String text, int columns) {
    int begin = 0;
    int left = of(text);
    while (begin < text.length() && left > columns) {
      int next = characterEnd(text, begin);
      left -= ofCharacter(text.substring(begin, next));
      begin = next;
    }
    return text.substring(begin);
  }
}
