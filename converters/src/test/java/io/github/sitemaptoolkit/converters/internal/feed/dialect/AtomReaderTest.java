package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import java.util.List;
import org.junit.jupiter.api.Test;

class AtomReaderTest {

  private static final String ENTRY = "<entry><link href='https://e.com/a'/></entry>";

  @Test
  void theNamespaceOfAtomIsNamed() {
    assertEquals(
        "the namespace of an Atom feed must be http://www.w3.org/2005/Atom; the feed is read"
            + " nevertheless",
        Feeds.atom("<feed>" + ENTRY + "</feed>").problem("ns.missing").message());
  }

  @Test
  void ofModulesAFeedMaySayWhatItsMediaHaveInCommon() {
    assertEquals(
        List.of("1 element of the feed itself: x:y"),
        Feeds.feed("<media:rating>adult</media:rating><x:y/>" + ENTRY).examples());
  }

  @Test
  void theAddressOfTheFeedsAuthorIsLost() {
    Read read = Feeds.feed("<author><name>F</name><email>f@e.com</email></author>" + ENTRY);
    assertEquals(
        List.of("1 element of the feed itself: author's address", "1 author: F"), read.examples());
  }

  @Test
  void theTimeOfNoDateIsLeftOut() {
    Read read = Feeds.entry("<updated>1970-01-01T00:00:00Z</updated>");
    assertEquals(
        "1970-01-01T00:00:00Z stands for an unknown date; it is left out",
        read.problem("feed.updated-unknown").message());
  }

  @Test
  void aProblemNamesThePageOfItsEntry() {
    Read read = Feeds.entry("<updated>soon</updated>");
    assertEquals("https://example.com/a", read.problem("date.invalid").loc());
  }

  /** Such a feed has them because it must, not because the sitemap said so. */
  @Test
  void ofALosslessFeedOnlyWhatWasAddedLaterIsLost() {
    String urlset = "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'/>";
    String updated = "<updated>2024-01-02T03:04:05Z</updated>";
    assertEquals(
        List.of("1 element of the feed itself: rights"),
        Feeds.feed(urlset + "<id>urn:a</id>" + updated + ENTRY + updated + "<rights>R</rights>")
            .examples());
    assertEquals(
        List.of("2 element of the feed itself: updated"),
        Feeds.feed(updated + ENTRY + updated).examples());
  }

  @Test
  void whatFollowsAnEntryInsideOfAnotherIsLeftOut() {
    Read read =
        Feeds.feed(
            "<entry><link href='https://e.com/a'/><entry><link href='https://e.com/b'/></entry>"
                + "<title>T</title></entry>");
    assertEquals(List.of("https://e.com/a", "https://e.com/b"), read.locs());
    assertEquals(
        "<title> follows another entry that is nested in <entry>; it is left out",
        read.problem("xml.misplaced-tag").message());
  }
}
