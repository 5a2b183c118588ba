package io.github.sitemaptoolkit.ext.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinkFeedMappingTest {

  private static List<Link> links(Alternate... alternates) {
    return new LinkExtension()
        .descriptor()
        .feed()
        .fromFeed(
            FeedItem.builder("https://example.com/en").alternates(List.of(alternates)).build(),
            new RecordingFeedContext());
  }

  @Test
  void versionsInSeveralLanguagesListAllOfThem() {
    assertEquals(
        List.of(
            Link.alternate("en", "https://example.com/en"),
            Link.alternate("de", "https://example.com/de")),
        links(
            new Alternate("https://example.com/en", "en"),
            new Alternate("https://example.com/page.pdf", null),
            new Alternate("https://example.com/de", "de")));
  }

  @Test
  void pageThatOnlyNamesItsOwnLanguageHasNoVersions() {
    assertEquals(List.of(), links(new Alternate("https://example.com/en", "en")));
  }

  @Test
  void oneVersionOnAnotherPageIsKept() {
    assertEquals(
        List.of(Link.alternate("de", "https://example.com/de")),
        links(new Alternate("https://example.com/de", "de")));
  }
}
