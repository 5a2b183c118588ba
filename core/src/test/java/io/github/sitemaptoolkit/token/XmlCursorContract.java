package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.sun.net.httpserver.HttpServer;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What every cursor over documents does, whatever reads them. */
abstract class XmlCursorContract {

  static final int MAX_DEPTH = 64;
  static final int MAX_ATTRIBUTES = 100;
  static final int MAX_ATTRIBUTE_LENGTH = 64 * 1024;

  XmlCursor cursor(byte[] document) {
    return cursor(new ByteArrayInputStream(document));
  }

  /** Opens a document of the name {@code in}, strictly. */
  abstract XmlCursor cursor(InputStream document);

  XmlCursor cursor(String document) {
    return cursor(document.getBytes(UTF_8));
  }

  /** Returns all text of a document. */
  String text(XmlCursor cursor) {
    var text = new StringBuilder();
    for (Event event = cursor.next(); event != Event.END_DOCUMENT; event = cursor.next()) {
      if (event == Event.TEXT) {
        text.append(cursor.text());
      }
    }
    return text.toString();
  }

  String text(String document) {
    return text(cursor(document));
  }

  SitemapException failure(String document) {
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

  int attributes(String document) {
    XmlCursor cursor = cursor(document);
    assertEquals(Event.START, cursor.next());
    return cursor.attributeCount();
  }

  @Test
  void xmlsOwnEntitiesAreRead() {
    assertEquals(
        "&<>\"'\u00FC\uD83D\uDE00", text("<a>&amp;&lt;&gt;&quot;&apos;&#252;&#x1F600;</a>"));
  }

  String withAttributes(int count) {
    var document = new StringBuilder("<a");
    for (int i = 0; i < count; i++) {
      document.append(" a").append(i).append("='1'");
    }
    return document.append("/>").toString();
  }

  @Test
  void declarationsHaveALimit() {
    failure(withAttributes(MAX_ATTRIBUTES * 10).replace(" a", " xmlns:a"));
  }

  @Test
  void aCutIsToldWithItsPlace() {
    var e = assertInstanceOf(TruncatedException.class, failure("<a>\n<b>text"));
    assertEquals("doc.truncated", e.problem().code());
    assertEquals("in:2:7", e.problem().location().toString());
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
}
