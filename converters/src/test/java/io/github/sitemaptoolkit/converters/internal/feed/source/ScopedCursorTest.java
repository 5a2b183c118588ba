package io.github.sitemaptoolkit.converters.internal.feed.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.token.Nesting;
import io.github.sitemaptoolkit.token.TokenizerCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.token.XmlOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ScopedCursorTest {

  private static final Nesting FLAT =
      new Nesting(Set.of(), Set.of(), Set.of(), "", namespace -> false);

  /** Returns a cursor at the root element. */
  private static ScopedCursor cursor(String xml) throws IOException {
    var context = Context.load().withOwnProblems();
    var log = new FeedLog(context, "rss", "in", "rss/channel/item", true);
    var source = Source.of(new ByteArrayInputStream(xml.getBytes(UTF_8)), "in");
    var options = XmlOptions.of(context, FLAT, Map.of());
    var cursor = new ScopedCursor(new TokenizerCursor(source, options, log), new NameCase(log));
    assertEquals(Event.START, cursor.next());
    return cursor;
  }

  @Test
  void baseAndLanguageEndWithTheirElement() throws IOException {
    ScopedCursor cursor =
        cursor("<a xml:base='https://e.com/'><b xml:base='x/' xml:lang='de'>text</b><c/></a>");
    assertEquals("https://e.com/", cursor.base());
    assertNull(cursor.language());
    cursor.next();
    assertEquals("https://e.com/x/", cursor.base());
    assertEquals("de", cursor.language());
    assertEquals("text", cursor.onlyText());
    assertEquals("https://e.com/", cursor.base());
    assertNull(cursor.language());
    cursor.next();
    assertEquals("https://e.com/", cursor.base());
  }

  @Test
  void scopeOfAnOuterElementOutlivesTheTextsInside() throws IOException {
    ScopedCursor cursor = cursor("<a xml:lang='en'><b>x</b><c>y</c></a>");
    cursor.next();
    assertEquals("x", cursor.readText());
    assertEquals("en", cursor.language());
    cursor.next();
    assertEquals("y", cursor.readText());
    assertEquals("en", cursor.language());
  }

  @Test
  void plainTextsCountLikeAllOthers() throws IOException {
    ScopedCursor plain = cursor("<a><b>four</b></a>");
    plain.next();
    assertEquals("four", plain.readText());
    ScopedCursor mixed = cursor("<a><b>fo<!-- --> r</b></a>");
    mixed.next();
    assertEquals("fo r", mixed.readText());
    assertEquals(2 * ScopedCursor.ELEMENT + 4, plain.taken());
    assertEquals(plain.taken(), mixed.taken());
  }

  @Test
  void correctedNameEndsWithItsElement() throws IOException {
    ScopedCursor cursor = cursor("<a><PUBDATE>x</PUBDATE></a>");
    cursor.next();
    assertEquals("pubDate", cursor.localName());
    assertEquals("x", cursor.onlyText());
    assertEquals("PUBDATE", cursor.localName());
  }

  @Test
  void textsOfChildrenAreReadWithSpacesAroundSome() throws IOException {
    ScopedCursor cursor = cursor("<a><p>one</p>two<b>three</b></a>");
    assertEquals(" one twothree", cursor.readText(name -> name.equals("p")));
  }

  @Test
  void damageOfATextIsForgottenByTheNext() throws IOException {
    ScopedCursor cursor = cursor("<a><b>x&#0;</b><c>y</c></a>");
    cursor.next();
    cursor.readText();
    assertTrue(cursor.textIsDamaged());
    cursor.next();
    cursor.readText();
    assertFalse(cursor.textIsDamaged());
  }

  @Test
  void spaceIsPassed() throws IOException {
    ScopedCursor cursor = cursor("<a> \n <b/> x</a>");
    assertEquals(Event.START, cursor.nextPastSpace());
    assertEquals("b", cursor.localName());
    assertEquals(Event.END, cursor.nextPastSpace());
    assertEquals(Event.TEXT, cursor.nextPastSpace());
  }
}
