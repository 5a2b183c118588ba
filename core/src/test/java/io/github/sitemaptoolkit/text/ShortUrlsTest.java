package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;

class ShortUrlsTest {

  private static final String LONG = "https://example.com/" + "abcdefghi/".repeat(20) + "end.html";

  @Test
  void theHostAndTheEndOfALongUrlAreKept() {
    assertEquals(
        "a.xml:3:9: " + "https://example.com/abcdefghi/ab...defghi/abcdefghi/end.html",
        ShortUrls.in("a.xml:3:9: " + LONG, 80));
  }

  @Test
  void aUrlHasThreeQuartersOfTheLine() {
    assertEquals(60, ShortUrls.in(LONG, 80).length());
    assertEquals(90, ShortUrls.in(LONG, 120).length());
    assertEquals(40, ShortUrls.in(LONG, 20).length());
  }

  @Test
  void whatFitsIsWhole() {
    String url = "https://example.com/" + "a".repeat(60);
    assertEquals(url, ShortUrls.in(url, 80));
    String two = "https://a.example/" + "a".repeat(40);
    assertEquals(two + " " + two, ShortUrls.in(two + " " + two, 80));
  }

  @Test
  void withoutATerminalNothingIsCut() {
    assertEquals(LONG, ShortUrls.in(LONG, 0));
  }

  @Test
  void eachUrlOfALineIsCutAndOtherTextIsNot() {
    String shown = ShortUrls.in('"' + LONG + "\" is not " + LONG + " " + "x".repeat(200), 80);
    assertEquals(1 + 60 + "\" is not ".length() + 60 + 1 + 200, shown.length(), shown);
    assertTrue(shown.startsWith("\"https://example.com/abc"), shown);
    assertTrue(shown.contains("end.html\" is not https://example.com/"), shown);
  }

  @Test
  void columnsCountAndNotCharacters() {
    String url = "https://example.com/" + "旅行".repeat(60);
    String shown = ShortUrls.in(url, 80);
    assertTrue(DisplayWidth.of(shown) <= 60 && DisplayWidth.of(shown) >= 58, shown);
  }

  @Test
  void marksStayWithTheirLetters() {
    String url = "https://example.com/" + "e\u0301\u0323".repeat(100);
    String shown = ShortUrls.in(url, 80);
    assertEquals(60, DisplayWidth.of(shown), shown);
    String letters = shown.substring("https://example.com/".length()).replace("...", "");
    assertEquals("", letters.replace("e\u0301\u0323", ""));
  }

  @Test
  void escapesAndFlagsAreNotTorn() {
    String shown = ShortUrls.in("https://example.com/" + "%C3%A9".repeat(50), 80);
    String rest = shown.substring("https://example.com/".length()).replace("...", "");
    assertEquals("", rest.replaceAll("%C3|%A9", ""));
    String flags = ShortUrls.in("https://example.com/" + "\uD83C\uDDE9\uD83C\uDDEA".repeat(50), 80);
    String left = flags.substring("https://example.com/".length()).replace("...", "");
    assertEquals("", left.replace("\uD83C\uDDE9\uD83C\uDDEA", ""));
  }

  @Test
  void aWriterCutsTheUrlsOfEachLine() throws IOException {
    var out = new StringWriter();
    try (Writer lines = ShortUrls.to(out, 80)) {
      lines.write("+ " + LONG.substring(0, 30));
      lines.write(LONG.substring(30) + "\n");
      assertEquals(63, out.toString().length());
      lines.write("- " + LONG);
      lines.flush();
      assertEquals(125, out.toString().length());
    }
    assertSame(out, ShortUrls.to(out, 0));
  }

  @Test
  void aLongHostIsCutItself() {
    String shown = ShortUrls.in("https://" + "a".repeat(90) + ".example/page.html", 80);
    assertEquals(60, shown.length());
    assertTrue(shown.startsWith("https://aaaa") && shown.endsWith(".example/page.html"), shown);
    String bare = ShortUrls.in("https://" + "a".repeat(90) + ".example", 80);
    assertEquals(60, bare.length());
  }
}
