package io.github.sitemaptoolkit.converters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobTest {

  @ParameterizedTest
  @CsvSource({
    "'','',true",
    "*,'',true",
    "*,anything,true",
    "a,a,true",
    "a,A,false",
    "a,ab,false",
    "b,ab,false",
    "a*,abc,true",
    "*c,abc,true",
    "*b,abc,false",
    "a*c,ac,true",
    "a*c,abdc,true",
    "a*c,abcd,false",
    "*b*,abc,true",
    "*ab*ab,aabab,true",
    "*ab*ab,aab,false",
    "***,x,true",
    "?,a,true",
    "?,'',false",
    "?,ab,false",
    "a?c,abc,true",
    "a?c,ac,false",
    "?,\uD83D\uDE00,true",
    "??,\uD83D\uDE00,false",
    "*?\uD83D\uDE00,a\uD83D\uDE00,true",
    "*\uD83D\uDE00,\uD83D\uDE00\uD83D\uDE00,true",
    "https://a.example/[b]+(c).*,https://a.example/[b]+(c).html,true",
    "https://a.example/[b]+(c).*,https://a.example/bcXhtml,false",
  })
  void wholeTextsFit(String pattern, String text, boolean fits) {
    assertEquals(fits, new Glob(pattern).matches(text));
  }

  @Test
  void starsInRowsStayBounded() {
    String text = "a".repeat(2_000);
    assertFalse(new Glob("*a".repeat(500) + "b").matches(text));
    assertTrue(new Glob("*a".repeat(500)).matches(text));
  }
}
