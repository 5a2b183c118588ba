package io.github.sitemaptoolkit.simulation.model;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SetModelTest {

  private static final Path SOURCES =
      Path.of("src/test/java/io/github/sitemaptoolkit/simulation/model");
  private static final String BASE = "https://example.com/";

  private static Set<String> names(String by, int most, boolean gzip, String... urls) {
    Map<String, String> dates = new TreeMap<>();
    for (String url : urls) {
      dates.put(BASE + url, "2026-0" + (dates.size() % 2 + 1) + "-03");
    }
    return new SetModel(BASE, by, most, gzip, false, List.of()).files(dates).keySet();
  }

  @Test
  void nothingOfTheToolkitIsUsed() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.toList()) {
        String own = "import io.github." + "sitemaptoolkit";
        assertFalse(Files.readString(file, UTF_8).contains(own), file::toString);
      }
    }
  }

  /** The values were computed by a program in another language. */
  @Test
  void hashesAreThoseOfOtherPrograms() {
    assertEquals(0x98B1582B0977E704L, UrlHash.of(""));
    assertEquals(0x88E4FE59ADF7B0CCL, UrlHash.of("a"));
    assertEquals(
        0x132BBC78634F79D2L, UrlHash.of("https://www.example.com/a/long/path/to/a/page.html"));
  }

  @Test
  void aSingleSitemapIsTheOneThatCrawlersKnow() {
    assertEquals(Set.of("sitemap.xml"), names("hash", 2, true, "a", "b"));
  }

  @Test
  void groupsAndPartsOfThemHaveTheirNames() {
    assertEquals(
        Set.of("sitemap.xml", "sitemap-2026-01.xml", "sitemap-2026-02.xml"),
        names("month", 2, false, "a", "b", "c"));
    assertEquals(
        Set.of("sitemap.xml", "sitemap-news.xml.gz", "sitemap-root.xml.gz"),
        names("section:1", 2, true, "news/a", "news/b", "c"));
    assertEquals(
        Set.of("sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"),
        names("sequence", 2, false, "a", "b", "c"));
  }

  @Test
  void anIndexHasTheNewestDates() {
    var model = new SetModel(BASE, "section:1", 1, false, false, List.of());
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <sitemap>
            <loc>https://example.com/sitemap-a.xml</loc>
            <lastmod>2026-01-02</lastmod>
          </sitemap>
          <sitemap>
            <loc>https://example.com/sitemap-b.xml</loc>
          </sitemap>
        </sitemapindex>
        """,
        model.files(Map.of(BASE + "a/1", "2026-01-02", BASE + "b/1", "")).get("sitemap.xml"));
  }
}
