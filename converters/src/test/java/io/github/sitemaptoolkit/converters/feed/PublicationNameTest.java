package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.news.NewsExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the publication of a feed's news is called. */
class PublicationNameTest {

  private static Read read(String title, @Nullable String given) {
    FeedOptions options =
        FeedOptions.DEFAULTS
            .withExtensions(Set.of("news"))
            .withTitle(given)
            .withNow(Instant.parse("2026-11-20T12:00:00Z"));
    Context context =
        Context.of(Extensions.of(new NewsExtension())).withProblems(new Problems()).with(options);
    String document =
        "<rss version='2.0'><channel><title>"
            + title
            + "</title><language>en</language><item><title>T</title><link>https://e.com/a</link>"
            + "<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>";
    return new Read(Documents.read(new RssFormat(), document, context), context);
  }

  private static @Nullable String name(Read read) {
    return read.only().extension(News.class).orElseThrow().publication().name();
  }

  @ParameterizedTest
  @CsvSource({
    "Rowing | The Daily, 1",
    "The Daily - Rowing, 1",
    "The Daily » Rowing, 1",
    "The Daily: Rowing, 0",
    "Mercury-News, 0",
    "The Daily, 0"
  })
  void aTitleOfTwoPartsIsTold(String title, int told) {
    Read read = read(title, null);
    assertEquals(title, name(read));
    assertEquals(told, read.count("news.name-section"));
  }

  @Test
  void aNameThatIsGivenCounts() {
    Read read = read("Rowing | The Daily", "The Daily");
    assertEquals("The Daily", name(read));
    assertEquals(0, read.count("news.name-section"));
  }
}
