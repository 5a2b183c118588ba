package io.github.sitemaptoolkit.ext.news;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NewsToFeedTest {

  private static final String PAGE = "https://example.com/page";

  private final NewsExtension extension = new NewsExtension();
  private final List<String> lost = new ArrayList<>();
  private final FeedItem.Builder item = FeedItem.builder(PAGE);

  /** A feed called The Example Times, in American English. */
  private final FeedContext saying =
      new FeedContext() {
        @Override
        public DocumentInfo document() {
          return DocumentInfo.of(DocumentInfo.Kind.FEED)
              .withTitle("The Example Times")
              .withLanguage("en-US");
        }

        @Override
        public void problem(Code code, String message) {
          throw new AssertionError(message);
        }

        @Override
        public void lost(String kind) {
          lost.add(kind);
        }
      };

  private boolean say(News news) {
    return extension
        .descriptor()
        .feed()
        .toFeed(news, UrlEntry.builder(PAGE).add(news).build(), item, saying);
  }

  @Test
  void articleOfTheFeedsPublicationLosesNothing() {
    assertTrue(
        say(
            News.builder()
                .publication("The Example Times", "en")
                .publicationDate("2026-11-20")
                .title("A & B in merger talks")
                .keywords("business, merger,  acquisition ,")
                .build()));
    assertEquals(
        FeedItem.builder(PAGE)
            .title("A & B in merger talks")
            .published("2026-11-20")
            .categories(List.of("business", "merger", "acquisition"))
            .build(),
        item.build());
    assertEquals(List.of(), lost);
  }

  @Test
  void whatAFeedDoesNotSayIsLost() {
    assertTrue(
        say(
            News.builder()
                .publication("Another Paper", "fr")
                .access("Registration")
                .genres("Blog")
                .publicationDate("soon")
                .title("T")
                .keywords(" , ")
                .stockTickers("NASDAQ:AMAT")
                .build()));
    assertEquals(FeedItem.builder(PAGE).title("T").build(), item.build());
    assertEquals(
        List.of(
            "news:publication_date",
            "news:keywords",
            "news:name",
            "news:language",
            "news:access",
            "news:genres",
            "news:stock_tickers"),
        lost);
  }

  @Test
  void articleWithoutTitleAndDateCannotBeSaid() {
    assertFalse(
        say(News.builder().title(" ").publicationDate("0001-01-01").genres("Blog").build()));
    assertEquals(FeedItem.builder(PAGE).build(), item.build());
    assertEquals(List.of(), lost);
  }

  @Test
  void onlyTheFirstOfTwoArticlesIsSaid() {
    News first = News.builder().title("first").build();
    News second = News.builder().title("second").build();
    UrlEntry owner = UrlEntry.builder(PAGE).add(first).add(second).build();
    assertTrue(extension.descriptor().feed().toFeed(first, owner, item, saying));
    assertFalse(extension.descriptor().feed().toFeed(second, owner, item, saying));
    assertEquals("first", item.build().title());
  }
}
