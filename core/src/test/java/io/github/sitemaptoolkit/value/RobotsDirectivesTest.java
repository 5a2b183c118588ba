package io.github.sitemaptoolkit.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RobotsDirectivesTest {

  private static final Instant NOW = Instant.parse("2026-11-20T12:00:00Z");
  private static final Set<String> GOOGLE = RobotsDirectives.GOOGLE;

  private static boolean forbids(String header) {
    return RobotsDirectives.ofHeader(header).forbidIndex(GOOGLE, NOW);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "noindex",
        "NOINDEX, nofollow",
        "none",
        "index, noindex",
        "max-snippet:-1,noindex",
        "noindex nofollow",
        "noindex;nofollow",
        "googlebot: noindex",
        "googlebot: nofollow, noindex",
        "otherbot: nofollow, googlebot: noindex",
        "Googlebot:none",
        "robots: noindex",
        "*: noindex",
        "nofollow, otherbot: nosnippet, googlebot: noindex, follow",
        "max-image-preview: none, noindex",
        "unavailable_after: 25 Jun 2010 15:00:00 PST",
        "unavailable_after: Friday, 25-Jun-10 15:00:00 GMT",
        "unavailable_after: 2026-11-19",
        "unavailable_after: some day, noindex",
        "unavailable_after: 2026-11-20T11:59:59Z",
        "nofollow, unavailable_after: Fri, 25 Jun 2010 15:00:00 GMT, nosnippet",
        "googlebot: unavailable_after: 25 Jun 2010 15:00:00 PST",
      })
  void pagesThatMustNotBeListed(String header) {
    assertTrue(forbids(header), header);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "all",
        "index, follow",
        "max-image-preview:none",
        "max-image-preview: none, max-snippet: 0",
        "max-video-preview:-1, max-image-preview:large",
        "otherbot: noindex",
        "otherbot: noindex, nofollow",
        "googlebot: nofollow, otherbot: noindex",
        "googlebot-news: noindex",
        "bingbot: none",
        "noimageindex, nosnippet",
        "unavailable_after: 25 Jun 2099 15:00:00 GMT",
        "unavailable_after: 2026-11-20",
        "unavailable_after: some day, follow",
        "noindexes",
        "no index",
        "https://example.com/noindex",
      })
  void pagesThatMayBeListed(String header) {
    assertFalse(forbids(header), header);
  }

  @Test
  void crawlersAreThoseOfWhoAsks() {
    RobotsDirectives news = RobotsDirectives.ofHeader("googlebot-news: noindex, bingbot: none");
    assertFalse(news.forbidIndex(GOOGLE, NOW));
    assertTrue(news.forbidIndex(Set.of("googlebot", "googlebot-news"), NOW));
    assertTrue(news.forbidIndex(Set.of("bingbot"), NOW));
    assertFalse(news.forbidIndex(Set.of("yandexbot"), NOW));
  }

  @Test
  void nameOfATagIsTheCrawlerAndAColonBeginsNoOther() {
    assertTrue(RobotsDirectives.ofTag("robots", "noindex").forbidIndex(Set.of("bingbot"), NOW));
    assertTrue(RobotsDirectives.ofTag("GOOGLEBOT", "None").forbidIndex(GOOGLE, NOW));
    assertFalse(RobotsDirectives.ofTag("bingbot", "noindex").forbidIndex(GOOGLE, NOW));
    assertTrue(
        RobotsDirectives.ofTag("robots", "max-snippet:20, noindex").forbidIndex(GOOGLE, NOW));
    assertFalse(RobotsDirectives.ofTag("robots", "otherbot: noindex").forbidIndex(GOOGLE, NOW));
    assertTrue(RobotsDirectives.isCrawler("Robots"));
    assertFalse(RobotsDirectives.isCrawler("description"));
  }

  @Test
  void allTagsAndHeadersOfAPageCount() {
    RobotsDirectives open = RobotsDirectives.ofTag("robots", "index, follow");
    RobotsDirectives closed = RobotsDirectives.ofHeader("noindex");
    assertTrue(RobotsDirectives.of(List.of(open, closed)).forbidIndex(GOOGLE, NOW));
    assertTrue(RobotsDirectives.of(List.of(closed, open)).forbidIndex(GOOGLE, NOW));
    assertFalse(RobotsDirectives.of(List.of(open)).forbidIndex(GOOGLE, NOW));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "noindex, follow | true",
        "index follow | true",
        "max-image-preview:large, max-snippet:-1 | true",
        "unavailable_after: Friday, 25-Jun-10 15:00:00 GMT | true",
        "googlebot: noindex | true",
        "noarchive|true",
        "noindex seo | false",
        "landing page | false",
        "https://example.com/ | false",
        "10:30 | false",
        "note: none | true",
        "'' | false",
        "a, b | false",
      })
  void listsOfKnownDirectivesAreToldFromOtherTexts(String text, boolean known) {
    assertEquals(known, RobotsDirectives.ofHeader(text).areKnown(), text);
  }
}
