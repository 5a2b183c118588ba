package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PercentEncodingTest {

  private static final String PATH = "-._~!$&'()*+,;=:@";

  @ParameterizedTest
  @CsvSource({
    "sitemap-AZaz09.xml, sitemap-AZaz09.xml",
    "a b#c?d.xml, a%20b%23c%3Fd.xml",
    "50%.xml, 50%25.xml",
    "\u00E9.xml, %C3%A9.xml",
    "\u007F.xml, %7F.xml",
    "\u0080.xml, %C2%80.xml",
    "\uD83D\uDE00.xml, %F0%9F%98%80.xml",
    "\uD83D.xml, %3F.xml",
  })
  void whatIsNotAllowedIsEscaped(String name, String url) {
    assertEquals(url, PercentEncoding.encode(name, PATH));
  }

  @Test
  void punctuationIsEscapedUnlessItIsAllowed() {
    assertEquals(PATH, PercentEncoding.encode(PATH, PATH));
    assertEquals("%2F%5B%5D%22%3C%3E", PercentEncoding.encode("/[]\"<>", PATH));
    assertEquals("%2D%5F", PercentEncoding.encode("-_", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "a%20b, a b",
    "a%20b+c, a b+c",
    "%2e%2E/a, ../a",
    "caf%C3%A9-%F0%9F%98%80, caf\u00E9-\uD83D\uDE00",
    "\u00E9%41, \u00E9A",
    "100%/%41, 100%/A",
    "%4%41%g0%0g%, %4A%g0%0g%",
    "%2541, %41",
    "%00, '\u0000'",
  })
  void escapesAreDecoded(String text, String decoded) {
    assertEquals(decoded, PercentEncoding.decode(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "abc", "%FF", "a%20%C3", "%C3%28", "%ED%A0%80", "%20\uD800"})
  void whatIsNotUtf8IsKept(String text) {
    assertSame(text, PercentEncoding.decode(text));
  }

  @ParameterizedTest
  @CsvSource({
    "%41, 0, 65",
    "a%zz, 1, -1",
    "%4, 0, -1",
    "%41, 1, -1",
    "a%fF, 1, 255",
    "'', 0, -1",
  })
  void escapesHaveTheValueOfTheirDigits(String url, int at, int value) {
    assertEquals(value, PercentEncoding.value(url, at));
  }

  @ParameterizedTest
  @CsvSource({
    "%41, 0, 3, true",
    "%41%, 0, 4, false",
    "%41%, 0, 3, true", // the other one stands behind the part
    "%zz%41, 1, 6, true",
    "%zz%41, 3, 6, true",
    "a%zz, 0, 1, true",
    "a%zz, 0, 2, false",
    "%zz, 0, 3, false",
    "%41%42, 0, 6, true",
    "%41%4, 0, 5, false",
    "abc, 0, 3, true",
  })
  void eachPercentSignOfAPartBeginsAnEscape(String url, int begin, int end, boolean valid) {
    assertEquals(valid, PercentEncoding.isValid(url, begin, end));
  }
}
