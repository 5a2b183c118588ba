package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.io.KnownRoots;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TokenizerCursorTest extends XmlCursorContract {

  private static final Nesting SITEMAP =
      new Nesting(Set.of("url"), Set.of("loc", "lastmod"), Set.of(), "", namespace -> false);

  private static final XmlOptions LENIENT =
      new XmlOptions(Limits.DEFAULT, false, Map.of(), Nesting.NONE, KnownRoots.SITEMAPS);

  private static XmlCursor dripping(byte[] document) {
    return Events.drippingCursor(document, XmlOptions.STRICT, problem -> {});
  }

  @Override
  XmlCursor cursor(InputStream document) {
    try {
      return new TokenizerCursor(
          Source.of(document, "in"), XmlOptions.STRICT, new Reporter(new Problems(), "in"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "daily", "12345678", "123456789", "  two words  "})
  void plainTextIsReadAtOnce(String text) {
    XmlCursor cursor = cursor("<a>\n<b>" + text + "</b>\n<b>" + text + "</b></a>");
    cursor.next();
    for (int line = 2; line < 4; line++) {
      assertEquals(Event.START, cursor.nextPastSpace());
      assertEquals(text, cursor.onlyText());
      assertEquals("b", cursor.localName());
      assertEquals(new Location("in", line, 4 + text.length()), cursor.location());
    }
    assertEquals(Event.END, cursor.next());
    assertEquals("a", cursor.localName());
  }

  @ParameterizedTest
  @CsvSource({
    "x&amp;, x&",
    "'x\ty', 'x\ty'",
    "\u00E9, \u00E9",
    "<![CDATA[<&]]>, <&",
    "<![CDATA[]]>, ''"
  })
  void textWithReferencesAndOtherCharactersIsReadAtOnce(String markup, String text) {
    XmlCursor cursor = cursor("<a><b>" + markup + "</b><c/></a>");
    cursor.next();
    cursor.next();
    assertEquals(text, cursor.onlyText());
    assertEquals("b", cursor.localName());
    assertEquals(new Location("in", 1, 7 + markup.length()), cursor.location());
    assertEquals(Event.START, cursor.next());
    assertEquals("c", cursor.localName());
  }

  @Test
  void linesOfATextThatIsReadAtOnceAreCounted() {
    XmlCursor cursor = cursor("<a><b>x\r\ny\nz</b></a>");
    cursor.next();
    cursor.next();
    assertEquals("x\ny\nz", cursor.onlyText());
    assertEquals(new Location("in", 3, 2), cursor.location());
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com/a, true",
    "a b, false",
    "a{{b}}, false",
    "a&amp;b, false",
    "\u00E9, false",
    "https://example.com/123456 7, false",
    "'', true"
  })
  void textsKnowWhetherTheyArePlainUrls(String text, boolean plain) {
    XmlCursor cursor = cursor("<a> <b>x y</b> <b>" + text + "</b> <b/> </a>");
    cursor.next();
    cursor.nextPastSpace();
    cursor.onlyText();
    assertFalse(cursor.isPlainUrl());
    cursor.nextPastSpace();
    cursor.onlyText();
    assertEquals(plain, cursor.isPlainUrl());
    cursor.nextPastSpace();
    assertFalse(cursor.isPlainUrl());
    assertNull(cursor.onlyText());
    assertFalse(cursor.isPlainUrl());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"x<c/>", "x<!-- -->", "x</b ><b>", "x<![CDATA[]]>", "<![CDATA[]]>x", "<c/>"})
  void whatIsNotOneTextIsLeftToEvents(String content) {
    String document = "<a><b>" + content + "</b></a>";
    XmlCursor events = cursor(document);
    XmlCursor cursor = cursor(document);
    for (int i = 0; i < 2; i++) {
      events.next();
      cursor.next();
    }
    assertNull(cursor.onlyText());
    for (Event event = events.next(); event != Event.END_DOCUMENT; event = events.next()) {
      assertEquals(event, cursor.next());
      assertEquals(events.location(), cursor.location());
      if (event == Event.TEXT) {
        assertEquals(events.text(), cursor.text());
      }
    }
    assertEquals(Event.END_DOCUMENT, cursor.next());
  }

  /** An element that was recognised as plain may still be read event by event. */
  @Test
  void plainElementsMayBeReadByEventsOrSkipped() {
    XmlCursor cursor = cursor("<r><a><b><c>1</c></b><b><c>2</c></b><b><c>3</c><d/></b></a></r>");
    var seen = new StringBuilder();
    int count = 0;
    for (Event event = cursor.nextPastSpace();
        event != Event.END_DOCUMENT;
        event = cursor.nextPastSpace()) {
      seen.append(event == Event.TEXT ? cursor.text() : event == Event.START ? '<' : '>');
      if (event == Event.START && cursor.localName().equals("c") && ++count == 2) {
        assertEquals("2", cursor.onlyText());
        seen.append("two");
      }
    }
    assertEquals("<<<<1>><<two><<3><>>>>", seen.toString());
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void elementsOfAnEntryAreCountedHoweverTheyAreRead(int most) {
    Limits limits = Limits.DEFAULT.with(Limit.ENTRY_ELEMENTS, most);
    var options = new XmlOptions(limits, false, Map.of(), SITEMAP, KnownRoots.SITEMAPS);
    String url = "<url><loc>a</loc><lastmod>b</lastmod><x>c</x></url>";
    Events events =
        Events.tokenizer(("<urlset>" + url + url + "</urlset>").getBytes(UTF_8), options);
    assertEquals(most < 4, events.failure() instanceof LimitException);
  }

  /** As many as of elements may be kept: they take as much memory. */
  @ParameterizedTest
  @CsvSource({
    "<x a='1' b='2'/>, 3",
    "<x a='1'/><y/>, 3",
    "<x><y a='1'/></x>, 3",
    "<x/><y/><z/>, 3"
  })
  void attributesOfAnEntryCountAsElements(String children, int count) {
    String document = "<urlset><url>" + children + "</url></urlset>";
    for (int most : new int[] {count, count + 1}) {
      Limits limits = Limits.DEFAULT.with(Limit.ENTRY_ELEMENTS, most);
      var options = new XmlOptions(limits, false, Map.of(), SITEMAP, KnownRoots.SITEMAPS);
      Events events = Events.tokenizer(document.getBytes(UTF_8), options);
      assertEquals(most == count, events.failure() instanceof LimitException);
    }
  }

  @Test
  void onlyAStartTagHasOnlyText() {
    XmlCursor cursor = cursor("<a><b/>x</a>");
    cursor.next();
    cursor.next();
    assertNull(cursor.onlyText());
    assertEquals(Event.END, cursor.next());
    assertNull(cursor.onlyText());
    assertEquals(Event.TEXT, cursor.next());
    assertNull(cursor.onlyText());
    assertEquals(Event.END, cursor.next());
  }

  /** The declaration says nothing new, so that the declarations after it are those before it. */
  @Test
  void entryThatDeclaresANamespaceDoesNotHideTheMissingEndOfOthers() {
    var options = new XmlOptions(Limits.DEFAULT, false, Map.of(), SITEMAP, KnownRoots.SITEMAPS);
    String declaring = "<url xmlns:xml='http://www.w3.org/XML/1998/namespace'/>";
    String document = "<urlset><url>" + declaring + "</url><url><url/></urlset>";
    Events events = Events.tokenizer(document.getBytes(UTF_8), options);
    assertEquals(List.of("xml.malformed", "xml.nested-entry"), events.codes());
    assertEquals(
        "an end tag </url> is missing before this place", events.problems().get(0).message());
  }

  @Test
  void depthHasALimit() {
    text("<a>".repeat(MAX_DEPTH) + "</a>".repeat(MAX_DEPTH));
    String deep = "<a>".repeat(MAX_DEPTH + 1) + "</a>".repeat(MAX_DEPTH + 1);
    assertEquals(
        "the depth of nested elements exceeds the limit of 64 (depth); <a> is left out",
        leftOut(deep));
    String deeper = "<a>".repeat(100_000) + "</a>".repeat(100_000);
    assertEquals(leftOut(deep), leftOut(deeper));
  }

  @Test
  void attributesHaveALimit() {
    assertEquals(MAX_ATTRIBUTES, attributes(withAttributes(MAX_ATTRIBUTES)));
    String many = withAttributes(MAX_ATTRIBUTES + 1).replace("/>", " b='>'/>");
    assertEquals(
        "the number of attributes exceeds the limit of 100 (attributes); <a> is left out",
        leftOut("<r>" + many + "</r>"));
    SitemapException e = failure(many);
    assertTrue(
        e.getMessage().endsWith("the number of attributes exceeds the limit of 100 (attributes)"),
        e.getMessage());
  }

  /** Short values come from a cache, whose texts are ASCII. */
  @Test
  void valuesOfAttributesAreNotMistakenForEachOther() {
    List<String> values =
        List.of("", "a", "b", "video", "vidéo", "é", "\u00c3\u00a9", "12345678", "123456789", "a");
    var document = new StringBuilder("<r>");
    values.forEach(value -> document.append("<a b='").append(value).append("'/>"));
    XmlCursor cursor = cursor(document.append("</r>").toString());
    cursor.next();
    for (String value : values) {
      assertEquals(Event.START, cursor.next());
      assertEquals(value, cursor.attributeValue(0));
      assertEquals(Event.END, cursor.next());
    }
  }

  @Test
  void anAttributesValueHasALimit() {
    String longest = "x".repeat(MAX_ATTRIBUTE_LENGTH);
    assertEquals(1, attributes("<a b='" + longest + "'/>"));
    for (String one : List.of("<a b='" + longest + "x'/>", "<a b='" + longest + "&amp;'>t</a>")) {
      assertEquals(
          "the length of an attribute exceeds the limit of 65536 (attribute-length); <a> is left out",
          leftOut("<r>" + one + "</r>"));
      SitemapException e = failure(one);
      assertTrue(
          e.getMessage().endsWith("exceeds the limit of 65536 (attribute-length)"), e.getMessage());
    }
  }

  @Tag("slow")
  @Test
  void textHasALimit() {
    int longest = 1 << 20;
    assertEquals(longest, text("<a>" + "x".repeat(longest) + "</a>").length());
    String message =
        "the length of a text exceeds the limit of 1048576 (text-length); the text of <a> is left"
            + " out";
    assertEquals(message, leftOut("<a>" + "x".repeat(longest + 1) + "</a>"));
    String pieces = ("<![CDATA[" + "x".repeat(1 << 10) + "]]>").repeat(1 << 11);
    assertEquals(message, leftOut("<a>" + pieces + "</a>"));
    assertEquals(message, leftOut("<a>" + "&amp;".repeat(longest + 1) + "</a>"));
    assertEquals("", text("<a>" + " ".repeat(longest + 1) + "<b/></a>")); // nothing is lost
  }

  @Test
  void aNameHasALimit() {
    String name = "n".repeat(100_000);
    String message = "the length of a name exceeds the limit of 1024 (name-length); ";
    assertEquals(
        message + "<nnnnnnnnnnnnnnnnnnnn...> is left out",
        leftOut("<r><" + name + " b='c'>t<b/></" + name + "></r>"));
    assertEquals(message + "<a> is left out", leftOut("<r><a " + name + "='b' c='>'/></r>"));
    failure("<r><" + name + "></" + name + "n></r>");
  }

  /** Returns the message about what is left out of a document, all else of which is read. */
  private static String leftOut(String document) {
    String whole = "<all>" + document + "<b>c</b></all>";
    Limits limits = Limits.DEFAULT.with(Limit.DEPTH, MAX_DEPTH + 1);
    var strict = new XmlOptions(limits, true, Map.of(), Nesting.NONE, KnownRoots.SITEMAPS);
    var lenient = new XmlOptions(limits, false, Map.of(), Nesting.NONE, KnownRoots.SITEMAPS);
    Events events = Events.tokenizer(whole.getBytes(UTF_8), strict);
    assertNull(events.failure());
    assertEquals(1, events.problems().size(), events.problems()::toString);
    assertTrue(events.problems().get(0).missing());
    List<String> lines = events.lines();
    assertEquals("text c", lines.get(lines.size() - 3));
    assertEquals(lines, Events.tokenizer(whole.getBytes(UTF_8), lenient).lines());
    assertEquals(lines, Events.dripping(whole.getBytes(UTF_8), lenient).lines());
    return events.problems().get(0).message().replace("limit of 65 (", "limit of 64 (");
  }

  @Test
  void brokenMarkupIsToldWithItsPlace() {
    SitemapException e = failure("<a>\n<b></c></a>");
    assertFalse(e instanceof TruncatedException);
    assertEquals("in:2:4: error: xml.malformed: </c> does not match <b>", e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UTF-16LE",
        "UTF-16BE",
        "UTF-32LE",
        "UTF-32BE",
        "ISO-8859-15",
        "windows-1252",
        "GBK",
        "Shift_JIS",
        "EUC-KR",
        "KOI8-R",
        "ISO8859-1",
        "cp1251",
        "windows-1251",
        "UTF-8"
      })
  void encodingsAreRead(String name) {
    Charset charset = Charset.forName(name);
    String shown = charset.newEncoder().canEncode('Я') ? "Я" : "ü";
    String document = "<?xml version='1.0' encoding='" + name + "'?><a>" + shown + "</a>";
    assertEquals(shown, text(cursor(document.getBytes(charset))));
    assertEquals(shown, text(dripping(document.getBytes(charset))));
  }

  @Test
  void bytesThatAreNoCharacterInAnotherEncodingAreRefused() {
    byte[] document = "<a>x</a>".getBytes(UTF_16LE);
    document[7] = (byte) 0xD8; // half of a pair
    var e = assertThrows(SitemapException.class, () -> text(cursor(document)));
    assertEquals("in:1:4", e.problem().location().toString());
    assertEquals("xml.encoding-not-utf8", e.problem().code());
  }

  @Test
  void aNameThatTheEndCutsIsToldAsACut() {
    for (String document : List.of("<!-- c --><a", "<!-- c -->\u2028<a", "<a/><b")) {
      Events events = Events.tokenizer(document.getBytes(UTF_8), LENIENT);
      assertInstanceOf(TruncatedException.class, events.failure(), document);
    }
  }

  @Test
  void howFarAnInstructionGoesIsAllOneToHowItsBytesCome() {
    byte[] document = "<a><?b <c>?>d</a>".getBytes(UTF_8);
    assertEquals(
        Events.tokenizer(document, LENIENT).lines(), Events.dripping(document, LENIENT).lines());
  }

  @Test
  void whereABrokenCommentEndsIsAllOneToHowItsBytesCome() {
    for (String text :
        List.of(
            "<!-- c ->b<!-- c -->",
            "<!-- c --b<!-- c -->",
            "<!-- c --x>b<!-- c -->",
            "<!-- c -x>b",
            "<!-- c --",
            "<!--->b<!-- c -->",
            "<!-- ->" + "x".repeat(1 << 20) + "<!-- c -->")) {
      byte[] document = ("<a>" + text + "d</a>").getBytes(UTF_8);
      Events whole = Events.tokenizer(document, LENIENT);
      Events dripping = Events.dripping(document, LENIENT);
      assertEquals(whole.lines(), dripping.lines(), text);
      assertEquals(whole.problems(), dripping.problems(), text);
      assertEquals(String.valueOf(whole.failure()), String.valueOf(dripping.failure()), text);
    }
  }

  @Test
  void aStreamMayGiveOneByteAtATime() {
    assertEquals("ü€😀", text(dripping("<a>ü€😀</a>".getBytes(UTF_8))));
  }

  @Test
  void twoReferencesMakeASurrogatePairUnlessStrict() {
    String document = "<a>&#xD83D;&#xDE00;</a>";
    assertEquals("xml.invalid-char", failure(document).problem().code());
    Events events = Events.tokenizer(document.getBytes(UTF_8), LENIENT);
    assertTrue(events.lines().contains("text 😀"), events.lines()::toString);
    assertEquals(List.of("xml.invalid-char"), events.codes());
  }

  /** Asserts that a document passes a limit, or that an element in it does. */
  private static void limited(Limits limits, String document) {
    Events events = tokenize(limits, document);
    SitemapException failure = events.failure();
    List<String> codes = failure == null ? events.codes() : List.of(failure.problem().code());
    assertEquals(List.of("xml.limit"), codes, document);
  }

  private static Events tokenize(Limits limits, String document) {
    var options = new XmlOptions(limits, true, Map.of(), Nesting.NONE, KnownRoots.SITEMAPS);
    return Events.tokenizer(document.getBytes(UTF_8), options);
  }

  private static void within(Limits limits, String document) {
    Events events = tokenize(limits, document);
    assertNull(events.failure());
    assertFalse(events.codes().contains("xml.limit"), document);
  }

  private static Limits ofAttributes(int count, int declarations, int length) {
    return Limits.DEFAULT
        .with(Limit.ATTRIBUTES, count)
        .with(Limit.DECLARATIONS, declarations)
        .with(Limit.ATTRIBUTE_LENGTH, length);
  }

  @Test
  void eachLimitHoldsAtItsLastByte() {
    Limits limits = Limits.DEFAULT;
    within(limits.with(Limit.BYTES, 8), "<a>b</a>");
    limited(limits.with(Limit.BYTES, 7), "<a>b</a>");
    within(limits.with(Limit.NAMES, 2).with(Limit.NAME_LENGTH, 3), "<abc d=''/>");
    limited(limits.with(Limit.NAMES, 2).with(Limit.NAME_LENGTH, 3), "<abc d='' e=''/>");
    limited(limits.with(Limit.NAMES, 2).with(Limit.NAME_LENGTH, 3), "<abcd/>");
    within(ofAttributes(3, 2, 9), "<a xmlns:b='u' xmlns:c='u' d=''/>");
    limited(ofAttributes(3, 1, 9), "<a xmlns:b='u' xmlns:c='u' d=''/>");
    limited(ofAttributes(2, 2, 9), "<a xmlns:b='u' xmlns:c='u' d=''/>");
    limited(ofAttributes(3, 1, 9), "<a xmlns:b='u'><b:c xmlns:c='u'/></a>");
    within(ofAttributes(1, 0, 3), "<a b='1&lt;2'/>");
    limited(ofAttributes(1, 0, 3), "<a b='1&lt;23'/>");
    within(
        limits.with(Limit.COMMENT_LENGTH, 4).with(Limit.DOCTYPE_LENGTH, 4),
        "<!DOCTYPE a ><a><!--x--></a>");
    limited(limits.with(Limit.COMMENT_LENGTH, 3).with(Limit.DOCTYPE_LENGTH, 4), "<a><!--x--></a>");
    List<String> codes =
        tokenize(limits.with(Limit.DOCTYPE_LENGTH, 2), "<!DOCTYPE a ><a>b</a>").codes();
    assertEquals(List.of("xml.limit", "xml.doctype"), codes);
    within(limits.with(Limit.TEXT_LENGTH, 3), "<a>1<!-- -->23<b/>456</a>");
    limited(limits.with(Limit.TEXT_LENGTH, 3), "<a>1<!-- --><![CDATA[234]]></a>");
    within(limits.with(Limit.DEPTH, 1), "<a/>");
    limited(limits.with(Limit.DEPTH, 1), "<a><b/></a>");
  }

  /** Options that end what has no end, when much more was read than may be held. */
  private static XmlOptions bounded(boolean strict) {
    Limits limits = Limits.DEFAULT.with(Limit.BYTES, 16 << 20);
    return new XmlOptions(limits, strict, Map.of(), Nesting.NONE, KnownRoots.SITEMAPS);
  }

  @Tag("slow")
  @Test
  void whatHasNoEndIsNotHeld() {
    for (String begin : new String[] {"<!--", "<?p ", "<!DOCTYPE a [", "<a b='", "<a>", "<a "}) {
      Events events = Events.tokenizer(new Endless(begin), bounded(true));
      assertEquals("xml.limit", Objects.requireNonNull(events.failure()).problem().code(), begin);
    }
  }

  @Tag("slow")
  @Test
  void floodsOfWhatIsReadInAWayOfItsOwnAreNotHeld() {
    for (String begin : new String[] {"<a>", "<a b='"}) {
      for (String flood : new String[] {"< ", "<", "&", "&amp;", "&#65;", "&x", "\r", "\u00e9"}) {
        Events events = Events.tokenizer(new Endless(begin, flood), bounded(false));
        assertEquals(
            "xml.limit", Objects.requireNonNull(events.failure()).problem().code(), begin + flood);
      }
    }
  }

  /** A beginning, and something without end: spaces, if nothing is said. */
  private static final class Endless extends InputStream {

    private final byte[] begin;
    private final byte[] flood;
    private int position;

    Endless(String begin) {
      this(begin, " ");
    }

    Endless(String begin, String flood) {
      this.begin = begin.getBytes(UTF_8);
      this.flood = flood.getBytes(UTF_8);
    }

    @Override
    public int read() {
      if (position < begin.length) {
        return begin[position++];
      }
      return flood[(position++ - begin.length) % flood.length] & 0xFF;
    }
  }
}
