package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlunit.builder.DiffBuilder;

/** What written feeds look like as a whole: all that RSS 2.0 and Atom 1.0 require is there. */
class FeedDocumentTest {

  private static final List<UrlEntry> ENTRIES =
      List.of(
          UrlEntry.builder("https://example.com/a?x=1&y=2")
              .lastmod("2024-02-03")
              .changefreq("daily")
              .priority("0.8")
              .add(
                  new Image(
                      "https://example.com/a b.png",
                      "Caption",
                      "Limerick",
                      null,
                      "https://example.com/l"))
              .build(),
          UrlEntry.of("https://example.com/second-page"));

  private final Context context =
      Context.of(Extensions.of(new ImageExtension())).withProblems(new Problems());

  private void assertWritten(String expected, SitemapFormat format, String... losses) {
    var info = DocumentInfo.of(DocumentInfo.Kind.FEED).withTitle("T").withLanguage("en");
    String written = Documents.write(format, info, ENTRIES, context);
    var difference =
        DiffBuilder.compare(expected)
            .withTest(written)
            .ignoreWhitespace()
            .checkForIdentical()
            .build();
    assertFalse(difference.hasDifferences(), difference + "\n" + written);
    assertEquals(
        List.of(losses),
        context.problems().losses().stream().map(FeedDocumentTest::shown).toList());
    assertEquals(1, context.problems().count("convert.date-widened"));
  }

  private static String shown(Loss loss) {
    return loss.kind() + ": " + loss.example();
  }

  @Test
  void rssHasAllThatIsRequired() {
    assertWritten(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss xmlns:dcterms="http://purl.org/dc/terms/" xmlns:media="http://search.yahoo.com/mrss/"
            version="2.0">
          <channel>
            <title>T</title>
            <link>https://example.com/</link>
            <description>T</description>
            <language>en</language>
            <item>
              <title>example.com/a?x=1&amp;y=2</title>
              <link>https://example.com/a?x=1&amp;y=2</link>
              <guid isPermaLink="true">https://example.com/a?x=1&amp;y=2</guid>
              <pubDate>Sat, 03 Feb 2024 00:00:00 GMT</pubDate>
              <dcterms:modified>2024-02-03</dcterms:modified>
              <media:content url="https://example.com/a b.png" medium="image">
                <media:description>Caption</media:description>
                <media:license href="https://example.com/l"/>
                <media:location description="Limerick"/>
              </media:content>
            </item>
            <item>
              <title>second page</title>
              <link>https://example.com/second-page</link>
              <guid isPermaLink="true">https://example.com/second-page</guid>
            </item>
          </channel>
        </rss>
        """,
        new RssFormat(),
        "changefreq: daily",
        "priority: 0.8");
  }

  @Test
  void atomHasAllThatIsRequired() {
    assertWritten(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"
            xml:lang="en">
          <title>T</title>
          <link rel="alternate" href="https://example.com/"/>
          <id>https://example.com/</id>
          <author><name/></author>
          <updated>2024-02-03T00:00:00Z</updated>
          <entry>
            <title>example.com/a?x=1&amp;y=2</title>
            <link rel="alternate" href="https://example.com/a?x=1&amp;y=2"/>
            <id>https://example.com/a?x=1&amp;y=2</id>
            <updated>2024-02-03T00:00:00Z</updated>
            <media:content url="https://example.com/a b.png" medium="image">
              <media:description>Caption</media:description>
              <media:license href="https://example.com/l"/>
              <media:location description="Limerick"/>
            </media:content>
          </entry>
          <entry>
            <title>second page</title>
            <link rel="alternate" href="https://example.com/second-page"/>
            <id>https://example.com/second-page</id>
            <updated>1970-01-01T00:00:00Z</updated>
          </entry>
        </feed>
        """,
        new AtomFormat(),
        "changefreq: daily",
        "priority: 0.8",
        "precision of lastmod: 2024-02-03");
  }

  @Test
  void entryWithoutDateComesBackWithoutOne() {
    var format = new AtomFormat();
    String feed = Documents.write(format, List.of(UrlEntry.of("https://example.com/")), context);
    Context reading = Context.of(Extensions.of()).withProblems(new Problems());
    assertEquals(
        List.of(UrlEntry.of("https://example.com/")), Documents.read(format, feed, reading));
    assertEquals(1, reading.problems().count("feed.updated-unknown"));
    assertEquals(List.of(), context.problems().losses());
  }

  @Test
  void sameEntriesGiveTheSameBytes() {
    var format = new AtomFormat();
    assertEquals(
        Documents.write(format, ENTRIES, context), Documents.write(format, ENTRIES, context));
  }
}
