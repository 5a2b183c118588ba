package io.github.sitemaptoolkit.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RobotsLineTest {

  private static final String URL = "https://example.com/a.xml";

  @ParameterizedTest
  @CsvSource({
    "Sitemap: https://example.com/a.xml, true",
    "SITEMAP:https://example.com/a.xml, true",
    "  sitemap :  https://example.com/a.xml  , true",
    "Sitemap: https://example.com/a.xml # main, true",
    "site-map: https://example.com/a.xml, false",
    "Sitemaps: https://example.com/a.xml, false",
    "Sitemap https://example.com/a.xml, false",
  })
  void sitemapsAreNamedAsCrawlersRead(String line, boolean wellWritten) {
    RobotsLine read = RobotsLine.parse(line);
    assertTrue(read.isSitemap(), line);
    assertEquals(URL, read.value());
    assertEquals(wellWritten, read.isWellWritten());
  }

  @ParameterizedTest
  @CsvSource({
    "User-agent: *, true",
    "Disallow: /sitemap/, true",
    "Schemamap: https://example.com/a.xml, true",
    "License: https://example.com/rsl.xml, false",
    "https://example.com/sitemap.xml, false",
    "the sitemap is here, false",
  })
  void otherLinesNameNoSitemap(String line, boolean known) {
    RobotsLine read = RobotsLine.parse(line);
    assertFalse(read.isSitemap(), line);
    assertEquals(known, read.isKnown());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "User-agent: Googlebot | googlebot | googlebot",
        "User-agent: Googlebot-News | googlebot googlebot-news | googlebot-news",
        "User-agent: googlebot | googlebot googlebot-news | googlebot",
        "User-agent: YandexBot | yandex yandexbot | yandexbot",
        "User-agent: * | googlebot | sitemap",
        "User-agent: Googlebot | bingbot | sitemap",
      })
  void groupIsThatOfTheLongestNameInTheFile(String file, String crawlers, String group) {
    assertEquals(group, RobotsLine.group(file, Set.of(crawlers.split(" "))));
    assertEquals("sitemap", RobotsLine.group(file, Set.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "License: https://example.com/rsl.xml, true",
    "license:https://other.example/terms.xml # for all, true",
    "Licence: https://example.com/rsl.xml, false",
    "License-Server: https://example.com/, false",
  })
  void licensesAreNamedByTheirWholeKey(String line, boolean license) {
    assertEquals(license, RobotsLine.parse(line).isLicense());
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFirstLine() {
    List<String> keys =
        RobotsLine.all("\uFEFFSitemap: a\r\nAllow: /\rx: y").map(RobotsLine::key).toList();
    assertEquals(List.of("Sitemap", "Allow", "x"), keys);
  }

  @Test
  void commentEndsALineEvenInsideAWord() {
    assertTrue(RobotsLine.parse("Sitemap: " + URL + "#x").cut());
    assertEquals(URL, RobotsLine.parse("Sitemap: " + URL + "#x").value());
    assertFalse(RobotsLine.parse("Sitemap: " + URL + " # x").cut());
    assertTrue(RobotsLine.isBlank("  # Sitemap: " + URL));
    assertFalse(RobotsLine.isBlank("x"));
  }
}
