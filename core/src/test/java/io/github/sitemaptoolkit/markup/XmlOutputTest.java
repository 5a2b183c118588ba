package io.github.sitemaptoolkit.markup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.text.XmlText;
import java.util.Random;
import org.junit.jupiter.api.Test;

class XmlOutputTest {

  /** Each class of characters that are treated differently, and their neighbours. */
  private static final String[] PIECES = {
    "a",
    "plain text",
    "&",
    "<",
    ">",
    "\"",
    "'",
    " ",
    "\t",
    "\n",
    "\r",
    "\0",
    "\u001F",
    "\u007F",
    "\u0080",
    "\u07FF",
    "\u0800",
    "\u20AC",
    "\uD7FF",
    "\uE000",
    "\uFFFD",
    "\uFFFE",
    "\uFFFF",
    "\uD83D\uDE00",
    "\uDBFF\uDFFF",
    "\uD83D",
    "\uDE00"
  };

  @Test
  void textsAreEscapedAndJudgedInOnePass() {
    var random = new Random(1);
    for (int round = 0; round < 20_000; round++) {
      var text = new StringBuilder();
      for (int i = random.nextInt(6); i >= 0; i--) {
        text.append(PIECES[random.nextInt(PIECES.length)]);
      }
      assertWritten(text.toString());
    }
  }

  private static void assertWritten(String text) {
    boolean legal = XmlText.illegalAt(text, 0) < 0;
    var out = new XmlOutput(1);
    assertEquals(legal, out.text(text), text);
    assertEquals(escaped(text, false), out.toString());
    out.truncate(0);
    assertEquals(legal, out.attributeValue(text), text);
    assertEquals(escaped(text, true), out.toString());
  }

  /** Escapes by the definition, slowly. */
  private static String escaped(String text, boolean attribute) {
    var escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&apos;");
                case '\r' -> escaped.append("&#13;");
                case '\t' -> escaped.append(attribute ? "&#9;" : "\t");
                case '\n' -> escaped.append(attribute ? "&#10;" : "\n");
                default -> escaped.appendCodePoint(isCharacter(c) ? c : 0xFFFD);
              }
            });
    return escaped.toString();
  }

  private static boolean isCharacter(int c) {
    return c >= ' ' && c != 0xFFFE && c != 0xFFFF && (c < 0xD800 || c > 0xDFFF);
  }

  @Test
  void markupIsNotEscaped() {
    var out = new XmlOutput(1);
    out.markup("<&\u00E9>");
    assertEquals("<&\u00E9>", out.toString());
  }

  @Test
  void newLinesAreIndented() {
    var out = new XmlOutput(1);
    out.newLine(0);
    out.newLine(3);
    assertEquals("\n\n   ", out.toString());
  }

  @Test
  void tagsHaveThePrefixOfTheirNamespace() {
    var out = new XmlOutput(1);
    Tags.of("image", "loc").start(out);
    Tags.of("image", "loc").end(out);
    Tags.of("", "loc").start(out);
    Tags.of("", "loc").end(out);
    assertEquals("<image:loc</image:loc><loc</loc>", out.toString());
  }
}
