package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.option.Embargo;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.news.NewsExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Items that are dated ahead of now: an embargo, a schedule, an event. */
class DatesAheadTest {

  private static Read read(String items) {
    return read(items, Embargo.LISTED);
  }

  private static Read read(String items, Embargo embargo) {
    FeedOptions options =
        FeedOptions.DEFAULTS
            .withExtensions(Set.of("news"))
            .withNow(Instant.parse("2026-11-20T12:00:00Z"));
    Context context =
        Context.of(Extensions.of(new NewsExtension()))
            .withProblems(new Problems())
            .with(options)
            .with(embargo);
    String document =
        "<rss version='2.0'"
            + Feeds.NAMESPACES
            + "><channel><title>The Daily</title><language>en</language>"
            + items
            + "</channel></rss>";
    return new Read(Documents.read(new RssFormat(), document, context), context);
  }

  private static String item(String inside) {
    return "<item><title>T</title><link>https://e.com/a</link>" + inside + "</item>";
  }

  @Test
  void anEmbargoedArticleIsAPageWithoutADateAndNoNews() {
    Read read = read(item("<pubDate>Fri, 20 Nov 2026 15:00:00 GMT</pubDate>"));
    assertEquals(0, read.only().extensions(News.class).size());
    assertNull(read.only().lastmod());
    assertEquals(
        "1 item dated ahead of now: not used as news before its time",
        read.problem("news.future").message());
    assertEquals(
        "1 item dated ahead of now: the date is not used",
        read.problem("feed.date-ahead").message());
    assertEquals("https://e.com/a", read.problem("feed.date-ahead").loc());
    assertEquals(0, read.losses().stream().filter(it -> it.contains("date")).count());
  }

  @Test
  void aConversionToNewsLeavesItOutUntilItsTime() {
    Read read =
        read(
            item("<pubDate>Fri, 20 Nov 2026 15:00:00 GMT</pubDate>")
                + "<item><title>U</title><link>https://e.com/b</link>"
                + "<pubDate>Fri, 20 Nov 2026 11:00:00 GMT</pubDate></item>",
            Embargo.LEFT_OUT);

    assertEquals("https://e.com/b", read.only().loc());
    assertEquals(
        "1 item to be published later, and left out of the news until then",
        read.problem("feed.embargo").message());
    assertEquals(0, read.count("feed.date-ahead"));
  }

  @Test
  void theNextDateThatIsNotAheadCounts() {
    Read read =
        read(
            item(
                "<pubDate>Fri, 01 Jan 2027 08:00:00 GMT</pubDate>"
                    + "<dc:date>2026-11-01</dc:date>"));
    assertEquals("2026-11-01", read.only().lastmod());
    assertEquals(1, read.count("feed.date-ahead"));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-21T11:00:00Z, 2026-11-21T11:00:00Z", // a clock or a zone may be wrong
    "2026-11-22T11:00:00Z, 2026-11-20T11:00:00Z"
  })
  void aChangeMayBeADayAhead(String updated, String lastmod) {
    String published = "<pubDate>Fri, 20 Nov 2026 11:00:00 GMT</pubDate>";
    Read read = read(item(published + "<atom:updated>" + updated + "</atom:updated>"));
    assertEquals(lastmod, read.only().lastmod());
    assertEquals(1, read.only().extensions(News.class).size());
  }

  @Test
  void whatIsToComeOutHasNoChangeAheadOfNow() {
    String published = "<pubDate>Fri, 20 Nov 2026 13:00:00 GMT</pubDate>";
    String updated = "<atom:updated>2026-11-20T13:00:00Z</atom:updated>";
    assertNull(read(item(published + updated)).only().lastmod());
  }

  @Test
  void aDayIsAheadOnlyBeforeItBegins() {
    assertEquals("2026-11-20", read(item("<dc:date>2026-11-20</dc:date>")).only().lastmod());
    assertNull(read(item("<dc:date>2026-11-21</dc:date>")).only().lastmod());
  }
}
