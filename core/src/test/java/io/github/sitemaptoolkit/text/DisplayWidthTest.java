package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DisplayWidthTest {

  @ParameterizedTest
  @CsvSource({
    "abc, 3",
    "日本語, 6",
    "ｱｲｳ, 3",
    "Ａ, 2",
    "한국, 4",
    "e\u0301, 1",
    "\uD83D\uDC4D, 2",
    "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67, 2",
    "a\u200Db, 2",
    "\uD83C\uDDE9\uD83C\uDDEA\uD83C\uDDEB\uD83C\uDDF7, 2",
    "\u1112\u1161\u11AB, 2",
    "\uD83D\uDC4B\uD83C\uDFFD, 2",
  })
  void columnsAreThoseOfTerminals(String text, int columns) {
    assertEquals(columns, DisplayWidth.of(text));
  }

  @ParameterizedTest
  @CsvSource({
    "abcdefgh, 8, abcdefgh",
    "abcdefgh, 7, abcd...",
    "日本語日本語, 8, '日本... '",
    "日本語日本語, 9, 日本語...",
    "aae\u0301bcde, 6, aae\u0301...",
    "aa\uD83D\uDC4Dbcd, 6, 'aa... '",
    "ab, 4, 'ab  '",
    "abcdef, 2, ..",
  })
  void charactersAreNotCut(String text, int columns, String fitting) {
    assertEquals(fitting, DisplayWidth.fit(text, columns));
  }

  @Test
  void theEndIsCutBetweenCharacters() {
    assertEquals("abc", DisplayWidth.end("abc", 3));
    assertEquals("...fgh", DisplayWidth.end("abcdefgh", 6));
    assertEquals("...語", DisplayWidth.end("日本語日本語", 6));
    assertEquals("...e\u0301z", DisplayWidth.end("abcdee\u0301z", 5));
  }

  @Test
  void aFamilyIsOneCharacter() {
    String family = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
    assertEquals(family + "...", DisplayWidth.fit(family + "abcdef", 5));
    assertEquals("... ", DisplayWidth.fit(family + "abcdef", 4));
  }
}
