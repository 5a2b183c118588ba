package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.HtmlFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The site in {@code examples/pages}: recipes in two languages with pictures and films, news, a
 * redirect, copies, and pages that must not be listed. {@code pages.xml} was not made by the
 * toolkit.
 */
class ModelPagesTest {

  private static final Path FOLDER = Path.of("../../examples/pages");

  @Test
  void pagesGiveExactlyTheExpectedSitemap() throws IOException {
    Context context =
        Context.load()
            .withBase("https://kitchen.example/")
            .with(
                FeedOptions.DEFAULTS
                    .withExtensions(Set.of("news"))
                    .withNow(Instant.parse("2026-11-26T10:00:00Z")));
    try (Source folder = Source.ofDirectory(FOLDER);
        EntryReader<UrlEntry> pages = new HtmlFormat().reader(folder, context);
        EntryReader<UrlEntry> expected =
            Sitemaps.read(
                Path.of("src/test/resources/io/github/sitemaptoolkit/integration/pages.xml"))) {
      Map<String, UrlEntry> made = byLoc(pages.stream().toList());
      byLoc(expected.stream().toList())
          .forEach((loc, entry) -> assertEquals(entry, made.remove(loc)));
      assertEquals(Map.of(), made);
    }
  }

  private static Map<String, UrlEntry> byLoc(List<UrlEntry> entries) {
    Map<String, UrlEntry> map = new TreeMap<>();
    entries.forEach(entry -> map.put(entry.loc(), entry));
    assertEquals(entries.size(), map.size());
    return map;
  }
}
