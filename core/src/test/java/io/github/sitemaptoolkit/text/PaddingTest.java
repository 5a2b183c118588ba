package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PaddingTest {

  @ParameterizedTest
  @ValueSource(strings = {" ", "\t", "\r\n", " \n\t "})
  void whiteSpaceOfXmlIsUsual(String space) {
    assertEquals("a b", Padding.strip(space + "a b" + space));
    assertFalse(Padding.isUnusual(space + "a b" + space));
    assertTrue(Padding.isAll(space));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u000B", "\u001F", "\u0085", "\u00A0", "\u2003", "\u200B", "\u2028", "\u2060", "\u3000"
      })
  void otherSpacesAreStrippedTooAndAreUnusual(String space) {
    assertEquals("a" + space + "b", Padding.strip(space + " a" + space + "b " + space));
    assertEquals("a" + space + "b", Padding.ofUrl(space + " a" + space + "b " + space));
    assertTrue(Padding.isUnusual(space + "a"));
    assertTrue(Padding.isUnusual("a" + space));
    assertTrue(Padding.isAll(space));
  }

  /** Persian words end with U+200C, and some real urls with U+FEFF. */
  @ParameterizedTest
  @ValueSource(strings = {"\u200C", "\u200D", "\uFEFF"})
  void joinersAtTheEndOfAUrlAreItsLetters(String joiner) {
    assertEquals("a" + joiner, Padding.ofUrl(joiner + "a" + joiner + " \u00A0"));
    assertEquals("a", Padding.strip(joiner + "a" + joiner + " \u00A0"));
    assertTrue(Padding.isUnusual(joiner + "a"));
    assertFalse(Padding.isUnusual("a" + joiner + "\n"));
    assertTrue(Padding.isAll(joiner));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "!", "\u0001", "\u007F", "\u0080", "\u200E", "\u2061", "\u00AD"})
  void whatIsNoSpaceStays(String text) {
    assertEquals(text, Padding.strip(' ' + text + ' '));
    assertFalse(Padding.isUnusual(text));
    assertFalse(Padding.isAll(text));
  }

  @Test
  void nothingIsAllSpace() {
    assertTrue(Padding.isAll(""));
    assertFalse(Padding.isUnusual(""));
  }
}
