package io.github.sitemaptoolkit.io;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeadTest {

  private static Head head(String text) {
    return Head.of(text.getBytes(UTF_8));
  }

  private static Head head(String text, Charset charset) {
    return Head.of(text.getBytes(charset));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<urlset>",
        "<urlset/>",
        "<urlset xmlns='x'>",
        "<urlset",
        "<urlset\n>",
        "<s:urlset xmlns:s='x'>",
        "\uFEFF<urlset>",
        " \r\n\t<urlset>",
        "<?xml version='1.0'?><urlset>",
        "\uFEFF<?xml version='1.0'?>\n<urlset>",
        "<?xml version='1.0'?><?xml-stylesheet href='a>b'?><urlset>",
        "<!-- Licensed to <you> under -> these terms: a > b --><urlset>",
        "<!-- one --><!-- two -->\n<urlset>",
        "<!DOCTYPE urlset><urlset>",
        "<!DOCTYPE urlset SYSTEM 'a.dtd'>\n<urlset>",
        "<!DOCTYPE urlset [<!ENTITY a 'b'> <!ELEMENT c (#PCDATA)>]>\n<urlset>",
        "<?xml version='1.0'?><!-- c --><!DOCTYPE urlset [<!ENTITY a '>'>]><!-- d --><urlset>",
      })
  void theRootElementIsFoundPastAllThatMayStandBefore(String document) {
    assertEquals("urlset", head(document).rootElement());
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE"})
  void wideTextIsToldWithAndWithoutItsMark(String charset) {
    for (String mark : List.of("", "\uFEFF")) {
      assertEquals(
          "<urlset>\u00FC", head(mark + "<urlset>\u00FC", Charset.forName(charset)).text());
      assertEquals("loc\n", head(mark + "loc\n", Charset.forName(charset)).text());
    }
    assertEquals("ab", head("ab").text());
    assertEquals("a", head("a").text());
    for (byte[] shortest : new byte[][] {{0, 0, 0, '<'}, {'<', 0, 0, 0}, {0, '<'}, {'<', 0}}) {
      assertEquals("<", Head.of(shortest).text());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text <urlset>",
        "<br />\n<b>Warning</b>: in /x.php\n<?xml version='1.0'?><urlset>",
        "\uFEFF\n\uFEFF<urlset>",
        "<?xml version='1.0'?>\n{% if page.xsl %}<?xml-stylesheet href='a'?>{% endif %}\n<urlset>",
        "{{ printf \"<?xml version=\\\"1.0\\\"?>\" | safeHTML }}\n<urlset>",
      })
  void theRootElementIsFoundBehindWhatAServerWrote(String document) {
    assertEquals("urlset", head(document).rootElement());
  }

  @Test
  void aPageHoldsNoDocument() {
    assertEquals("html", head("<html><body><rss></rss></body></html>").rootElement());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"<![<!--", "<![<?", "<!a [<!--", "<![", "<![\"", "<a \"", "<a", "</a", "<a>"})
  @Timeout(10) // each takes milliseconds; to look for each missing end anew, minutes
  void whatStandsBeforeADocumentIsLookedAtOnce(String junk) {
    String many = "x" + junk.repeat(Head.SIZE / junk.length());
    assertNull(head(many).rootElement());
  }

  @Test
  void rootsAreFoundThatAreKnown() {
    Head head = head("Warning: <b>disk full</b>\n<a:Pages>");
    assertNull(head.rootElement());
    assertEquals("Pages", head.with(KnownRoots.SITEMAPS.with(List.of("pages"))).rootElement());
  }

  @Test
  void theDeclaredEncodingIsFound() {
    assertEquals("GBK", head("<?xml version='1.0' encoding='GBK'?><urlset>").encoding());
    assertEquals("x", head("Warning\n<?xml version='1.0' encoding = \"x\" ?><urlset>").encoding());
    assertNull(head("<?xml version='1.0'?><urlset encoding='x'/>").encoding());
    assertNull(head("<urlset><![CDATA[<?xml encoding='x'?>]]>").encoding());
    assertNull(head("<?xml encoding='x").encoding());
    assertNull(head("<?xml encoding=x?>").encoding());
    assertNull(head("<?xml encoding='x?>").encoding());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "https://example.com/",
        "text <url>",
        "<!-- without end <urlset>",
        "<?xml version='1.0' <urlset>",
        "<!DOCTYPE urlset [ <urlset>",
        "<?xml version='1.0'?><!DOCTYPE urlset [ <urlset>",
      })
  void thereMayBeNoRootElement(String document) {
    assertNull(head(document).rootElement());
  }

  @Test
  void utf16IsReadWithAMark() {
    assertEquals("urlset", head("<?xml version='1.0'?><urlset>", UTF_16).rootElement());
    assertEquals("urlset", head("\uFEFF<urlset>", UTF_16LE).rootElement());
  }

  @Test
  void utf16IsReadWithoutAMark() {
    assertEquals("urlset", head("<?xml version='1.0'?><urlset>", UTF_16BE).rootElement());
    assertEquals("urlset", head("<?xml version='1.0'?><urlset>", UTF_16LE).rootElement());
  }

  @Test
  void aCharacterCutAtTheEndDoesNotMatter() {
    byte[] bytes = "<urlset>ü".getBytes(UTF_8);
    assertEquals("urlset", Head.of(Arrays.copyOf(bytes, bytes.length - 1)).rootElement());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE html><html>",
        "<!doctype HTML PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN'>",
        "\n<HTML><head>",
        "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'>",
        "<!-- saved from url --><html>",
      })
  void htmlIsTold(String document) {
    assertTrue(head(document).isHtml());
  }

  @Test
  void sitemapsAndTextAreNoHtml() {
    assertFalse(head("<urlset><html/></urlset>").isHtml());
    assertFalse(head("https://example.com/html").isHtml());
    assertFalse(head("").isHtml());
  }

  @Test
  void markupBeginsWithATag() {
    assertTrue(head(" \n<a").isMarkup());
    assertFalse(head("a<").isMarkup());
    assertFalse(head("").isMarkup());
  }

  @Test
  void whiteSpaceAloneIsBlank() {
    assertTrue(head("").isBlank());
    assertTrue(head("\uFEFF \r\n").isBlank());
    assertFalse(head(" a").isBlank());
  }

  @Test
  void firstBytesAreCompared() {
    Head head = Head.of(new byte[] {0x1F, (byte) 0x8B});
    assertTrue(head.startsWith(0x1F, 0x8B));
    assertTrue(head.startsWith());
    assertFalse(head.startsWith(0x1F, 0x8C));
    assertFalse(head.startsWith(0x1F, 0x8B, 8));
  }

  @Test
  void aHeadDoesNotChange() {
    byte[] bytes = "<urlset>".getBytes(UTF_8);
    Head head = Head.of(bytes);
    bytes[0] = 'x';
    assertTrue(head.startsWith('<'));
  }
}
