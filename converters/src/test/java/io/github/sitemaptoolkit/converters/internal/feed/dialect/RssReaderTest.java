package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.feed.FeedItem.Person;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RssReaderTest {

  private static final String ITEM = "<item><link>https://e.com/a</link></item>";

  @ParameterizedTest
  @CsvSource({
    "'', the feed has no version; it is read as RSS 2.0",
    "version='3', the version is \"3\"; it is read as RSS 2.0",
  })
  void theVersionThatIsReadInsteadIsNamed(String attribute, String message) {
    Read read = Feeds.rss("<rss " + attribute + "><channel>" + ITEM + "</channel></rss>");
    assertEquals(message, read.problem("feed.version").message());
  }

  @Test
  void theNamespaceOfRss1IsNamed() {
    Read read =
        Feeds.rss(
            "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
                + " xmlns='http://purl.org/rss/1'>"
                + ITEM
                + "</rdf:RDF>");
    assertEquals(
        "the namespace of RSS 1.0 must be http://purl.org/rss/1.0/; the feed is read nevertheless",
        read.problem("ns.incorrect").message());
  }

  @ParameterizedTest
  @ValueSource(strings = {"2.0", "0.91"})
  void aFaultOfTheChannelsLinkIsReported(String version) {
    Read read =
        Feeds.rss(
            "<rss version='"
                + version
                + "'><channel><link>https://e.com/a b</link>"
                + ITEM
                + "</channel></rss>");
    assertTrue(read.problem("url.inner-whitespace").message().startsWith("\"https://e.com/a b\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2.0", "0.91"})
  void aChannelsLinkThatIsNoPageIsNoBase(String version) {
    Read read =
        Feeds.rss(
            "<rss version='"
                + version
                + "'><channel><link>ftp://e.com/</link><item><link>/a</link></item>"
                + "</channel></rss>");
    assertEquals(List.of("/a"), read.locs());
  }

  @Test
  void anAuthorInParenthesesIsAName() {
    assertEquals(
        List.of(new Person("Jo Doe", null)),
        Feeds.item("<author>(Jo Doe)</author>").item().authors());
    assertEquals(
        List.of(new Person(")Jo(", null)), Feeds.item("<author>)Jo(</author>").item().authors());
  }

  @Test
  void anEmptyGuidLeavesRoomForTheNext() {
    Read read = Feeds.channel("<item><guid/><guid>https://e.com/b</guid></item>");
    assertEquals(List.of("https://e.com/b"), read.locs());
  }

  @Test
  void anItemMayHaveTheDateOfAtom() {
    Read read =
        Feeds.item("<atom:published>2020-01-02</atom:published><atom:rights>R</atom:rights>");
    assertEquals("2020-01-02", read.only().lastmod());
    assertEquals(List.of("rss: dropped 1 atom:rights"), read.losses());
  }

  @Test
  void whatFollowsAnItemInsideOfAnotherIsLeftOut() {
    Read read =
        Feeds.channel(
            "<item><link>https://e.com/a</link><item><link>https://e.com/b</link></item>"
                + "<title>T</title></item>");
    assertEquals(List.of("https://e.com/a", "https://e.com/b"), read.locs());
    assertEquals(
        "<title> follows another entry that is nested in <item>; it is left out",
        read.problem("xml.misplaced-tag").message());
  }
}
