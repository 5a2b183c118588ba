package io.github.sitemaptoolkit.internal.text;

import java.nio.charset.StandardCharsets;

/** UTF-8 as RFC 3629 defines it: no overlong forms, no surrogates, nothing past U+10FFFF. */
public final class Utf8 {

  /** The bytes end before the character does. */
  public static final int CUT = 0;

  /** A byte that cannot begin a character, or a character with a wrong continuation. */
  public static final int BROKEN = -1;

  /** A character in a forbidden form, which may be an attempt to get past a check. */
  public static final int FORBIDDEN = -2;

  /** U+FFFE or U+FFFF, which are not characters; they have three bytes. */
  public static final int NO_CHARACTER = -3;

  /** The maximum number of bytes of a character. */
  public static final int LONGEST = 4;

  private static final byte[] NOTHING = new byte[0];

  private Utf8() {}

  /**
   * Returns the number of bytes of the character at an index, 2 to 4, or one of the constants for
   * faults.
   */
  public static int length(byte[] bytes, int at, int limit) {
    int first = bytes[at] & 0xFF;
    int length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC0 || first > 0xF7) {
      return BROKEN;
    }
    for (int i = 1; i < length; i++) {
      if (at + i >= limit) {
        return CUT;
      }
      if ((bytes[at + i] & 0xC0) != 0x80) {
        return BROKEN;
      }
    }
    int second = bytes[at + 1] & 0xFF;
    return switch (first) {
      case 0xC0, 0xC1, 0xF5, 0xF6, 0xF7 -> FORBIDDEN;
      case 0xE0 -> second < 0xA0 ? FORBIDDEN : length;
      case 0xED -> second > 0x9F ? FORBIDDEN : length;
      case 0xF0 -> second < 0x90 ? FORBIDDEN : length;
      case 0xF4 -> second > 0x8F ? FORBIDDEN : length;
      case 0xEF -> second == 0xBF && (bytes[at + 2] & 0xFF) >= 0xBE ? NO_CHARACTER : length;
      default -> length;
    };
  }

  /** Returns the number of bytes of a forbidden form. */
  public static int forbiddenLength(byte[] bytes, int at) {
    int first = bytes[at] & 0xFF;
    return first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  }

  /**
   * Returns the character of a single byte in windows-1252, as UTF-8; empty if it has none.
   * Windows-1252 is the most common encoding of documents that claim to be UTF-8.
   */
  public static byte[] guess(byte single) {
    int code = single & 0xFF;
    String character;
    if (code == 0x81 || code == 0x8D || code == 0x8F || code == 0x90 || code == 0x9D) {
      return NOTHING;
    } else if (code < 0xA0) {
      character = String.valueOf(WINDOWS.charAt(code - 0x80));
    } else {
      character = String.valueOf((char) code);
    }
    return character.getBytes(StandardCharsets.UTF_8);
  }

  /** The characters 0x80 to 0x9F of windows-1252. */
  private static final String WINDOWS =
      "\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D"
          + "\u008F\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153"
          + "\u009D\u017E\u0178";
}
