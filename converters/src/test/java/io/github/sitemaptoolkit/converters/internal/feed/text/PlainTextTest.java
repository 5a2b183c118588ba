package io.github.sitemaptoolkit.converters.internal.feed.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "<p>One</p><p>two</p> | One two",
        "a<b>b</b>c | abc",
        "a<br/>b<BR>c | a b c",
        "a <!-- <p>not</p> --> b | a b",
        "<img src=\"x\" alt=\"a > b\">text | text",
        "<style>p { }</style>a<script>if (a < b) x();</script>b | ab",
        "caf&eacute; &#233; &#xE9; &amp;amp; | caf\u00E9 \u00E9 \u00E9 &amp;",
        "a&nbsp;&nbsp; b | a b",
        "it&#146;s &ndash; &hellip; | it\u2019s \u2013 \u2026",
        "&#x1F600; | \uD83D\uDE00",
        "&unknown; &; & &#0; &#xFFFE; &#99999999999; | &unknown; &; & &#0; &#xFFFE; &#99999999999;",
        "1 < 2 and 3 > 2 | 1 < 2 and 3 > 2",
        "a <b | a <b",
        "We <3 dogs, <b>really</b> | We <3 dogs, really",
        "if a <5 and b <6 then c>7 | if a <5 and b <6 then c>7",
        "</3 hearts> and <:o> | </3 hearts> and <:o>",
        "a <a href=\"unclosed>b</a> c | a b c",
        "a</p>b</b>c<h1>d</h1>e | a bc d e",
        "<img alt='a > b'>c<o:p>d</o:p> | cd",
        "x</p | x</p",
        "x< | x<",
        "x</ | x</",
        "x<! | x<!",
        "x <1> </1> <-> | x <1> </1> <->",
        "<SCRIPT>a</Script >b<style>a</styl></style>c</script>d | bcd",
        "a<script>b</script | a",
        "<a b=c'>d | d",
        "<a b='c>d | d",
        "&amp &#65; &#X41; &#128;&#159; &#127; | &amp A A \u20AC\u0178 \u007F",
        "a&#160;b&#x9;c | a b c",
        "&#55357; &#1114112; &#x; &#-5; | &#55357; &#1114112; &#x; &#-5;",
        "&#x0001F600; &#x00001F600; &thetasym; | \uD83D\uDE00 &#x00001F600; \u03D1",
        "&apos;&quot; | '\"",
        "<![CDATA[x]]>y<!DOCTYPE html><?php x ?>z | yz",
      })
  void htmlBecomesWhatIsSeen(String html, String text) {
    assertEquals(text, PlainText.ofHtml(html));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "a b c",
        "a-b.c!",
        "caf\u00E9 \u4E2D",
        "\u007F",
        "a > b \"c\" ~",
        "a & b"
      })
  void plainTextsStayTheSameObject(String text) {
    assertSame(text, PlainText.ofText(text));
    if (text.indexOf('&') < 0) {
      assertSame(text, PlainText.ofHtml(text));
      assertSame(text, PlainText.ofTitle(text));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "` ` | ``",
        "` a` | a",
        "`a ` | a",
        "`  a  b  ` | a b",
        "`a &amp; b` | a & b",
        "`a &nbsp;b` | a b",
        "`a &nbsp;` | a",
        "`a <b> c</b>` | a c",
        "`ab <!-- c -->` | ab",
        "`a\tb` | a b",
        "`a \tb` | a b",
        "`a\u3000b` | a b",
        "`a\u00A0b` | a b",
        "`\u00A0` | ``",
        "`<br>a` | a",
      })
  void conversionBeginsWhereTextIsNoLongerPlain(String html, String text) {
    assertEquals(text, PlainText.ofHtml(html));
  }

  @Test
  void onlyHtmlHasTagsAndReferences() {
    assertEquals("a &amp; <b>", PlainText.ofText("a  &amp; <b>"));
    assertEquals("a & <b>", PlainText.ofTitle("a &amp; <b>"));
    assertEquals("a &", PlainText.ofHtml("a &amp; <b>"));
  }

  @Test
  void whiteSpaceCollapses() {
    assertEquals("a b c", PlainText.ofHtml(" \n a \t b\r\n\u00A0 c  "));
    assertEquals("a <b> c", PlainText.ofText(" a\n<b>  c "));
  }

  @Test
  void titlesKeepTagsThatTheySpeakOf() {
    assertEquals("The <b> tag & more", PlainText.ofTitle("The <b> tag &amp; more"));
    assertEquals("The bold one", PlainText.ofTitle("The <b>bold</b> one"));
  }

  @Test
  void aCutCommentHidesTheRest() {
    assertEquals("a", PlainText.ofHtml("a<!-- b"));
    assertEquals("a", PlainText.ofHtml("a<script>b"));
  }

  @Tag("slow")
  @Test
  void hostileTextsTakeNoLongerThanOthers() {
    for (String piece : new String[] {"<a", "&", "<a='", "<a=\"", "<!", "</"}) {
      String text = piece.repeat(500_000); // if each looked through the rest, this would not end
      assertEquals(text, PlainText.ofHtml(text));
      assertEquals("", PlainText.ofHtml("<p" + text + ">"));
    }
    assertEquals("\"", PlainText.ofHtml("<a".repeat(500_000) + " b=\">\""));
  }
}
