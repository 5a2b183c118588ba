package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTextTest {

  @Test
  void ordinaryTextStaysAsItIs() {
    String text = "\tüber https://example.com/a?b=1#c::d \uD83D\uDE00 ### [1] #[ \u200D\uFFFD";
    assertSame(text, PrintableText.line(text));
    assertSame(text, PrintableText.lines(text));
  }

  @Test
  void controlCharactersAreEscaped() {
    String shown = "\\u001b[2J\\u0007\\u007f\\u009b";
    assertEquals(shown, PrintableText.line("\u001b[2J\u0007\u007f\u009b"));
    assertEquals(shown, PrintableText.lines("\u001b[2J\u0007\u007f\u009b"));
  }

  @ParameterizedTest
  @ValueSource(
      chars = {
        '\u0085', '\u061C', '\u200E', '\u200F', '\u2028', '\u2029', '\u202A', '\u202E', '\u2066',
        '\u2069'
      })
  void marksOfBidirectionalTextAndLineSeparatorsAreEscaped(char mark) {
    String shown = String.format("a\\u%04xb", (int) mark);
    assertEquals(shown, PrintableText.line("a" + mark + "b"));
    assertEquals(shown, PrintableText.lines("a" + mark + "b"));
  }

  @ParameterizedTest
  @ValueSource(chars = {'\u200D', '\u2010', '\u2027', '\u202F', '\u2065', '\u206A', '\uFFFD'})
  void theirNeighboursAreNotEscaped(char c) {
    assertEquals("a" + c, PrintableText.line("a" + c));
    assertEquals("a" + c, PrintableText.lines("a" + c));
  }

  @Test
  void lineBreaksAreEscapedInLinesOnly() {
    assertEquals("a\\u000ab\\u000d\\u000ac\\u000d", PrintableText.line("a\nb\r\nc\r"));
    assertEquals("a\nb\r\nc\\u000d", PrintableText.lines("a\nb\r\nc\r"));
  }

  @Test
  void whatIsNoCharacterIsEscapedInALine() {
    assertEquals(
        "\\ud800 \\udc00\\uffff\\ufffe \uD83D\uDE00\\ud83d",
        PrintableText.line("\uD800 \uDC00\uFFFF\uFFFE \uD83D\uDE00\uD83D"));
  }

  @Test
  void characterThatIsWrittenInHalvesIsKept() {
    assertEquals("\uD83D", PrintableText.lines("\uD83D"));
  }

  @Test
  void lineIsNoCommandForTheRunnerOfABuild() {
    assertEquals("\\u003a:error::x", PrintableText.line("::error::x"));
    assertEquals(" \u3000\\u003a:error::x", PrintableText.line(" \u3000::error::x"));
    assertEquals("a #\\u0023[error]x", PrintableText.line("a ##[error]x"));
    assertEquals("a #\\u0023vso[task.x]y", PrintableText.line("a ##vso[task.x]y"));
    assertEquals("##\\u0023[error]", PrintableText.line("###[error]"));
  }

  @Test
  void twoHashesAreNoCommandWithoutABracket() {
    assertEquals("https://a.example/##x", PrintableText.line("https://a.example/##x"));
    assertEquals("##", PrintableText.line("##"));
    assertEquals("##1[x]", PrintableText.line("##1[x]"));
  }
}
