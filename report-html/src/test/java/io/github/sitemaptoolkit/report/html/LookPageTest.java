package io.github.sitemaptoolkit.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.LookCounter;
import io.github.sitemaptoolkit.look.SectionChanges;
import io.github.sitemaptoolkit.look.SitemapLook;
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

  private static Document page(Look look) throws IOException {
    return Jsoup.parse(text(look, null));
  }

  private static Element section(Document page, String title) {
    return page.select("section:has(> h2:containsOwn(" + title + "))").get(0);
  }

  /** Returns a page that links to languages, whose urls differ by their first directory. */
  private static UrlEntry linked(String language, String... to) {
    var entry = UrlEntry.builder("https://e.com/" + language + "/");
    for (String other : to) {
      entry.add(Link.alternate(other, "https://e.com/" + other + "/"));
    }
    return entry.build();
  }

  @Test
  void theCalendarHasATitleADescriptionAndNumbers() throws IOException {
    Document page =
        page(
            look(
                "a.xml",
                Stream.of(
                    page("https://e.com/blog/1", "2026-11-20"),
                    page("https://e.com/blog/2", "2026-11-20"),
                    page("https://e.com/blog/3", "2026-11-21"))));
    Element chart = page.select("figure").get(0);
    assertFalse(chart.select("svg > title").text().isEmpty());
    assertFalse(chart.select("svg > desc").text().isEmpty());
    assertEquals("2026-11-21 1 2026-11-20 2", chart.select("details tbody").text());
    for (String id : chart.select("svg").attr("aria-labelledby").split(" ")) {
      assertEquals(1, page.select("[id=" + id + "]").size(), id);
    }
  }

  @Test
  void coloursOfTheCalendarHaveALegend() throws IOException {
    Document page =
        page(
            look(
                "a.xml",
                IntStream.range(0, 17)
                    .mapToObj(i -> page("https://e.com/" + i, "2026-11-2" + (i < 16 ? 0 : 1)))));
    assertEquals("no url 1 url 16 urls", section(page, "Dates").select(".legend").text());
    assertEquals(
        List.of("day0", "day1", "day4"),
        section(page, "Dates").select(".legend rect").eachAttr("class"));
  }

  @Test
  void languagesAreRowsAndColumns() throws IOException {
    Document page =
        page(
            look(
                "a.xml",
                Stream.of(
                    linked("de", "de", "en", "x-default"),
                    linked("en", "en", "de", "fr"),
                    linked("fr", "fr", "en"))));
    Element table = page.select(".matrix table").get(0);
    assertEquals("From Pages to de to en to fr to x-default", table.select("thead").text());
    assertEquals(
        List.of(
            "de 1 itself 1 \u2205 1 \u2717 1",
            "en 1 1 itself 1 \u2205 1",
            "fr 1 \u2205 1 1 itself \u2205 1"),
        table.select("tbody tr").eachText());
    assertEquals(
        "1 links that the other page returns \u2717 1 links that it does not return"
            + " \u2205 1 pages without a link to a language",
        page.select("h2:contains(languages) ~ .legend").get(0).text());
  }

  @Test
  void theMissingLanguageIsNamed() throws IOException {
    Document page =
        page(
            look(
                "a.xml",
                Stream.of(
                    linked("de", "de", "en"), linked("en", "en", "de", "fr"), linked("fr", "fr"))));
    assertEquals(
        List.of(
            "Pages in fr have no link to de and en.",
            "Pages in de have no link to fr.",
            "No page links to x-default."),
        page.select(".gaps li").eachText());
  }

  @Test
  void twentyLanguagesAreShownAndTheOthersCounted() throws IOException {
    String[] languages =
        IntStream.range(0, 30).mapToObj(i -> "l" + (i + 10)).toArray(String[]::new);
    String text =
        text(
            look("a.xml", Stream.of(languages).map(language -> linked(language, languages))), null);
    Document page = Jsoup.parse(text);
    assertEquals(20, page.select(".matrix tbody tr").size());
    assertEquals(22, page.select(".matrix thead th").size());
    assertTrue(page.text().contains("languages with most pages; there are 10 more."), page.text());
    assertTrue(text.length() < 150_000, () -> text.length() + " characters");
  }

  @Test
  void whatBarsWouldNotShowIsASentence() throws IOException {
    Document page =
        page(
            look(
                "a.xml",
                IntStream.range(0, 5)
                    .mapToObj(
                        i ->
                            UrlEntry.builder("https://e.com/blog/" + i)
                                .lastmod("2026-11-20")
                                .add(Image.of("https://e.com/1.jpg"))
                                .build())));
    assertEquals(0, page.select("rect, details").size());
    assertEquals("All urls are in /blog/.", section(page, "Urls by section").select("p").text());
    assertEquals(
        "All dates are of 2026-11-20: perhaps that of a build, and not of changes.",
        section(page, "Dates").select("p").text());
    assertEquals("Each page has 1.", section(page, "Images").select("p").text());
    assertEquals(0, section(page, "Files").select("table").size());
    assertTrue(page.select(".facts").text().contains("1 host, e.com"), page.text());
    assertEquals(0, page.select("h2:contains(Hosts)").size());
  }

  @Test
  void yearsAreShownIfDatesAreOlderThanTheCalendar() throws IOException {
    Stream<UrlEntry> recent =
        Stream.of(page("https://e.com/1", "2026-11-20"), page("https://e.com/2", "2025-12-20"));
    assertEquals(0, page(look("a.xml", recent)).select("h3").size());
    Stream<UrlEntry> old =
        Stream.of(page("https://e.com/1", "2026-11-20"), page("https://e.com/2", "2024-12-20"));
    assertEquals(
        List.of("2026 1 (50 %)", "2024 1 (50 %)"),
        page(look("a.xml", old)).select("h3 + .rows li").eachText());
  }

  @Test
  void noBarStandsForNothing() throws IOException {
    Document page =
        page(
            look(
                "a.xml",
                Stream.of(
                    UrlEntry.of("https://e.com/1"),
                    UrlEntry.builder("https://e.com/2")
                        .add(Image.of("https://e.com/1.jpg"))
                        .build())));
    assertEquals(
        List.of("0 1 page (50 %)", "1 1 page (50 %)"),
        section(page, "Images").select("li").eachText());
  }

  private static List<String> names(Element rows) {
    return rows.select("> li:not(.rest)").stream()
        .map(li -> li.select(".row").get(0).text())
        .toList();
  }

  @Test
  void sectionsAreATree() throws IOException {
    Document page =
        page(
            look(
                "a.xml",
                Stream.of(
                        IntStream.range(0, 6).mapToObj(i -> "/shop/outdoor/tents/" + i),
                        IntStream.range(0, 3).mapToObj(i -> "/shop/outdoor/stoves/" + i),
                        IntStream.range(0, 2).mapToObj(i -> "/shop/outdoor/" + i),
                        IntStream.range(0, 1).mapToObj(i -> "/shop/city/" + i),
                        IntStream.range(0, 4).mapToObj(i -> "/a/b/c/" + i))
                    .flatMap(paths -> paths)
                    .map(path -> UrlEntry.of("https://e.com" + path))));
    Element tree = section(page, "Urls by section").select("> .rows").get(0);
    assertEquals(List.of("/shop/ 12 (75 %)", "/a/b/c/ 4 (25 %)"), names(tree));
    Element shop = tree.select("> li > details > .rows").get(0);
    assertEquals(List.of("/shop/outdoor/ 11 (69 %)", "/shop/city/ 1 (6 %)"), names(shop));
    Element outdoor = shop.select("> li > details > .rows").get(0);
    assertEquals(
        List.of(
            "/shop/outdoor/tents/ 6 (38 %)",
            "/shop/outdoor/stoves/ 3 (19 %)", "2 urls in none of these directories"),
        outdoor.select("> li").eachText());
    assertEquals(2, tree.select("details[open]").size());
  }

  @Test
  void manyDirectoriesAreBounded() throws IOException {
    String text =
        text(
            look(
                "a.xml",
                IntStream.range(0, 5_000)
                    .mapToObj(
                        i ->
                            UrlEntry.of(
                                "https://e.com/" + i % 40 + "/" + i % 400 + "/" + i % 800 + "/x"))),
            null);
    Document page = Jsoup.parse(text);
    assertEquals(20, section(page, "Urls by section").select("> .rows > li:not(.rest)").size());
    assertEquals(
        "20 more sections with 2,500 urls",
        section(page, "Urls by section").select("> .rows > .rest").text());
    assertTrue(page.select(".row").size() <= 150);
    assertTrue(text.length() < 150_000, () -> text.length() + " characters");
  }

  private static Look listed(SitemapLook... sitemaps) throws IOException {
    try (var counter = new LookCounter(Extensions.load(), TODAY)) {
      for (SitemapLook sitemap : sitemaps) {
        if (sitemap.file() != null) {
          counter.begin(sitemap.file());
          counter.add(UrlEntry.of("https://e.com/"));
          counter.end(sitemap.bytes());
        }
        counter.sitemap(sitemap);
      }
      counter.begin("other.xml");
      counter.end(10);
      return counter.look();
    }
  }

  @Test
  void sitemapsOfAnIndexAreLinks() throws IOException {
    Document page =
        page(
            listed(
                new SitemapLook("https://e.com/a.xml", "2026-11-01", "a.xml", 1, 3_000, null),
                new SitemapLook("https://e.com/gone.xml", null, null, 0, 0, "there is no file"),
                new SitemapLook("javascript:alert(1)", null, "c.xml", 1, 40_000_000, null)));
    Element files = section(page, "Files");
    assertEquals(
        List.of(
            "https://e.com/gone.xml there is no file",
            "javascript:alert(1) 1 38.1 MB 76 %",
            "https://e.com/a.xml 1 3 KB 2026-11-01 < 1 %",
            "other.xml 0 1 KB 0 %"),
        files.select("tbody tr").eachText());
    assertEquals(
        List.of("https://e.com/gone.xml", "https://e.com/a.xml"),
        files.select("a").eachAttr("href"));
    assertTrue(
        files.select("p").text().contains("1 of 3 listed sitemaps was not read"), files::text);
  }

  @Test
  void twoHundredSitemapsAreShownAndTheOthersCounted() throws IOException {
    Document page =
        page(
            listed(
                IntStream.range(0, 250)
                    .mapToObj(
                        i ->
                            new SitemapLook(
                                "https://e.com/" + i + ".xml",
                                null,
                                i + ".xml",
                                1,
                                10_000 + i,
                                null))
                    .toArray(SitemapLook[]::new)));
    Element files = section(page, "Files");
    assertEquals(200, files.select("tbody tr").size());
    assertEquals("https://e.com/249.xml", files.select("tbody a").get(0).text());
    assertEquals("51 more files, less full.", files.select(".note").text());
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
    assertEquals(10, page.select("figure > svg rect.day1").size());
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
    assertEquals("Changes since old", page.select("h2").get(0).text());
    assertEquals(
        "In all: +1 \u22120, 0 changed. All in /blog/.",
        section(page, "Changes").select("p").text());
    assertEquals(0, section(page, "Changes").select("rect").size());
    changes.removed("https://e.com/shop/1");
    page =
        Jsoup.parse(
            text(
                look("a.xml", Stream.of(UrlEntry.of("https://e.com/blog/1"))),
                LookChanges.of("old", true, changes)));
    assertEquals("added removed", section(page, "Changes").select(".legend").text());
    assertEquals(
        List.of("/blog/ +1 \u22120, 0 changed", "/shop/ +0 \u22121, 0 changed"),
        section(page, "Changes").select("li:has(.row)").eachText());
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
    try (var counter = new LookCounter(Extensions.load(), TODAY)) {
      counter.begin(script);
      for (int i = 0; i < 3_000; i++) {
        String url = "https://<b>" + i + "/" + script + i + "/x/y/" + script;
        var entry = UrlEntry.builder(url).lastmod("2026-11-20").add(Link.alternate(script, url));
        counter.add(entry.add(Link.alternate(script + i % 30, url + "/en")).build());
      }
      counter.end(1_000);
      for (String loc : List.of(script, "https://e.com/" + script, "javascript:alert(1)")) {
        counter.sitemap(new SitemapLook(loc, script, null, 0, 0, script));
      }
      String text = text(counter.look(), null);
      Document page = Jsoup.parse(text);
      assertEquals(0, page.select("script, b:not(.facts b, .legend b, .unseen), [onload]").size());
      assertEquals(0, page.select("a").size());
      assertTrue(text.length() < 500_000, () -> text.length() + " characters");
    }
  }
}
