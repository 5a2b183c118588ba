package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class XmlTextTest {

  @Test
  void fourCharactersAreWhiteSpace() {
    assertTrue(XmlText.isSpace(""));
    assertTrue(XmlText.isSpace(" \t\r\n"));
    for (String other : new String[] {"\u00A0", "\u000B", "\f", "\u2003", " a ", "a"}) {
      assertFalse(XmlText.isSpace(other), other);
    }
  }

  @Test
  void onlyWhiteSpaceIsTrimmed() {
    assertEquals("a \t b", XmlText.trim("\r\n a \t b\t \n"));
    assertEquals("\u00A0a\u00A0", XmlText.trim(" \u00A0a\u00A0 "));
    assertEquals("", XmlText.trim(" \n"));
    assertEquals("", XmlText.trim(""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\t\r\n !~\u007F\u0080\u00FF",
        "\uD7FF\uE000\uFFFD",
        "\uD83D\uDE00",
        "\uD800\uDC00\uDBFF\uDFFF"
      })
  void textsOfXmlAreAllowed(String text) {
    assertEquals(-1, XmlText.illegalAt(text, 0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0000",
        "\u0001",
        "\u000B",
        "\u001F",
        "\uFFFE",
        "\uFFFF",
        "\uD83D",
        "\uDE00",
        "\uD83D!",
        "\uD83D\uD83D\uDE00",
        "\uDE00\uD83D"
      })
  void whatXmlHasNoPlaceForIsFound(String text) {
    assertEquals(0, XmlText.illegalAt(text, 0));
    assertEquals(3, XmlText.illegalAt("a\uD83D\uDE00" + text, 0));
    assertEquals(3, XmlText.illegalAt("\u0001ab" + text, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "z",
        "A",
        "Z",
        "_",
        "a0",
        "a9",
        "loc-1.b",
        "url_set",
        "\u00E9t\u00E9",
        "\u00C0",
        "\u00D6",
        "\u00D8",
        "\u0386",
        "\uD7A3",
        "a\u00B7",
        "a\u0387",
        "\uD800\uDC00",
        "a\uDB7F\uDFFF"
      })
  void namesBeginWithALetter(String name) {
    assertTrue(XmlText.isName(name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1",
        "-",
        ".",
        "a b",
        "a:b",
        "a/",
        "a:",
        "a;",
        "a@",
        "a[",
        "a`",
        "a{",
        "a,",
        "a ",
        "\u00D7",
        "a\u00D7",
        "\u00B7",
        "\u0387",
        "\uD7A4",
        "\uDB80\uDC00",
        "a\uD800",
        "<a>"
      })
  void otherTextsAreNoNames(String text) {
    assertFalse(XmlText.isName(text));
  }
}
