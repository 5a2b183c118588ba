package io.github.sitemaptoolkit.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.LookCounter;
import io.github.sitemaptoolkit.look.SectionChanges;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.io.StringWriter;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LookPageTest {

  private static final LocalDate TODAY = LocalDate.of(2026, 11, 26);

  private static Look look(String file, Stream<UrlEntry> entries) throws IOException {
    try (var counter = new LookCounter(Extensions.load(), TODAY)) {
      counter.begin(file);
      entries.forEach(counter::add);
      counter.end(1_000);
      return counter.look();
    }
  }

  private static String text(Look look, @Nullable LookChanges changes) throws IOException {
    var out = new StringWriter();
    new LookPage("1.0", Instant.parse("2026-11-26T12:00:00Z"))
        .write(out, List.of("public"), look, changes);
    return out.toString();
  }

  private static UrlEntry page(String url, String lastmod) {
    return UrlEntry.builder(url).lastmod(lastmod).build();
  }

  @Test
  void eachChartHasItsTitleDescriptionAndNumbers() throws IOException {
    Look look =
        look(
            "a.xml",
            Stream.of(
                page("https://e.com/blog/1", "2026-11-20"),
                page("https://e.com/blog/2", "2026-11-20"),
                page("https://e.com/", "2024-01-01")));
    Document page = Jsoup.parse(text(look, null));
    assertTrue(page.select("figure").size() >= 4);
    for (Element chart : page.select("figure")) {
      assertFalse(chart.select("svg > title").text().isEmpty());
      assertFalse(chart.select("svg > desc").text().isEmpty());
      assertFalse(chart.select("details table td").isEmpty(), chart::html);
      String[] described = chart.select("svg").attr("aria-labelledby").split(" ");
      assertEquals(2, described.length);
      for (String id : described) {
        assertEquals(1, page.select("[id=" + id + "]").size(), id);
      }
    }
    assertEquals("/blog/", page.select("figure tbody th").get(0).text());
  }

  @Test
  void theDayOfABuildIsTheDarkest() throws IOException {
    Look look =
        look(
            "a.xml",
            IntStream.range(0, 100)
                .mapToObj(
                    i ->
                        page("https://e.com/" + i, i < 90 ? "2026-11-20" : "2026-10-" + (i - 80))));
    Document page = Jsoup.parse(text(look, null));
    assertEquals("2026-11-20: 90 urls", page.select("rect.day4 > title").text());
    assertEquals(10, page.select("rect.day1").size());
    assertEquals(366, page.select("rect > title").size());
  }

  @Test
  void anEmptySetHasAPage() throws IOException {
    Document page = Jsoup.parse(text(look("a.xml", Stream.of()), null));
    assertTrue(page.select(".facts").text().startsWith("0 urls 1 file 0 hosts"));
  }

  @Test
  void changesComeFirst() throws IOException {
    var changes = new SectionChanges();
    changes.added("https://e.com/blog/1");
    Document page =
        Jsoup.parse(
            text(
                look("a.xml", Stream.of(UrlEntry.of("https://e.com/blog/1"))),
                LookChanges.of("old", true, changes)));
    assertEquals("Changes since old", page.select("figcaption").get(0).text());
    assertTrue(page.select("figure").get(0).text().contains("+1 \u22120, 0 changed"));
    String partly =
        text(
            look("a.xml", Stream.of(UrlEntry.of("https://e.com/blog/1"))),
            LookChanges.of("old", true, changes).partly(false, true));
    assertTrue(
        partly.contains("Part of the older version could not be read: the added url may be in it."),
        partly);
  }

  @Test
  void hostileNamesStayTexts() throws IOException {
    String script = "<script>alert(1)</script>\" onload=\"alert(1)";
    Look look =
        look(
            script,
            IntStream.range(0, 3_000)
                .mapToObj(i -> page("https://<b>" + i + "/" + script + i + "/x/y", "2026-11-20")));
    String text = text(look, null);
    Document page = Jsoup.parse(text);
    assertEquals(0, page.select("script, b:not(.facts b), [onload]").size());
    assertTrue(text.length() < 500_000, () -> text.length() + " characters");
  }
}
