package io.github.sitemaptoolkit.converters.internal.feed.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.converters.feed.AtomFormat;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.ItemMetadata;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What items say in words goes from feed to feed, and nowhere else. */
class ItemMetadataTest {

  private static final String RSS =
      """
      <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
        <title>News</title><link>https://example.com/</link>
        <item><link>https://example.com/a</link><title>One &amp;amp; two</title>
          <description>1 &amp;lt; 2 &lt;b>bold&lt;/b></description>
          <dc:creator>Jo</dc:creator><dc:creator>Al</dc:creator>
          <category>x, y</category><category>z</category>
          <pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate></item>
        <item><link>https://example.com/b</link></item>
      </channel></rss>
      """;

  private Context context = Context.of(Extensions.of()).withProblems(new Problems());

  private String convert(String document, SitemapFormat from, SitemapFormat to) throws IOException {
    context = Context.of(Extensions.of()).withProblems(new Problems());
    var bytes = new ByteArrayOutputStream();
    try (var in = Documents.source(document.getBytes(UTF_8));
        var out = Sink.of(bytes, "out", false)) {
      new Conversion(from, to, context).convert(in, out);
    }
    return bytes.toString(UTF_8);
  }

  private List<String> lost() {
    return context.problems().losses().stream().map(Loss::kind).toList();
  }

  @Test
  void wordsGoFromRssToAtomAndBack() throws IOException {
    String atom = convert(RSS, new RssFormat(), new AtomFormat());
    assertEquals(List.of(), lost());
    assertTrue(atom.contains(">One &amp; two</title>"), atom);
    String rss = convert(atom, new AtomFormat(), new RssFormat());
    assertEquals(List.of("element of the feed itself", "id"), lost());
    assertTrue(rss.contains("<description>1 &lt; 2 bold</description>"), rss);
    String again = convert(rss, new RssFormat(), new AtomFormat());
    assertEquals(atom, again);
  }

  @Test
  void sitemapsHaveNoPlaceForThem() throws IOException {
    String sitemap = convert(RSS, new RssFormat(), new SitemapXmlFormat());
    assertFalse(sitemap.contains("One"), sitemap);
    assertEquals(
        List.of("title", "description", "author", "category"),
        lost().stream().filter(kind -> !kind.contains("feed")).toList());
  }

  @Test
  void whatItSaysCountsBeforeWhatExtensionsMadeOfTheItem() {
    FeedItem.Builder item =
        FeedItem.builder("https://example.com/")
            .title("T")
            .summary("S")
            .published("2024")
            .categories(List.of("b", "c"));
    var nothing = new ItemMetadata(null, null, null, List.of(), List.of("a", "b"));
    assertEquals(
        FeedItem.builder("https://example.com/")
            .title("T")
            .summary("S")
            .published("2024")
            .categories(List.of("a", "b", "c"))
            .build(),
        nothing.applyTo(item).build());
    var all =
        new ItemMetadata("T2", "S2", "2025", List.of(new FeedItem.Person("Jo", null)), List.of());
    assertEquals(
        FeedItem.builder("https://example.com/")
            .title("T2")
            .summary("S2")
            .published("2025")
            .authors(List.of(new FeedItem.Person("Jo", null)))
            .categories(List.of("a", "b", "c"))
            .build(),
        all.applyTo(item).build());
    assertEquals(all, ItemMetadata.of(all.applyTo(item).categories(List.of()).build()));
  }
}
