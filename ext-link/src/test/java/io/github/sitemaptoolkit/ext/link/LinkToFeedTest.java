package io.github.sitemaptoolkit.ext.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinkToFeedTest {

  private static final String PAGE = "https://example.com/en";
  private static final Link EN = Link.alternate("en", PAGE);
  private static final Link DE = Link.alternate("de", "https://example.com/de");

  private final LinkExtension extension = new LinkExtension();
  private final RecordingFeedContext saying = new RecordingFeedContext();
  private final List<Link> refused = new ArrayList<>();

  private FeedItem item(Link... links) {
    var owner = UrlEntry.builder(PAGE);
    List.of(links).forEach(owner::add);
    UrlEntry entry = owner.build();
    FeedItem.Builder item = FeedItem.builder(PAGE);
    for (Link link : links) {
      if (!extension.descriptor().feed().toFeed(link, entry, item, saying)) {
        refused.add(link);
      }
    }
    return item.build();
  }

  @Test
  void versionsInOtherLanguagesComeBackEqual() {
    Link fallback = Link.alternate("x-default", PAGE);
    assertEquals(
        List.of(EN, DE, fallback),
        extension.descriptor().feed().fromFeed(item(EN, DE, fallback), new RecordingFeedContext()));
    assertEquals(List.of(), saying.lost());
  }

  @Test
  void otherLinksCannotBeSaid() {
    var amp = new Link("amphtml", null, null, "https://example.com/amp", null);
    var mobile = new Link("alternate", null, "screen", "https://m.example.com/", null);
    Link app = Link.alternate("de", "android-app://com.example/x");
    Link relative = Link.alternate("de", "/de");
    Link nowhere = new Link("alternate", "de", null, null, null);
    assertEquals(
        item(EN, DE).alternates(), item(amp, EN, mobile, app, DE, relative, nowhere).alternates());
    assertEquals(List.of(amp, mobile, app, relative, nowhere), refused);
    assertEquals(List.of(), saying.lost());
  }

  @Test
  void mediaAndTypeOfAVersionAreLost() {
    var more = new Link("alternate", "fr", "print", "https://example.com/fr", "text/html");
    item(EN, more);
    assertEquals(List.of("xhtml:link@media", "xhtml:link@type"), saying.lost());
  }

  @Test
  void linkToAnotherPageComesBackAlone() {
    assertEquals(
        List.of(DE), extension.descriptor().feed().fromFeed(item(DE), new RecordingFeedContext()));
    assertEquals(List.of(), saying.lost());
  }

  @Test
  void linkOfAPageToItselfThatStandsAloneIsSaidAndCounted() {
    assertEquals(1, item(EN).alternates().size());
    assertEquals(List.of("single xhtml:link"), saying.lost());
  }
}
