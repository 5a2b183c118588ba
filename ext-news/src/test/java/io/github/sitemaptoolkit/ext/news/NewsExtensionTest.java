package io.github.sitemaptoolkit.ext.news;

import static java.util.Comparator.comparing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.news.News.Publication;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NewsExtensionTest extends ExtensionContract<News> {

  private static final News ALL =
      new News(
          new Publication("The <Example> Times & \"more\"", "zh-cn"),
          "Subscription",
          "PressRelease, Blog",
          "2026-11-20T10:00+01:00",
          "Übersicht 😀",
          "business, merger",
          "NASDAQ:A, NASDAQ:B");

  private final SitemapXmlFormat xml = new SitemapXmlFormat();
  private final Context context =
      Context.of(Extensions.of(new NewsExtension())).withProblems(new Problems());

  @Override
  protected SitemapExtension<News> extension() {
    return new NewsExtension();
  }

  @Override
  protected List<News> examples() {
    return List.of(
        ALL,
        News.builder()
            .publication("Times", null)
            .publicationDate("2026-11-20")
            .title("A title")
            .build(),
        new News(null, "", null, null, " padded ", "", ""),
        News.builder().build());
  }

  private Node<?> read(String inside) {
    String document =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
            + " xmlns:n=\"http://www.google.com/schemas/sitemap-news/0.9\">"
            + "<url><loc>https://example.com/</loc><n:news>"
            + inside
            + "</n:news></url></urlset>";
    return Documents.read(xml, document, context).get(0).nodes().get(0);
  }

  private String write(Node<?> node) {
    UrlEntry entry = UrlEntry.builder("https://example.com/").add(node).build();
    return Documents.write(xml, List.of(entry), context);
  }

  @Test
  void anEmptyElementIsNotAbsent() {
    News news = (News) read("<n:title/><n:keywords/>").value();
    assertEquals("", news.keywords());
    assertEquals("", news.title());
    assertNull(news.stockTickers());
    assertTrue(write(Node.of(news)).contains("<news:keywords/>"));
  }

  @Test
  void anEmptyPublicationIsNotAbsent() {
    Node<?> node = read("<n:publication/>");
    assertEquals(new Publication(null, null), ((News) node.value()).publication());
    assertTrue(write(node).contains("<news:publication/>"));
  }

  @Test
  void geoLocationsAreKeptBesideTheValue() {
    Node<?> node = read("<n:title>T</n:title><n:geo_locations>Cork, Ireland</n:geo_locations>");
    ForeignElement kept = node.unknown().part("").orElseThrow().children().get(0);
    assertEquals("news:geo_locations", kept.name().toString());
    assertEquals("Cork, Ireland", kept.text());
    assertEquals(1, context.problems().count("xml.unknown-tag"));
    assertTrue(write(node).contains("<news:geo_locations>Cork, Ireland</news:geo_locations>"));
  }

  @Test
  void strangersInsideThePublicationSurvive() {
    Node<?> node =
        read("<n:publication by=\"x\"><n:name>T</n:name><n:city>Cork</n:city></n:publication>");
    String document = write(node);
    assertTrue(document.contains("<news:publication by=\"x\">"), document);
    assertTrue(document.contains("<news:city>Cork</news:city>"), document);
  }

  @Test
  void childrenComeInAnyOrderAndAreWrittenInTheSchemas() {
    Node<?> node =
        read(
            "<n:title>T</n:title><n:publication_date>2026-11-20</n:publication_date>"
                + "<n:publication><n:language>en</n:language><n:name>N</n:name></n:publication>");
    assertEquals(
        News.builder().publication("N", "en").publicationDate("2026-11-20").title("T").build(),
        node.value());
    assertEquals(2, context.problems().count("news.order"));
    String document = write(node);
    List<String> order =
        List.of("publication>", "name>", "language>", "publication_date>", "title>");
    assertEquals(
        order, order.stream().sorted(comparing(tag -> document.indexOf("<news:" + tag))).toList());
  }

  @Test
  void aBuilderStartsAsTheValue() {
    assertEquals(ALL, ALL.toBuilder().build());
    assertEquals("Other", ALL.toBuilder().title("Other").build().title());
    assertEquals(
        ALL,
        News.builder()
            .publication(ALL.publication())
            .access(ALL.access())
            .genres(ALL.genres())
            .publicationDate(ALL.publicationDate())
            .title(ALL.title())
            .keywords(ALL.keywords())
            .stockTickers(ALL.stockTickers())
            .build());
  }

  @Test
  void datesBecomeTextsAndComeBack() {
    LocalDate day = LocalDate.of(2026, 11, 21);
    News news = News.builder().publicationDate(day).build();
    assertEquals(new News(null, null, null, "2026-11-21", null, null, null), news);
    assertEquals(Optional.of(W3cDateTime.of(day)), news.publicationDateValue());
    assertEquals(News.builder().build(), news.toBuilder().publicationDate((Temporal) null).build());
  }

  @Test
  void timesKeepTheirOffset() {
    Instant noon = Instant.parse("2026-11-21T12:00:00Z");
    var news = News.builder();
    assertEquals("2026-11-21T12:00:00Z", news.publicationDate(noon).build().publicationDate());
    assertEquals(
        "2026-11-21T13:00:00+01:00",
        news.publicationDate(noon.atOffset(ZoneOffset.ofHours(1))).build().publicationDate());
    News text = news.publicationDate("today").build();
    assertEquals("today", text.publicationDate());
    assertEquals(Optional.empty(), text.publicationDateValue());
  }

  @Test
  void namespacesThatSitesWriteInsteadAreItsToo() {
    assertEquals(
        Set.of(
            "https://www.google.com/schemas/sitemap-news/0.9",
            "http://www.google.com/schemas/sitemap-news/0.84",
            "https://www.google.com/schemas/sitemap-news/0.84"),
        extension().descriptor().aliases());
  }
}
