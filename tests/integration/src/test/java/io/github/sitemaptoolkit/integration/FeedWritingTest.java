package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.AtomFormat;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Entries with all extensions become feeds and come back. */
class FeedWritingTest {

  private static final int ROUNDS = 1000;

  private static final Extensions EXTENSIONS = Extensions.load();

  private static final String MEDIA_RSS =
      """
      <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"
          xmlns:dcterms="http://purl.org/dc/terms/">
        <channel><title>Videos</title><link>https://example.com/videos</link>
          <description>All videos</description><language>en</language>
          <item><title>Cats, part one</title><link>https://example.com/watch?v=1&amp;x=2</link>
            <pubDate>Fri, 27 Sep 2024 12:29:11 -0400</pubDate>
            <dcterms:valid>start=2024-09-27; end=2025-09-27T00:00:00Z; scheme=W3C-DTF</dcterms:valid>
            <dcterms:type>live-video</dcterms:type>
            <media:content url="https://cdn.example.com/1 a.mp4" medium="video" duration="610">
              <media:title>Cats &amp; more</media:title>
              <media:description>What cats do all day</media:description>
              <media:thumbnail url="https://cdn.example.com/1.jpg?a&amp;b"/>
              <media:player url="https://example.com/play/1"/>
              <media:keywords>cats, big dogs</media:keywords>
              <media:restriction type="country" relationship="deny">us ca</media:restriction>
              <media:rating scheme="urn:simple">nonadult</media:rating>
              <media:price type="rent" price="1.99" currency="EUR"/>
              <media:credit role="uploader" scheme="urn:yvs">Ada</media:credit>
              <media:category>Animals</media:category>
              <media:community><media:starRating average="4.5" min="0" max="5"/>
                <media:statistics views="42"/></media:community>
            </media:content>
          </item>
          <item><title>Two</title><link>https://example.com/watch?v=2</link>
            <media:group><media:content medium="video" duration="7"/>
              <media:player url="https://example.com/play/2"/>
              <media:thumbnail url="https://cdn.example.com/2.jpg"/></media:group>
          </item>
        </channel>
      </rss>
      """;

  private final SitemapXmlFormat xml = new SitemapXmlFormat();

  static Stream<SitemapFormat> formats() {
    return Stream.of(new RssFormat(), new AtomFormat());
  }

  private static Context context() {
    return Context.of(EXTENSIONS).withProblems(new Problems());
  }

  private static List<String> losses(Context context) {
    return context.problems().losses().stream().map(Loss::kind).toList();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void mediaRssComesBackFromAVideoSitemap(SitemapFormat format) {
    List<UrlEntry> first = Documents.read(new RssFormat(), MEDIA_RSS, context());
    String sitemap = Documents.write(xml, first, context());
    Context writing = context();
    String feed = Documents.write(format, Documents.read(xml, sitemap, context()), writing);
    List<UrlEntry> back = Documents.read(format, feed, context());
    assertEquals(first, back, feed);
    assertEquals(List.of(), losses(writing));
    Video video = back.get(0).extension(Video.class).orElseThrow();
    assertEquals("2024-09-27", video.publicationDate());
    assertEquals(List.of("cats", "big dogs"), video.tags());
    assertTrue(feed.contains("<media:thumbnail url=\"https://cdn.example.com/1.jpg?a&amp;b\"/>"));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void entryComesBackEqualIfAndOnlyIfNothingIsLost(SitemapFormat format) {
    var entries = new FeedableEntries(4711);
    int equal = 0;
    for (int i = 0; i < ROUNDS; i++) {
      UrlEntry entry = entries.next();
      Context writing = context();
      String feed = Documents.write(format, List.of(entry), writing);
      List<UrlEntry> back = Documents.read(format, feed, context());
      boolean same = back.equals(List.of(entry));
      assertEquals(
          same, losses(writing).isEmpty(), entry + "\n" + back + losses(writing) + "\n" + feed);
      equal += same ? 1 : 0;
    }
    assertTrue(equal > ROUNDS / 10 && equal < ROUNDS * 9 / 10, equal + " of " + ROUNDS);
  }

  /** White space around lastmod goes when it is read, as its schema type says. */
  private static UrlEntry asRead(UrlEntry entry) {
    String lastmod = entry.lastmod();
    return lastmod == null ? entry : entry.toBuilder().lastmod(lastmod.strip()).build();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void losslessFeedGivesEqualEntries(SitemapFormat format) {
    var random = new FeedableEntries(815);
    List<UrlEntry> entries = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      entries.add(
          i % 5 > 0
              ? random.next()
              : random.next().toBuilder().add(News.builder().title("N" + i).build()).build());
    }
    Context writing = context().with(FeedOptions.DEFAULTS.withLossless(true));
    var info = DocumentInfo.of(DocumentInfo.Kind.URLSET);
    String feed = Documents.write(format, info, entries, writing);
    assertEquals(List.of(), losses(writing));
    Context reading = context();
    assertEquals(
        entries.stream().map(FeedWritingTest::asRead).toList(),
        Documents.read(format, feed, reading));
    assertEquals(List.of(), losses(reading));
  }

  @Test
  void newsGiveTitleDateAndCategories() {
    var news =
        News.builder()
            .publication("The Example Times", "en")
            .publicationDate("2026-11-20T08:00:00Z")
            .title("Companies A, B in merger talks")
            .keywords("business, merger")
            .genres("Blog")
            .build();
    UrlEntry entry =
        UrlEntry.builder("https://example.com/a").lastmod("2026-11-21T09:00:00Z").add(news).build();
    Context writing = context();
    var info =
        DocumentInfo.of(DocumentInfo.Kind.URLSET)
            .withTitle("The Example Times")
            .withLanguage("en-us");
    String feed = Documents.write(new RssFormat(), info, List.of(entry), writing);
    assertTrue(feed.contains("<title>Companies A, B in merger talks</title>"), feed);
    assertTrue(feed.contains("<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>"), feed);
    assertTrue(feed.contains("<atom:updated>2026-11-21T09:00:00Z</atom:updated>"), feed);
    assertTrue(feed.contains("<category>merger</category>"), feed);
    assertEquals(List.of("news:genres"), losses(writing));
  }
}
