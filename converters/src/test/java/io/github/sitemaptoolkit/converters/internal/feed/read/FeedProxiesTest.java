package io.github.sitemaptoolkit.converters.internal.feed.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.sitemaptoolkit.converters.feed.Feeds;
import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FeedProxiesTest {

  private static final String NAMESPACE =
      " xmlns:feedburner='http://rssnamespace.org/feedburner/ext/1.0'";

  private static Read item(String link, String original) {
    return Feeds.channel(
        "<item"
            + NAMESPACE
            + ">"
            + link
            + "<feedburner:origLink>"
            + original
            + "</feedburner:origLink></item>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://feedproxy.google.com/~r/blog/~3/x/",
        "https://FEEDS.feedburner.com/~r/blog/1",
        "http://rss.feedsportal.com/c/1/f/2/s/3/l/0L/story01.htm",
        "https://feeds.example.com/~r/blog/~3/x/",
      })
  void thePageOfALinkOfAProxyIsTheOriginal(String link) {
    Read read = item("<link>" + link + "</link>", " https://e.com/a ");
    assertEquals(List.of("https://e.com/a"), read.locs());
    assertEquals(Severity.INFO, read.problem("feed.proxy-link").severity());
    assertFalse(read.problem("feed.proxy-link").missing());
    assertEquals(List.of(), read.losses());
  }

  @Test
  void theSameHoldsInAtomAndIsToldOnce() {
    String entry =
        "<entry"
            + NAMESPACE
            + "><link href='https://feeds.feedburner.com/~r/a'/>"
            + "<feedburner:origLink>https://e.com/a</feedburner:origLink></entry>";
    Read read = Feeds.feed(entry + entry.replace("e.com/a", "e.com/b"));
    assertEquals(List.of("https://e.com/a", "https://e.com/b"), read.locs());
    assertEquals(1, read.count("feed.proxy-link"));
  }

  @Test
  void anotherLinkStaysThePage() {
    Read other = item("<link>https://e.com/a</link>", "https://e.com/b");
    assertEquals(List.of("https://e.com/a"), other.locs());
    assertEquals(List.of("1 feedburner:origLink: https://e.com/b"), other.examples());
    assertEquals(0, other.count("feed.proxy-link"));
    assertEquals(List.of(), item("<link>https://e.com/a</link>", "https://e.com/a").losses());
  }

  @Test
  void whatIsNotAUrlIsNoOriginal() {
    String proxied = "https://feeds.feedburner.com/~r/a";
    Read read = item("<link>" + proxied + "</link>", "N/A");
    assertEquals(List.of(proxied), read.locs());
    assertEquals(1, read.count("url.invalid"));
  }

  @Test
  void withoutAnyLinkTheOriginalIsThePage() {
    assertEquals(List.of("https://e.com/a"), item("", "https://e.com/a").locs());
  }
}
