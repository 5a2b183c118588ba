package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sitemap indexes. */
class XmlIndexTest {

  private final Xml xml = new Xml();

  private static String index(String entries) {
    return "<sitemapindex xmlns=\"" + Xml.NAMESPACE + "\">" + entries + "</sitemapindex>";
  }

  private List<IndexEntry> read(String document) {
    try (var entries = xml.indexReader(document).stream()) {
      return entries.toList();
    }
  }

  @Test
  void sitemapsAreRead() {
    assertEquals(
        List.of(
            IndexEntry.builder("https://example.com/1.xml").lastmod("2024-01-01").build(),
            IndexEntry.of("https://example.com/2.xml.gz")),
        read(
            index(
                "<sitemap><loc> https://example.com/1.xml </loc><lastmod>2024-01-01</lastmod>"
                    + "</sitemap><sitemap><loc>https://example.com/2.xml.gz</loc></sitemap>")));
    assertEquals(List.of(), xml.problems());
  }

  @Test
  void aUrlInsideAnIndexIsLeftOut() {
    assertEquals(
        List.of(IndexEntry.of("https://example.com/2.xml")),
        read(
            index(
                "<url><loc>https://example.com/1</loc></url>"
                    + "<sitemap><loc>https://example.com/2.xml</loc></sitemap>")));
    assertEquals(
        List.of(
            "in:1:67: error: doc.mixed-root: <url> does not belong in <sitemapindex>; it is left"
                + " out\n"
                + "  sitemapindex"),
        xml.problems());
  }

  @Test
  void otherChildrenAreReportedAndKept() {
    List<IndexEntry> entries =
        read(
            index(
                "<sitemap><loc>https://example.com/1.xml</loc><changefreq>daily</changefreq>"
                    + "</sitemap>"));
    assertEquals(1, entries.get(0).nodes().size());
    assertEquals(
        List.of(
            "in:1:112: warning: index.extra-tag: <changefreq> is not known in <sitemap>; it is"
                + " kept\n"
                + "  sitemap[1]   https://example.com/1.xml"),
        xml.problems());
  }

  @Test
  void aMissingLocIsReported() {
    assertEquals(List.of(), read(index("<sitemap><lastmod>2024</lastmod></sitemap>")));
    assertEquals(
        List.of("in:1:67: error: loc.missing: loc is required\n  sitemap[1]"), xml.problems());
  }

  @Test
  void severalUrlsOfOneSitemapAreAsManySitemaps() {
    assertEquals(
        List.of(
            IndexEntry.builder("https://e.com/1").lastmod("2024").build(),
            IndexEntry.builder("https://e.com/2").lastmod("2024").build(),
            IndexEntry.builder("https://e.com/3").lastmod("2024").build(),
            IndexEntry.of("https://e.com/4")),
        read(
            index(
                "<sitemap><loc>https://e.com/1</loc><loc>https://e.com/2</loc>"
                    + "<loc>https://e.com/3</loc><lastmod>2024</lastmod></sitemap>"
                    + "<sitemap><loc>https://e.com/4</loc></sitemap>")));
    assertEquals(List.of("xml.duplicate-tag", "xml.duplicate-tag"), xml.codes());
    assertEquals(
        "in:1:102: error: xml.duplicate-tag: loc may occur only once; each is read as a sitemap\n"
            + "  sitemap[1].loc   https://e.com/1",
        xml.problems().get(0));
    assertEquals(0, xml.context().problems().missing());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<loc/><loc>https://e.com/1</loc>",
        "<loc>https://e.com/1</loc><loc/>",
        "<loc>https://e.com/1</loc><loc> </loc>",
        "<loc/><loc>https://e.com/1</loc><loc/>",
        "<loc>https://e.com/1</loc><loc>{{ url }}</loc>",
        "<loc>{{ url }}</loc><loc>https://e.com/1</loc>",
      })
  void whatIsNoUrlBesideOneIsNoSitemap(String locs) {
    assertEquals(
        List.of(IndexEntry.of("https://e.com/1")), read(index("<sitemap>" + locs + "</sitemap>")));
  }

  @Test
  void aUrlsetIsRefused() {
    var e = assertThrows(SitemapException.class, () -> xml.indexReader(urlset("")));
    assertEquals(
        "in:1:1: error: doc.unsupported-format: the root element is <urlset>, not <sitemapindex>",
        e.getMessage());
  }

  @Test
  void sitemapsAreWrittenAsTheyAreRead() throws IOException {
    String document =
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <sitemap>
            <loc>https://example.com/?a=1&amp;b=2</loc>
            <lastmod>2024-01-01</lastmod>
          </sitemap>
        </sitemapindex>
        """;
    var bytes = new ByteArrayOutputStream();
    try (Sink sink = Sink.of(bytes, "out", false);
        var out =
            new SitemapXmlFormat()
                .indexWriter(sink, DocumentInfo.of(DocumentInfo.Kind.INDEX), xml.context())) {
      for (IndexEntry entry : read(document)) {
        out.write(entry);
      }
      out.finish();
      sink.commit();
    }
    assertEquals(document, bytes.toString(UTF_8));
  }
}
