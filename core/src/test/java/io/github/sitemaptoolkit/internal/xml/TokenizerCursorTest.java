package io.github.sitemaptoolkit.internal.xml;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import io.github.sitemaptoolkit.format.Limits;
import io.github.sitemaptoolkit.internal.xml.XmlCursor.Event;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenizerCursorTest {

  private static final int MAX_DEPTH = 64;
  private static final int MAX_ATTRIBUTES = 100;
  private static final int MAX_ATTRIBUTE_LENGTH = 64 * 1024;

  private static XmlCursor cursor(byte[] document) {
    return cursor(new ByteArrayInputStream(document));
  }

  private static XmlCursor cursor(InputStream document) {
    try {
      return new TokenizerCursor(Source.of(document, "in"), XmlOptions.STRICT, problem -> {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static XmlCursor cursor(String document) {
    return cursor(document.getBytes(UTF_8));
  }

  /** Returns all text of a document. */
  private static String text(XmlCursor cursor) {
    var text = new StringBuilder();
    for (Event event = cursor.next(); event != Event.END_DOCUMENT; event = cursor.next()) {
      if (event == Event.TEXT) {
        text.append(cursor.text());
      }
    }
    return text.toString();
  }

  private static String text(String document) {
    return text(cursor(document));
  }

  private static SitemapException failure(String document) {
    return assertThrows(SitemapException.class, () -> text(document));
  }

  @Test
  void eventsComeInOrderWithTheirPlace() {
    XmlCursor cursor = cursor("<a>\n<p:b xmlns:p='urn:b' p:x='1' y='2'/>t<?pi d?><!-- c --></a>");
    assertEquals(Event.START, cursor.next());
    assertEquals("in:1:1", cursor.location().toString());
    assertEquals("a", cursor.localName());
    assertEquals("", cursor.namespace());
    assertEquals("", cursor.prefix());
    assertEquals(0, cursor.attributeCount());
    assertEquals(Event.TEXT, cursor.next());
    assertEquals("\n", cursor.text());
    assertEquals(Event.START, cursor.next());
    assertEquals("in:2:1", cursor.location().toString());
    assertEquals("b", cursor.localName());
    assertEquals("urn:b", cursor.namespace());
    assertEquals("p", cursor.prefix());
    assertEquals(2, cursor.attributeCount());
    assertEquals("urn:b", cursor.attributeNamespace(0));
    assertEquals("x", cursor.attributeLocalName(0));
    assertEquals("p", cursor.attributePrefix(0));
    assertEquals("1", cursor.attributeValue(0));
    assertEquals("", cursor.attributeNamespace(1));
    assertEquals("", cursor.attributePrefix(1));
    assertEquals("urn:b", cursor.namespaceOf("p"));
    assertNull(cursor.namespaceOf("q"));
    assertEquals(Event.END, cursor.next());
    assertEquals("b", cursor.localName());
    assertEquals(Event.TEXT, cursor.next());
    assertEquals("t", cursor.text());
    assertEquals(Event.INSTRUCTION, cursor.next());
    assertEquals("pi", cursor.text());
    assertEquals("in:2:38", cursor.location().toString());
    assertEquals(Event.END, cursor.next());
    assertEquals(Event.END_DOCUMENT, cursor.next());
  }

  @Test
  void columnsCountCharacters() {
    XmlCursor cursor = cursor("<a>ü<b/></a>");
    cursor.next();
    cursor.next();
    cursor.next();
    assertEquals("in:1:5", cursor.location().toString());
  }

  @Test
  void externalEntitiesAreNeverOpened(@TempDir Path directory) throws IOException {
    String canary = Files.writeString(directory.resolve("canary"), "CANARY").toUri().toString();
    for (String id : new String[] {"SYSTEM '" + canary + "'", "PUBLIC 'p' '" + canary + "'"}) {
      String document = "<!DOCTYPE a [<!ENTITY x " + id + ">]><a>&x;</a>";
      assertFalse(failure(document).getMessage().contains("CANARY"));
    }
    assertEquals("t", text("<!DOCTYPE a SYSTEM '" + canary + "'><a>t</a>"));
    assertEquals("t", text("<!DOCTYPE a [<!ENTITY % p SYSTEM '" + canary + "'> %p;]><a>t</a>"));
  }

  @Test
  void nothingIsFetched() throws IOException {
    var requests = new AtomicInteger();
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          requests.incrementAndGet();
          exchange.sendResponseHeaders(404, -1);
          exchange.close();
        });
    server.start();
    try {
      var address = server.getAddress();
      String url = "http://" + address.getHostString() + ':' + address.getPort() + "/x";
      failure("<!DOCTYPE a [<!ENTITY x SYSTEM '" + url + "'>]><a>&x;</a>");
      failure("<!DOCTYPE a [<!ENTITY x SYSTEM '" + url + "'>]><a b='&x;'/>");
      text("<!DOCTYPE a [<!ENTITY % p SYSTEM '" + url + "'> %p;]><a/>");
      text("<!DOCTYPE a SYSTEM '" + url + "'><a/>");
      text("<!DOCTYPE a PUBLIC 'p' '" + url + "'><a/>");
      text("<?xml-stylesheet href='" + url + "'?><a/>");
      text(
          "<a xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:schemaLocation='urn:a "
              + url
              + "'/>");
      text("<a><i:include xmlns:i='http://www.w3.org/2001/XInclude' href='" + url + "'/></a>");
      assertEquals(0, requests.get());
    } finally {
      server.stop(0);
    }
  }

  @Test
  void entitiesAreNeverExpanded() {
    failure("<!DOCTYPE a [<!ENTITY x 'text'>]><a>&x;</a>");
    failure("<!DOCTYPE a [<!ENTITY x 'text'>]><a b='&x;'/>");
    failure("<!DOCTYPE a [<!ENTITY x '&y;&y;'><!ENTITY y '&x;'>]><a>&x;</a>");
    assertEquals("", text("<!DOCTYPE a [<!ATTLIST a b CDATA 'default'>]><a/>"));
    assertEquals(0, attributes("<!DOCTYPE a [<!ATTLIST a b CDATA 'default'>]><a/>"));
  }

  private static int attributes(String document) {
    XmlCursor cursor = cursor(document);
    assertEquals(Event.START, cursor.next());
    return cursor.attributeCount();
  }

  @Test
  void xmlsOwnEntitiesAreRead() {
    assertEquals(
        "&<>\"'\u00FC\uD83D\uDE00", text("<a>&amp;&lt;&gt;&quot;&apos;&#252;&#x1F600;</a>"));
  }

  @Test
  void depthHasALimit() {
    text("<a>".repeat(MAX_DEPTH) + "</a>".repeat(MAX_DEPTH));
    SitemapException e = failure("<a>".repeat(MAX_DEPTH + 1) + "</a>".repeat(MAX_DEPTH + 1));
    assertTrue(
        e.getMessage().endsWith("the depth of elements passes the limit of 64"), e.getMessage());
    assertEquals(1, e.problem().location().line());
  }

  private static String withAttributes(int count) {
    var document = new StringBuilder("<a");
    for (int i = 0; i < count; i++) {
      document.append(" a").append(i).append("='1'");
    }
    return document.append("/>").toString();
  }

  @Test
  void attributesHaveALimit() {
    assertEquals(MAX_ATTRIBUTES, attributes(withAttributes(MAX_ATTRIBUTES)));
    SitemapException e = failure(withAttributes(MAX_ATTRIBUTES + 1));
    assertTrue(
        e.getMessage().endsWith("the number of attributes passes the limit of 100"),
        e.getMessage());
  }

  @Test
  void declarationsHaveALimit() {
    failure(withAttributes(MAX_ATTRIBUTES * 10).replace(" a", " xmlns:a"));
  }

  @Test
  void anAttributesValueHasALimit() {
    String longest = "x".repeat(MAX_ATTRIBUTE_LENGTH);
    assertEquals(1, attributes("<a b='" + longest + "'/>"));
    SitemapException e = failure("<a b='" + longest + "x" + "'/>");
    assertTrue(e.getMessage().endsWith("passes the limit of 65536"), e.getMessage());
  }

  @Test
  void textHasALimit() {
    int longest = 1 << 20;
    assertEquals(longest, text("<a>" + "x".repeat(longest) + "</a>").length());
    SitemapException e = failure("<a>" + "x".repeat(longest + 1) + "</a>");
    assertTrue(
        e.getMessage().endsWith("the length of a text passes the limit of 1048576"),
        e.getMessage());
    failure("<a>" + ("<![CDATA[" + "x".repeat(1 << 10) + "]]>").repeat(1 << 11) + "</a>");
  }

  @Test
  void aCutIsToldWithItsPlace() {
    var e = assertInstanceOf(TruncatedException.class, failure("<a>\n<b>text"));
    assertEquals("doc.truncated", e.problem().code());
    assertEquals("in:2:7", e.problem().location().toString());
  }

  @Test
  void brokenMarkupIsToldWithItsPlace() {
    SitemapException e = failure("<a>\n<b></c></a>");
    assertFalse(e instanceof TruncatedException);
    assertEquals("in:2:4: error: xml.malformed: </c> does not end <b>", e.getMessage());
  }

  @Test
  void encodingsAreTold() {
    assertEquals("ü", text(cursor("<a>ü</a>".getBytes(UTF_8))));
    assertEquals("ü", text(cursor("\uFEFF<a>ü</a>".getBytes(UTF_8))));
    assertEquals("ü", text(cursor("<a>ü</a>".getBytes(UTF_16))));
    assertEquals(
        "ü",
        text(cursor("<?xml version='1.0' encoding='ISO-8859-1'?><a>ü</a>".getBytes(ISO_8859_1))));
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
        "windows-1251",
        "UTF-8"
      })
  void encodingsAreRead(String name) {
    Charset charset = Charset.forName(name);
    String shown = charset.newEncoder().canEncode('Я') ? "Я" : "ü";
    String document = "<?xml version='1.0' encoding='" + name + "'?><a>" + shown + "</a>";
    assertEquals(shown, text(cursor(document.getBytes(charset))));
    assertEquals(shown, text(cursor(Events.dripping(document.getBytes(charset)))));
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
  void bytesOfAnotherEncodingAreRefused() {
    var e =
        assertThrows(SitemapException.class, () -> text(cursor("<a>ü!</a>".getBytes(ISO_8859_1))));
    assertEquals("xml.encoding-not-utf8", e.problem().code());
  }

  @Test
  void overlongCharactersAreRefused() {
    byte[] document = "<a>___script></a>".getBytes(UTF_8);
    document[3] = (byte) 0xE0; // with what follows, an overlong <
    document[4] = (byte) 0x80;
    document[5] = (byte) 0xBC;
    var e = assertThrows(SitemapException.class, () -> text(cursor(document)));
    assertEquals("xml.encoding-not-utf8", e.problem().code());
  }

  @Test
  void anUnknownEncodingIsRefused() {
    for (String name : new String[] {"x-foo", "UTF-7"}) {
      failure("<?xml version='1.0' encoding='" + name + "'?><a/>");
    }
  }

  @Test
  void aStreamThatFailsIsNoFaultOfTheDocument() {
    var failing =
        new FilterInputStream(new ByteArrayInputStream("<a>".getBytes(UTF_8))) {
          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            int count = super.read(target, offset, length);
            if (count < 0) {
              throw new IOException("the disk is gone");
            }
            return count;
          }
        };
    var e = assertThrows(UncheckedIOException.class, () -> text(cursor(failing)));
    assertEquals("in: the disk is gone", e.getCause().getMessage());
  }

  @Test
  void aStreamMayGiveOneByteAtATime() {
    assertEquals("ü€😀", text(cursor(Events.dripping("<a>ü€😀</a>".getBytes(UTF_8)))));
  }

  @Test
  void twoReferencesMakeASurrogatePair() {
    assertEquals("😀", text("<a>&#xD83D;&#xDE00;</a>"));
  }

  private static SitemapException limited(Limits limits, String document) {
    var options = new XmlOptions(limits, true, Map.of(), Nesting.NONE);
    SitemapException failure = Events.tokenizer(document.getBytes(UTF_8), options).failure();
    assertEquals("xml.limit", failure == null ? "read" : failure.problem().code());
    return failure;
  }

  private static void within(Limits limits, String document) {
    var options = new XmlOptions(limits, true, Map.of(), Nesting.NONE);
    assertNull(Events.tokenizer(document.getBytes(UTF_8), options).failure());
  }

  @Test
  void eachLimitHoldsAtItsLastByte() {
    Limits limits = Limits.DEFAULT;
    within(limits.withBytes(8), "<a>b</a>");
    limited(limits.withBytes(7), "<a>b</a>");
    within(limits.withNames(2, 3), "<abc d=''/>");
    limited(limits.withNames(2, 3), "<abc d='' e=''/>");
    limited(limits.withNames(2, 3), "<abcd/>");
    within(limits.withAttributes(3, 2, 9), "<a xmlns:b='u' xmlns:c='u' d=''/>");
    limited(limits.withAttributes(3, 1, 9), "<a xmlns:b='u' xmlns:c='u' d=''/>");
    limited(limits.withAttributes(2, 2, 9), "<a xmlns:b='u' xmlns:c='u' d=''/>");
    limited(limits.withAttributes(3, 1, 9), "<a xmlns:b='u'><b:c xmlns:c='u'/></a>");
    within(limits.withAttributes(1, 0, 3), "<a b='1&lt;2'/>");
    limited(limits.withAttributes(1, 0, 3), "<a b='1&lt;23'/>");
    within(limits.withSkipped(4, 4), "<!DOCTYPE a ><a><!--x--></a>");
    limited(limits.withSkipped(3, 4), "<a><!--x--></a>");
    limited(limits.withSkipped(4, 2), "<!DOCTYPE a ><a/>");
    within(limits.withTextLength(3), "<a>1<!-- -->23<b/>456</a>");
    limited(limits.withTextLength(3), "<a>1<!-- --><![CDATA[234]]></a>");
    within(limits.withDepth(1), "<a/>");
    limited(limits.withDepth(1), "<a><b/></a>");
  }

  @Test
  void whatHasNoEndIsNotHeld() {
    for (String begin : new String[] {"<!--", "<?p ", "<!DOCTYPE a [", "<a b='", "<a>", "<a "}) {
      Events events = Events.tokenizer(new Endless(begin), XmlOptions.STRICT);
      assertEquals("xml.limit", Objects.requireNonNull(events.failure()).problem().code(), begin);
    }
  }

  @Test
  void floodsOfWhatIsReadInAWayOfItsOwnAreNotHeld() {
    var lenient = new XmlOptions(Limits.DEFAULT, false, Map.of(), Nesting.NONE);
    for (String begin : new String[] {"<a>", "<a b='"}) {
      for (String flood : new String[] {"< ", "<", "&", "&amp;", "&#65;", "&x", "\r", "\u00e9"}) {
        Events events = Events.tokenizer(new Endless(begin, flood), lenient);
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
