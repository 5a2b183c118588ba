package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.Feeds.Seen;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Feeds that carry each entry whole. */
class LosslessFeedTest {

  private static final String SITEMAP =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="urn:x"
          xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
          xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="x:Set" x:of="me">
        <x:head of="all">one<x:more/>two</x:head>
        <url x:id="1"><loc x:lang="de">https://example.com/a?b=1&amp;c=2</loc>
          <lastmod> 2024-02 </lastmod><changefreq>Weekly</changefreq><priority/>
          <image:image x:mark="m"><image:loc>https://example.com/1.png</image:loc>
            <image:title> T </image:title><x:inside xsi:type="x:Y"/></image:image>
          <image:image/>
          <x:media url="https://example.com/2.png">text</x:media><none xmlns=""/></url>
        <url><loc>/relative</loc><lastmod>yesterday</lastmod></url>
        <url><loc>mailto:me</loc></url>
      </urlset>
      """;

  private static final FeedOptions LOSSLESS = FeedOptions.DEFAULTS.withLossless(true);

  private final Context context = context();

  private static Context context() {
    return Context.of(Extensions.of(new ImageExtension()))
        .withProblems(new Problems())
        .with(LOSSLESS);
  }

  static Stream<SitemapFormat> formats() {
    return WritingTest.formats();
  }

  private static List<String> codes(Context of) {
    return of.problems().first().stream().map(Problem::code).distinct().sorted().toList();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void entriesAndWhatTheSitemapSaysOfItselfComeBackEqual(SitemapFormat format) {
    var xml = new SitemapXmlFormat();
    DocumentInfo info = Documents.info(xml, SITEMAP, context());
    List<UrlEntry> entries = Documents.read(xml, SITEMAP, context());
    String feed = Documents.write(format, info, entries, context);
    assertEquals(List.of(), context.problems().losses());
    assertEquals(List.of("url.relative", "url.scheme"), codes(context));
    Context reading = context();
    assertEquals(entries, Documents.read(format, feed, reading), feed);
    assertEquals(List.of(), reading.problems().losses());
    assertEquals(
        List.of(
            "changefreq.case",
            "date.invalid",
            "priority.value",
            "url.relative",
            "url.scheme",
            "xml.foreign-attribute"),
        codes(reading));
    DocumentInfo back = Documents.info(format, feed, context());
    assertEquals(info.unknown(), back.unknown());
    assertEquals(info.nodes(), back.nodes());
    assertEquals("example.com", back.title());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void secondPassGivesTheSameBytes(SitemapFormat format) {
    var xml = new SitemapXmlFormat();
    DocumentInfo info = Documents.info(xml, SITEMAP, context());
    String feed = Documents.write(format, info, Documents.read(xml, SITEMAP, context()), context());
    assertEquals(
        feed,
        Documents.write(
            format,
            Documents.info(format, feed, context()),
            Documents.read(format, feed, context()),
            context()));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void itemSaysWhatItCanBesides(SitemapFormat format) {
    List<UrlEntry> entries = Documents.read(new SitemapXmlFormat(), SITEMAP, context());
    String feed = Documents.write(format, entries.subList(0, 1), context);
    assertTrue(
        feed.contains("<media:content url=\"https://example.com/1.png\" medium=\"image\">"), feed);
    assertTrue(feed.indexOf("<url xmlns=") < feed.indexOf("<title>example.com/a?"), feed);
  }

  @Test
  void nothingElseOfTheItemCounts() {
    String url = "<url xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>";
    Feeds.Read read =
        Feeds.channel(
            "<item>"
                + url
                + "<loc>https://example.com/whole</loc></url><link>https://example.com/other</link>"
                + "<pubDate>no date</pubDate><x:y/><media:content url='/a.png'/></item>");
    assertEquals(UrlEntry.of("https://example.com/whole"), read.only());
    assertEquals(List.of(), read.context().problems().first());
  }

  @Test
  void elementWithoutUrlLeavesTheItemToSpeak() {
    Feeds.Read read =
        Feeds.item("<url xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><lastmod/></url>");
    assertEquals(List.of("https://example.com/a"), read.locs());
    assertEquals("rss/channel/item[1]/url", read.problem("loc.missing").documentPath());
  }

  @Test
  void valueWithoutItsExtensionIsCounted() {
    UrlEntry entry =
        UrlEntry.builder("https://example.com/")
            .priority("1")
            .add(new Seen(FeedItem.builder("https://example.com/").build()))
            .build();
    String feed = Documents.write(new RssFormat(), List.of(entry), context);
    assertEquals(
        List.of(entry.toBuilder().nodes(List.of()).build()),
        Documents.read(new RssFormat(), feed, context()));
    assertEquals(
        List.of(Seen.class.getName() + " (its extension is not registered)"),
        context.problems().losses().stream().map(Loss::kind).toList());
  }
}
