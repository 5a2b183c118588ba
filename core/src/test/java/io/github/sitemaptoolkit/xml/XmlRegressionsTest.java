package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.url;
import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.sample.Credit;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlunit.builder.DiffBuilder;

/** Faults that were there once. */
class XmlRegressionsTest {

  private static final String URL = "https://example.com/";

  private final Xml xml = new Xml();

  private String pass(String document) {
    String written = xml.pass(document);
    var difference =
        DiffBuilder.compare(document)
            .withTest(written)
            .ignoreWhitespace()
            .checkForSimilar()
            .build();
    assertFalse(difference.hasDifferences(), difference + "\n" + document + "\n" + written);
    assertEquals(written, new Xml().pass(written), "the second pass");
    return written;
  }

  private static byte[] gzip(String text) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(UTF_8));
    }
    return bytes.toByteArray();
  }

  @Test
  void aWrongChecksumIsNoTrailingContent() throws IOException {
    byte[] packed = gzip(urlset(url(URL, "")));
    packed[packed.length - 8] ^= 1;
    try (var in = xml.reader(packed)) {
      assertEquals(UrlEntry.of(URL), in.read());
      var e = assertThrows(TruncatedException.class, in::read);
      assertEquals("gzip.corrupt", e.problem().code());
      assertNull(in.read(), "it is at its end");
    }
    assertEquals(List.of(), xml.codes());
  }

  @Test
  void aValueThatSpeaksOfDeclarationsDeclaresNothing() {
    String written = pass(urlset(url(URL, "<x:a xmlns:x='urn:x' b='as in xmlns:x'/>")));
    assertFalse(written.contains("xmlns:xmlns"), written);
  }

  @Test
  void problemsBetweenEntriesBelongToNoEntry() {
    xml.read(urlset(url(URL, "") + "stray<?pi?><acme:credit x='1'/><sitemap/>") + "<more/>");
    for (Problem problem : xml.context().problems()) {
      assertNull(problem.loc(), problem.toString());
    }
    assertEquals(
        "urlset/acme:credit[1]/@x", xml.context().problems().first().get(2).documentPath());
  }

  @Test
  void attributesOfALostRepeatAreLostWithIt() {
    UrlEntry entry =
        xml.readOne(urlset("<url><loc a='1'>x</loc><loc b='2'>" + URL + "</loc></url>"));
    assertEquals(
        List.of(new Attribute("", "b", "", "2")),
        entry.unknown().part("loc").orElseThrow().attributes());
    assertEquals(1, entry.unknown().parts().size());
  }

  @Test
  void textInSeveralPiecesIsBoundAsAWhole() {
    String written =
        xml.pass(
            urlset(
                url(
                    URL,
                    "<x:a xmlns:x='urn:x' xmlns:p='urn:p1'>p:name<![CDATA[ is prose]]></x:a>")));
    assertFalse(written.contains("urn:p1"), written);
    assertEquals(written, new Xml().pass(written), "the second pass");
  }

  @Test
  void problemInsideANestedElementNamesItsWholeWay() {
    xml.read(urlset(url(URL, "<acme:credit><acme:place><acme:odd/></acme:place></acme:credit>")));
    assertEquals(List.of("xml.unknown-tag"), xml.codes());
    assertEquals("url[1].credit[1].place", xml.context().problems().first().get(0).path());
  }

  @Test
  void whatHungOnAFieldThatIsTakenAwayIsReported() {
    UrlEntry entry =
        xml.readOne(urlset("<url><loc>" + URL + "</loc><lastmod a='1'>2024</lastmod></url>"));
    Xml writing = new Xml();
    String written = writing.write(entry.toBuilder().lastmod((String) null).build());
    assertFalse(written.contains("a="), written);
    assertEquals(List.of("convert.lost-markup"), writing.codes());
    assertEquals(1, writing.context().problems().missing());
  }

  @Test
  void entryInCapitalsIsReadInStrictModeToo() {
    Xml strict = Xml.strict();
    assertEquals(List.of(URL), strict.locs(urlset("<URL><LOC>" + URL + "</LOC></URL>")));
    assertEquals(List.of("xml.element-case", "xml.element-case"), strict.codes());
    assertEquals(0, strict.context().problems().missing());
  }

  @Test
  void nothingIsReadBehindAFault() throws IOException {
    String document = urlset(url(URL, "") + "<url><a></b></url>" + url(URL, ""));
    try (var in = Xml.strict().reader(document)) {
      assertEquals(UrlEntry.of(URL), in.read());
      assertThrows(SitemapException.class, in::read);
      assertNull(in.read());
    }
  }

  @Test
  void nameInATextIsBoundWhereTheTextStands() {
    pass(
        urlset(
            url(URL, "<x:a xmlns:x='urn:x' xmlns:p='urn:p1'>p:name<x:b xmlns:p='urn:p2'/></x:a>")));
    UrlEntry entry =
        new Xml()
            .readOne(
                urlset(
                    url(
                        URL,
                        "<x:a xmlns:x='urn:x' xmlns:p='urn:p1'>p:n1 p:n2<x:b xmlns:p='urn:p2'/>"
                            + "</x:a>")));
    var foreign = entry.extension(ForeignElement.class).orElseThrow();
    assertEquals(Map.of("p", "urn:p1"), foreign.bindings());
  }

  @Test
  void whatHungOnALostRepeatOfAKnownChildIsLostWithIt() {
    UrlEntry entry =
        xml.readOne(
            urlset(
                url(
                    URL,
                    "<acme:credit><acme:note a='1'>x<b/></acme:note><acme:note>y</acme:note>"
                        + "</acme:credit>")));
    assertEquals("y", entry.extension(Credit.class).orElseThrow().note());
    assertTrue(entry.nodes().get(0).unknown().isEmpty(), entry.toString());
    assertEquals(1, xml.context().problems().count("xml.duplicate-tag"));
  }

  @Tag("slow")
  @Test
  void manyChildrenWithAttributesTakeTimeInProportion() {
    var many = new StringBuilder("<acme:credit>");
    for (int i = 0; i < 49_000; i++) {
      many.append("<acme:name a='1'>n</acme:name>");
    }
    Xml big = new Xml();
    UrlEntry entry = big.readOne(urlset(url(URL, many.append("</acme:credit>").toString())));
    String written = big.write(entry);
    assertEquals(49_000, written.split("a=\"1\"", -1).length - 1);
  }

  @Test
  void anAttributeOfTheRootMayUseARegisteredPrefix() {
    pass(
        "<urlset xmlns='"
            + Xml.NAMESPACE
            + "' xmlns:acme='urn:odd' acme:a='1'>"
            + url(URL, "<r:credit xmlns:r='urn:acme'/>")
            + "</urlset>");
  }

  @Test
  void aBindingAtTheRootMayUseARegisteredPrefix() throws IOException {
    String document =
        pass(
            "<urlset xmlns='"
                + Xml.NAMESPACE
                + "' xmlns:acme='urn:odd' xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
                + " xsi:type='acme:Happy'>"
                + url(URL, "<r:credit xmlns:r='urn:acme'/>")
                + "</urlset>");
    try (var in = new Xml().reader(document)) {
      DocumentInfo info = in.document();
      assertEquals("urn:odd", info.unknown().part("").orElseThrow().bindings().get("acme"));
    }
  }

  @Test
  void anAttributeOfAnEntryMayUseARegisteredPrefix() {
    pass(
        urlset(
            "xmlns:r='urn:acme'",
            "<url xmlns:acme='urn:odd' acme:a='1'><loc>"
                + URL
                + "</loc><r:credit acme:b='2'><r:name acme:c='3'>n</r:name></r:credit></url>"));
  }

  @Test
  void anAttributeOfAnEntryMayRedeclareAPrefixOfTheRoot() {
    pass(
        urlset(
            url(URL, "<p:x xmlns:p='urn:1'/>")
                + "<url xmlns:p='urn:2' p:a='1'><loc p:b='2'>"
                + URL
                + "</loc><q:x xmlns:q='urn:1'/><p:x xmlns:p='urn:1'/></url>"));
  }

  @Test
  void anAttributeOfAKnownElementMayRedeclareAPrefixOfTheRoot() {
    pass(
        urlset(
            url(URL, "<p:x xmlns:p='urn:1'/>")
                + url(
                    URL,
                    "<acme:credit xmlns:p='urn:2' p:a='1'><acme:place p:b='2'>"
                        + "<p:y xmlns:p='urn:1'/></acme:place><p:x xmlns:p='urn:1'/>"
                        + "</acme:credit>")));
  }

  @Test
  void xmlLangNeedsNoDeclaration() {
    assertFalse(pass(urlset("xml:lang='de'", url(URL, ""))).contains("xmlns:xml"));
  }

  @Test
  void anEntryThatIsTakenBackDeclaresNothing() {
    String document =
        xml.write(UrlEntry.builder(URL).add(Credit.of("fail writing")).build(), UrlEntry.of(URL));
    assertFalse(document.contains("acme"), document);
  }

  @Test
  void aBareAmpersandBeforeANameIsExplained() {
    String document = urlset(url(URL + "?a&b=2", ""));
    var e = assertThrows(SitemapException.class, () -> Xml.strict().read(document));
    assertTrue(
        e.getMessage().contains("an unescaped & must be written as \"&amp;\""), e.getMessage());
    assertEquals(URL + "?a&b=2", xml.readOne(document).loc());
    assertEquals(List.of("xml.unescaped-entity"), xml.codes());
  }

  @Test
  void anEntityOfHtmlIsExplained() {
    String document = urlset(url("a&nbsp;b", ""));
    var e = assertThrows(SitemapException.class, () -> Xml.strict().read(document));
    assertEquals("xml.unknown-entity", e.problem().code());
    assertEquals("a\u00A0b", xml.readOne(document).loc());
    assertEquals(List.of("xml.unknown-entity", "url.invalid"), xml.codes());
  }

  @Test
  void readingNothingFromDamagedDataIsNoError() throws IOException {
    byte[] packed = gzip("text");
    packed[packed.length - 8] ^= 1;
    try (Source source = Source.of(new ByteArrayInputStream(packed), "in")) {
      assertEquals(4, source.stream().readNBytes(4).length);
    }
  }
}
