package io.github.sitemaptoolkit.look.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.LookCounter;
import io.github.sitemaptoolkit.look.SectionChanges;
import io.github.sitemaptoolkit.look.SitemapLook;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.io.StringWriter;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class LookReportsTest {

  private static Look look() throws IOException {
    try (var counter = new LookCounter(Extensions.load(), LocalDate.of(2026, 7, 1))) {
      counter.begin("a.xml");
      counter.add(UrlEntry.builder("https://example.com/blog/1").lastmod("2026-06-30").build());
      counter.add(UrlEntry.of("https://example.com/blog/2"));
      counter.add(UrlEntry.builder("https://example.com/shop/1").lastmod("2025-01-01").build());
      counter.end(2048);
      return counter.look();
    }
  }

  private static LookChanges changes(boolean exact) {
    var changes = new SectionChanges();
    changes.added("https://example.com/blog/2");
    return LookChanges.of("old.xml", exact, changes);
  }

  @Test
  void oneScreenHasHeadsBarsAndNumbers() throws IOException {
    assertEquals(
        """
        a.xml and 1 more input: 3 urls in 1 file
        files      fullest: a.xml, 3 urls, 2 KB; all within 50,000 urls and 50 MB
        hosts      example.com
        sections   /blog/               #######           2   67 %
                   /shop/               ####              1   33 %
        lastmod    2 of 3, 2025-01-01 to 2026-06-30
                   2026                 #######           1   50 %
                   2025                 #######           1   50 %
        """,
        new LookText(10).of(List.of("a.xml", "b.xml"), look(), null));
  }

  @Test
  void noBarIsDrawnWhereThereIsOnlyOne() throws IOException {
    try (var counter = new LookCounter(Extensions.load(), LocalDate.of(2026, 7, 1))) {
      counter.begin("a.xml");
      counter.add(UrlEntry.builder("https://example.com/blog/1").lastmod("2026-06-30").build());
      counter.add(UrlEntry.builder("https://example.com/blog/2").lastmod("2026-06-29").build());
      counter.end(2048);
      assertEquals(
          """
          a.xml: 2 urls in 1 file
          files      fullest: a.xml, 2 urls, 2 KB; all within 50,000 urls and 50 MB
          hosts      example.com
          sections   all in /blog/
          lastmod    2 of 2, 2026-06-29 to 2026-06-30
          """,
          new LookText(80).of(List.of("a.xml"), counter.look(), null));
    }
  }

  @Test
  void whatAnIndexListsAndNobodyReadsIsCounted() throws IOException {
    try (var counter = new LookCounter(Extensions.load(), LocalDate.of(2026, 7, 1))) {
      counter.begin("a.xml");
      counter.add(UrlEntry.of("https://example.com/"));
      counter.end(2048);
      counter.sitemap(new SitemapLook("https://example.com/a.xml", null, "a.xml", 1, 2048, null));
      counter.sitemap(new SitemapLook("https://example.com/b.xml", null, null, 0, 0, "is missing"));
      Look look = counter.look();
      String text = new LookText(80).of(List.of("a.xml"), look, null);
      assertTrue(
          text.contains("\n           1 of 2 listed sitemaps was not read, or not to the end\n"),
          text);
      var json = new StringWriter();
      LookJson.write(json, List.of("a.xml"), look, null);
      assertTrue(json.toString().contains("\"unread\": \"is missing\""), json.toString());
    }
  }

  @Test
  void changesByNumbersAloneSaySo() throws IOException {
    String text = new LookText(80).of(List.of("a.xml"), look(), changes(false));
    assertTrue(text.endsWith("since old.xml: +1 -0 (numbers of urls alone)\n"), text);
    text = new LookText(80).of(List.of("a.xml"), look(), changes(true));
    assertTrue(text.endsWith("changes    since old.xml: +1 -0, 0 changed\n"), text);
  }

  @Test
  void whatChangedIsMissingInJsonIfOnlyNumbersAreKnown() throws IOException {
    assertTrue(json(changes(true)).contains("\"changed\": 0"), json(changes(true)));
    assertTrue(json(changes(false)).contains("\"exact\": false"), json(changes(false)));
    assertTrue(!json(changes(false)).contains("\"changed\": 0"), json(changes(false)));
  }

  @Test
  void whatMayBeMissingIsTold() throws IOException {
    LookChanges partly = changes(true).partly(false, false);
    String text = new LookText(80).of(List.of("a.xml"), look(), partly);
    assertTrue(
        text.endsWith(
            """
            changes    since old.xml: +1 -0, 0 changed
                       part of the newer version could not be read
                       part of the older version could not be read: the added url may be in it
            """),
        text);
    assertTrue(json(partly).contains("\"oldWhole\": false"), json(partly));
    assertTrue(json(changes(true)).contains("\"newWhole\": true"), json(changes(true)));
  }

  private static String json(LookChanges changes) throws IOException {
    var out = new StringWriter();
    LookJson.write(out, List.of("a.xml"), look(), changes);
    return out.toString();
  }
}
