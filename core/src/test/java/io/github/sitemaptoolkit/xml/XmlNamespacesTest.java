package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.sample.Credit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which elements are the protocol's, and which only look like it. */
class XmlNamespacesTest {

  private final Xml xml = new Xml();

  @Test
  void anyPrefixWillDo() {
    assertEquals(
        List.of(UrlEntry.builder("https://example.com/").priority("0.5").build()),
        xml.read(
            "<s:urlset xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9'><s:url>"
                + "<s:loc>https://example.com/</s:loc><s:priority>0.5</s:priority>"
                + "</s:url></s:urlset>"));
    assertEquals(List.of(), xml.problems());
  }

  @ParameterizedTest
  @CsvSource({
    "https://www.sitemaps.org/schemas/sitemap/0.9,   ns.https",
    "https://sitemaps.org/schemas/sitemap/0.9,       ns.https",
    "http://www.sitemaps.org/schemas/sitemap/0.9/,   ns.trailing-slash",
    "https://www.sitemaps.org/schemas/sitemap/0.9/,  ns.trailing-slash",
    "http://www.google.com/schemas/sitemap/0.84,     ns.legacy-google",
    "https://www.google.com/schemas/sitemap/0.84,    ns.legacy-google",
    "http://www.google.com/schemas/sitemap/0.9,      ns.legacy-google",
    "https://www.google.com/schemas/sitemap/0.9,     ns.legacy-google",
    "http://www.google.com/schemas/sitemap/0.90,     ns.legacy-google",
    "http://www.google.com/schemas/sitemap/1.0,      ns.legacy-google",
    "http://www.google.com/schemas/sitemap/.84,      ns.incorrect",
    "urn:made-up,                                    ns.incorrect",
    "'',                                             ns.missing",
  })
  void otherNamespacesGiveUrlsAndACode(String namespace, String code) {
    String document =
        "<urlset xmlns='"
            + namespace
            + "'><url><loc>https://example.com/</loc><lastmod>2024</lastmod></url></urlset>";
    assertEquals(
        List.of(UrlEntry.builder("https://example.com/").lastmod("2024").build()),
        xml.read(document));
    assertEquals(List.of(code), xml.codes());
  }

  @Test
  void aMissingNamespaceIsReportedAtTheRoot() {
    xml.read("<?xml version='1.0'?>\n <urlset><url><loc>https://example.com/</loc></url></urlset>");
    assertEquals(
        List.of(
            "in:2:2: error: ns.missing: the root element has no namespace; search engines require "
                + "http://www.sitemaps.org/schemas/sitemap/0.9"),
        xml.problems());
  }

  @Test
  void aMisspeltDeclarationIsNone() {
    assertEquals(
        List.of("https://example.com/"),
        xml.locs(
            "<urlset xlmns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
                + "<url><loc>https://example.com/</loc></url></urlset>"));
    assertTrue(xml.codes().contains("ns.missing"));
  }

  @Test
  void entriesMayLeaveTheNamespace() {
    assertEquals(
        List.of("https://example.com/"),
        xml.locs(urlset("<url xmlns=''><loc>https://example.com/</loc></url>")));
  }

  @Test
  void otherNamespacesAreWrittenAsTheProtocols() {
    String expected = xml.pass(urlset("<url><loc>https://example.com/</loc><x/></url>"));
    String legacy =
        "<urlset xmlns='http://www.google.com/schemas/sitemap/0.84'>"
            + "<url><loc>https://example.com/</loc><x/></url></urlset>";
    assertEquals(expected, xml.pass(legacy));
    assertEquals(expected, xml.pass(legacy.replaceFirst(" xmlns='[^']*'", "")));
  }

  @Test
  void aLocOfAnotherNamespaceIsNoPage() {
    List<UrlEntry> entries =
        xml.read(
            urlset(
                "xmlns:my='urn:my' xmlns:acme='urn:acme'",
                "<url><my:loc>https://intruder.example/1</my:loc>"
                    + "<loc>https://example.com/</loc>"
                    + "<my:loc>https://intruder.example/2</my:loc>"
                    + "<my:image><my:loc>https://intruder.example/3</my:loc></my:image>"
                    + "<acme:credit><acme:loc>https://intruder.example/4</acme:loc></acme:credit>"
                    + "</url><my:url><loc>https://intruder.example/5</loc></my:url>"));
    assertEquals(List.of("https://example.com/"), entries.stream().map(UrlEntry::loc).toList());
    assertEquals(3, entries.get(0).extensions(ForeignElement.class).size());
    assertEquals(1, entries.get(0).extensions(Credit.class).size());
  }

  @Test
  void onlyALocOfAnotherNamespaceIsNone() {
    assertEquals(
        List.of(),
        xml.locs(
            urlset("xmlns:my='urn:my'", "<url><my:loc>https://intruder.example/</my:loc></url>")));
    assertTrue(xml.codes().contains("loc.missing"));
  }

  @Test
  void namesInCapitalsAreReadWithAWarning() {
    String document = urlset("<url><LOC>https://example.com/</LOC></url>");
    assertEquals(List.of("https://example.com/"), xml.locs(document));
    assertEquals(List.of("xml.element-case"), xml.codes());
    Xml strict = Xml.strict();
    assertEquals(List.of("https://example.com/"), strict.locs(document));
    assertEquals(List.of("xml.element-case"), strict.codes());
  }
}
