package io.github.sitemaptoolkit.markup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  /** Returns what the judge says of a url when it is told what the written bytes say of it. */
  private static int judgedByBytes(String url) {
    var out = new XmlOutput(1);
    out.raw(XmlOutput.ascii("<loc>"));
    int from = out.length();
    out.text(url);
    return UrlJudge.page(url, out.isPlainUrl(url, from));
  }

  private static void isJudgedByBytesAsByCharacters(String url) {
    assertEquals(UrlJudge.page(url), judgedByBytes(url), url);
  }

  @Test
  void theBytesOfAUrlHaveTheFaultsOfItsCharacters() {
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      isJudgedByBytesAsByCharacters("https://e.com/" + (char) c);
    }
    for (char c = 0; c < 0x100; c++) {
      for (String before : List.of("", "https://e.com/abcd", "https://e.com/$")) {
        for (String behind : List.of("", "{b}", "amp;b", "#38;", "https://e.com/", "\uDC00")) {
          isJudgedByBytesAsByCharacters(before + c + behind);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://e.com/a&amp;b",
        "https://e.com/?a&b",
        "https://e.com/{{ a }}",
        "https://e.com/a b",
        "https://e.com/a\tb",
        "https://e.com/a\nb",
        "https://e.com/a\u007F",
        "https://e.com/\uFFFD",
        "https://e.com/\uFFFE",
        "https://e.com/\uD800",
        "https://e.com/\uD83D\uDE00",
        "https://e.com/a|https://e.com/b",
        "https://https://e.com/",
        "https://e.com/<%= a %>",
        "https://",
        "/a",
        "",
      })
  void aWrittenUrlIsJudgedLikeAnyOther(String url) {
    for (int length = 0; length < 9; length++) { // up to each place of a word
      isJudgedByBytesAsByCharacters(url + "a".repeat(length));
    }
    isJudgedByBytesAsByCharacters(url + "a".repeat(UrlJudge.LONGEST));
  }

  @Test
  void onlyBytesThatAreTheUrlShowThatItIsPlain() {
    var out = new XmlOutput(1);
    for (String plain : List.of("https://e.com/a", "https://e.com/a%20b#c?d=(e);f", "a")) {
      int from = out.length();
      out.text(plain);
      assertTrue(out.isPlainUrl(plain, from), plain);
    }
    for (String other : List.of("https://e.com/?a&b", "https://e.com/\u00E9", "a b", "a\"b")) {
      int from = out.length();
      out.text(other);
      assertFalse(out.isPlainUrl(other, from), other);
    }
  }

  @Test
  void linesAreIndentedAsTheLastOne() {
    var out = new XmlOutput(1);
    Tags tags = Tags.of("image", "loc");
    tags.startLine(out, 2);
    tags.startLine(out, 2);
    tags.startLine(out, 0);
    assertEquals("\n  <image:loc\n  <image:loc\n<image:loc", out.toString());
  }
}
