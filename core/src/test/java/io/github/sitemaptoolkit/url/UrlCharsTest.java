package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UrlCharsTest {

  private static final String PATH = "http://a/";
  private static final String QUERY = "http://a/?q=";
  private static final String FRAGMENT = "http://a/?#";

  /** Ranges of RFC 3987, 2.2: what may stand in a path, as pairs of first and last. */
  private static final int[] UCSCHAR = {
    0xA0, 0xD7FF, 0xF900, 0xFDCF, 0xFDF0, 0xFFEF, 0x10000, 0x1FFFD, 0x20000, 0x2FFFD, 0x30000,
    0x3FFFD, 0x40000, 0x4FFFD, 0x50000, 0x5FFFD, 0x60000, 0x6FFFD, 0x70000, 0x7FFFD, 0x80000,
    0x8FFFD, 0x90000, 0x9FFFD, 0xA0000, 0xAFFFD, 0xB0000, 0xBFFFD, 0xC0000, 0xCFFFD, 0xD0000,
    0xDFFFD, 0xE1000, 0xEFFFD
  };

  /** What may stand in a query, besides. */
  private static final int[] IPRIVATE = {0xE000, 0xF8FF, 0xF0000, 0xFFFFD, 0x100000, 0x10FFFD};

  /** What changes the direction of text, RFC 3987, 4.1. */
  /** Those of RFC 3987, 4.1, and what Unicode has added since. */
  private static final int[] DIRECTIONS = {
    0x061C, 0x061C, 0x200E, 0x200F, 0x202A, 0x202E, 0x2066, 0x2069
  };

  private static final int[] INVISIBLE = {
    0xAD, 0xAD, 0x200B, 0x200B, 0x2060, 0x2060, 0xFEFF, 0xFEFF
  };

  private static boolean isIn(int[] ranges, int c) {
    for (int i = 0; i < ranges.length; i += 2) {
      if (c >= ranges[i] && c <= ranges[i + 1]) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFound(int kind, String before, int c) {
    String url = before + Character.toString(c) + "z";
    int path = PATH.length() - 1;
    return UrlChars.first(kind, url, path, UrlParts.fragment(url)) == before.length();
  }

  @Test
  void charactersBeyondAsciiAreThoseOfTheStandard() {
    for (int c = 0x80; c <= Character.MAX_CODE_POINT; c++) {
      if (c < 0xA0 || c == 0xFFFD) {
        assertFalse(isFound(UrlChars.ILLEGAL | UrlChars.WIDE, PATH, c), "a fault of its own");
        continue;
      }
      boolean legal = isIn(UCSCHAR, c) && !isIn(DIRECTIONS, c) && !isIn(INVISIBLE, c);
      String name = Integer.toHexString(c);
      assertEquals(!legal, isFound(UrlChars.ILLEGAL, PATH, c), name);
      assertEquals(legal, isFound(UrlChars.WIDE, PATH, c), name);
      boolean inQuery = legal || isIn(IPRIVATE, c);
      assertEquals(!inQuery, isFound(UrlChars.ILLEGAL, QUERY, c), name);
      assertEquals(!legal, isFound(UrlChars.ILLEGAL, FRAGMENT, c), name);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "http://a/[, 9",
    "http://[a/b, -1", // before the path
    "http://a/#b#c, 11", // a second one
    "http://a/#b, -1",
    "http://a/b?\uE000, -1",
    "http://a/\uE000?b, 9",
    "http://a/b?c#\uE000, 13",
    "http://a/?\uD83D\uDE00[, 12",
    "http://a/?a\uD83D, 11"
  })
  void firstIllegalCharacterIsFound(String url, int index) {
    assertEquals(index, UrlChars.first(UrlChars.ILLEGAL, url, 8, UrlParts.fragment(url)));
  }

  @ParameterizedTest
  @CsvSource({
    "0x7E, false, false",
    "0x7F, true, false",
    "0x9F, true, false",
    "0xA0, false, false",
    "0xAD, false, true",
    "0x200A, false, false",
    "0x200B, false, true",
    "0x200C, false, false",
    "0x200D, false, false",
    "0x2060, false, true",
    "0xFEFE, false, false",
    "0xFEFF, false, true",
    "0x3000, false, false"
  })
  void invisibleCharactersAreNoControlCharacters(String c, boolean control, boolean invisible) {
    assertEquals(control, UrlChars.isControl(Integer.decode(c)));
    assertEquals(invisible, UrlChars.isInvisible(Integer.decode(c)));
  }

  @ParameterizedTest
  @CsvSource({
    "0x20, 3",
    "0x21, 1",
    "0x22, 3",
    "0x41, 1",
    "0x5B, 3",
    "0x7D, 3",
    "0x7E, 1",
    "0x7F, 3",
    "0x80, 6",
    "0x7FF, 6",
    "0x800, 9",
    "0xFFFD, 9",
    "0xFFFF, 9",
    "0x10000, 12",
    "0x10FFFD, 12"
  })
  void escapesHaveThreeCharactersForEachByte(String c, int length) {
    String url = "/" + Character.toString(Integer.decode(c));
    assertEquals(length, UrlChars.escapedLength(url, 1));
    assertEquals(length + 1, UrlChars.escapedLength(url, 0));
  }

  @Test
  void kindsOfAsciiAreKnown() {
    for (int c = 0; c < 0x80; c++) {
      boolean letter = Character.isLetter(c);
      assertEquals(letter || Character.isDigit(c) || "-._~".indexOf(c) >= 0, isUnreserved(c));
      assertEquals("\"<>[\\]^`{|}".indexOf(c) >= 0, UrlChars.is(UrlChars.ILLEGAL, c));
      assertEquals(c <= ' ' || c == 0x7F || "<{".indexOf(c) >= 0, UrlChars.is(UrlChars.SUSPECT, c));
      assertEquals(c == '&', UrlChars.is(UrlChars.AMPERSAND, c));
      assertFalse(UrlChars.is(UrlChars.WIDE, c));
    }
    assertTrue(UrlChars.is(UrlChars.WIDE, 0x80));
    assertEquals(UrlChars.LOWER | UrlChars.ESCAPE, UrlChars.kinds("a%"));
    assertEquals(UrlChars.WIDE, UrlChars.kinds("\u0080"));
    assertEquals(UrlChars.SUSPECT, UrlChars.kinds("\u007F"));
  }

  private static boolean isUnreserved(int c) {
    return UrlChars.is(UrlChars.UNRESERVED, c);
  }
}
