package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.url;
import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.sample.Credit;
import io.github.sitemaptoolkit.sample.Credit.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How entries are written. */
class XmlWritingTest {

  private static final String URL = "https://example.com/";

  private final Xml xml = new Xml();

  private static UrlEntry with(UrlExtension... values) {
    var builder = UrlEntry.builder(URL);
    List.of(values).forEach(builder::add);
    return builder.build();
  }

  @Test
  void childrenComeInTheSchemasOrder() {
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:acme="urn:acme">
          <url>
            <loc>https://example.com/</loc>
            <lastmod>2024-01-01</lastmod>
            <changefreq>daily</changefreq>
            <priority>0.5</priority>
            <acme:credit role="photo">
              <acme:note>n</acme:note>
              <acme:name>a</acme:name>
              <acme:name>b</acme:name>
              <acme:place>
                <acme:city>c</acme:city>
              </acme:place>
            </acme:credit>
          </url>
        </urlset>
        """,
        xml.write(
            UrlEntry.builder(URL)
                .add(new Credit("photo", "n", List.of("a", "b"), new Place("c", null)))
                .priority("0.5")
                .changefreq("daily")
                .lastmod("2024-01-01")
                .build()));
    assertEquals(List.of(), xml.problems());
  }

  @Test
  void anEmptyDocumentIsWellFormed() {
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        </urlset>
        """,
        xml.write());
  }

  @Test
  void nodesAreGroupedByKind() {
    String document =
        xml.pass(
            urlset(
                url(
                    URL,
                    "<f:a xmlns:f='urn:f'/><acme:credit role='1'/><f:b xmlns:f='urn:f'/>"
                        + "<acme:credit role='2'/>")));
    assertTrue(
        document.contains(
            """
                <acme:credit role="1"/>
                <acme:credit role="2"/>
                <f:a/>
                <f:b/>
            """),
        document);
  }

  @Test
  void allFiveEntitiesAreWritten() {
    String document =
        xml.write(
            UrlEntry.builder(URL + "?<>&\"'")
                .add(new Credit("<>&\"'", null, List.of(), null))
                .build());
    assertTrue(document.contains("<loc>https://example.com/?&lt;&gt;&amp;&quot;&apos;</loc>"));
    assertTrue(document.contains("role=\"&lt;&gt;&amp;&quot;&apos;\""), document);
  }

  @Test
  void controlCharactersInALocCostTheEntry() {
    String document =
        xml.write(UrlEntry.of(URL + "1"), UrlEntry.of(URL + "\u0001"), UrlEntry.of(URL + "3"));
    assertEquals(List.of(URL + "1", URL + "3"), new Xml().locs(document));
    assertEquals(
        List.of(
            "out: error: xml.invalid-char: loc contains a character that XML does not allow; the entry is left"
                + " out\n  https://example.com/\u0001"),
        xml.problems());
    assertEquals(1, xml.context().problems().missing());
  }

  @Test
  void nothingElseIsReportedOfAnEntryThatIsLeftOutForItsLoc() {
    var part =
        new UnknownMarkup.Part(
            "", List.of(new Attribute("", "a", "", "v\u0001")), List.of(), Map.of());
    var unknown = new UnknownMarkup(List.of(part));
    xml.write(UrlEntry.of(URL + "1"), UrlEntry.builder(URL + "\u0001").unknown(unknown).build());
    assertEquals(1, xml.problems().size(), xml.problems().toString());
    assertTrue(xml.problems().get(0).contains("loc contains a character"));
  }

  @Test
  void controlCharactersInATextAreReplaced() {
    for (char c : new char[] {0, 1, 8, 0xB, 0xC, 0xE, 0x1F, 0xFFFE, 0xFFFF, 0xD800, 0xDC00}) {
      var one = new Xml();
      String document =
          one.write(
              UrlEntry.builder(URL)
                  .lastmod("a" + c + "b")
                  .add(new Credit(c + "r", "n" + c, List.of(), null))
                  .build());
      UrlEntry entry = new Xml().readOne(document);
      assertEquals("a\uFFFDb", entry.lastmod());
      assertEquals(
          List.of(new Credit("\uFFFDr", "n\uFFFD", List.of(), null)),
          entry.extensions(Credit.class));
      assertEquals(3, one.context().problems().count("xml.invalid-char"));
    }
  }

  @Test
  void whiteSpaceInTextSurvives() {
    UrlEntry entry = with(Credit.of(" a\r\nb\rc\td\n"));
    assertEquals(entry, new Xml().readOne(xml.write(entry)));
  }

  @Test
  void whiteSpaceInAttributesSurvives() {
    UrlEntry entry = with(new Credit(" a\r\nb\rc\td\n", null, List.of(), null));
    assertEquals(entry, new Xml().readOne(xml.write(entry)));
  }

  @Test
  void allOtherCharactersSurvive() {
    String text = "é\u0085\u2028 漢字 😀 \uD83D\uDC68\u200D\uD83D\uDC69 \u007F\uFFFD\uE000\uD7FF";
    UrlEntry entry =
        UrlEntry.builder(URL + "ü/😀").add(new Credit(text, text, List.of(), null)).build();
    assertEquals(entry, new Xml().readOne(xml.write(entry)));
    assertEquals(List.of(), xml.problems());
  }

  @Test
  void emptyTextsAreWritten() {
    UrlEntry entry =
        UrlEntry.builder(URL).priority("").add(new Credit("", "", List.of(""), null)).build();
    assertEquals(entry, new Xml().readOne(xml.write(entry)));
  }

  @Test
  void theSecondPassGivesTheSameBytes() {
    String first =
        xml.pass(
            urlset(
                "xmlns:z='urn:z' xmlns:x='urn:x' z:mark='1'",
                "<x:head/>"
                    + "<url x:a='1'><priority>1</priority><loc x:b='&#10;'> "
                    + URL
                    + "</loc><c:credit xmlns:c='urn:acme:old' y='1'><x:in> a <x:b/></x:in>"
                    + "<c:place z:p='q'/></c:credit><x:f xmlns:acme='urn:not'><acme:n/></x:f>"
                    + "<g xmlns='urn:g'/></url>"));
    assertEquals(first, new Xml().pass(first));
  }

  @Test
  void aValueWhoseExtensionFailsIsLeftOut() {
    String document =
        xml.write(
            UrlEntry.of(URL + "1"),
            UrlEntry.builder(URL + "2")
                .add(Credit.of("fail writing"))
                .add(Credit.of("whole"))
                .build(),
            UrlEntry.of(URL + "3"));
    assertFalse(document.contains("fail"), document);
    assertEquals(
        List.of(
            UrlEntry.of(URL + "1"),
            UrlEntry.builder(URL + "2").add(Credit.of("whole")).build(),
            UrlEntry.of(URL + "3")),
        new Xml().read(document));
    assertEquals(
        List.of(
            "out: error: extension.failed: a value of acme:credit cannot be written and is left"
                + " out: java.lang.IllegalStateException: as told\n"
                + "  https://example.com/2"),
        xml.problems());
    assertEquals(1, xml.context().problems().missing());
  }

  @Test
  void valuesWithoutTheirExtensionAreReportedAtTheEnd() {
    record Stranger() implements UrlExtension {}
    xml.write(with(new Stranger()), with(new Stranger(), Credit.of("n")));
    assertEquals(
        List.of(
            "out: warning: convert.lost-field: xml: dropped 2 "
                + Stranger.class.getName()
                + " (its extension is not registered)\n  https://example.com/"),
        xml.problems());
  }

  @Test
  void moreThanTheProtocolAllowsIsWrittenAndReported() {
    UrlEntry[] entries = new UrlEntry[50_001];
    Arrays.fill(entries, UrlEntry.of(URL));
    xml.write(entries);
    assertEquals(
        List.of(
            "out: warning: limit.url-count: 50,001 entries, but a file may have at most 50,000; split it"),
        xml.problems());
  }

  @Test
  void asManyAsTheProtocolAllowsIsNoProblem() {
    UrlEntry[] entries = new UrlEntry[50_000];
    Arrays.fill(entries, UrlEntry.of(URL));
    xml.write(entries);
    assertEquals(List.of(), xml.problems());
  }

  @Test
  void withoutFinishTheOldFileStays(@TempDir Path directory) throws IOException {
    Path path = Files.writeString(directory.resolve("a.xml"), "old");
    try (var out =
        new SitemapXmlFormat()
            .writer(Sink.open(path), DocumentInfo.of(DocumentInfo.Kind.URLSET), xml.context())) {
      out.write(UrlEntry.of(URL));
    }
    assertEquals("old", Files.readString(path, UTF_8));
    try (var files = Files.list(directory)) {
      assertEquals(List.of(path), files.toList());
    }
  }

  @Test
  void illegalCharacterInANamespaceIsReported() {
    var attribute = new Attribute("urn:\uFFFE", "id", "x", "7");
    var part = new UnknownMarkup.Part("", List.of(attribute), List.of(), Map.of());
    var entry = UrlEntry.builder(URL).unknown(new UnknownMarkup(List.of(part))).build();
    assertTrue(xml.write(entry).contains("xmlns:x=\"urn:\uFFFD\""));
    assertEquals(1, xml.context().problems().count("xml.invalid-char"));
  }

  /** What was judged when it was read is judged again once it has changed. */
  @Test
  void changedUrlsAreJudgedAsTheyAreWritten() throws IOException {
    UrlEntry read = xml.read(urlset(url("https://example.com/a", ""))).get(0);
    xml.write(
        read,
        UrlEntry.builder("https://example.com/a b").build(),
        UrlEntry.builder("https://example.com/?a&amp;b").build(),
        UrlEntry.builder("https://example.com/a|https://example.com/b").build(),
        UrlEntry.builder("https://example.com/?a&b").build());
    assertEquals(
        List.of("url.inner-whitespace", "xml.double-escaped", "url.two-urls"), xml.codes());
  }

  @Test
  void aValueMayHaveOtherElementsThanTheLastOne() {
    String written =
        xml.write(
            with(
                new Credit("a", "n", List.of("b", "c"), new Place("d", null)),
                new Credit("e", null, List.of("f"), null),
                new Credit("g", "o", List.of(), new Place("h", null))));
    assertTrue(
        written.contains(
            """
                <acme:credit role="e">
                  <acme:name>f</acme:name>
                </acme:credit>
                <acme:credit role="g">
                  <acme:note>o</acme:note>
                  <acme:place>
                    <acme:city>h</acme:city>
                  </acme:place>
                </acme:credit>
              </url>
            """),
        written);
  }
}
