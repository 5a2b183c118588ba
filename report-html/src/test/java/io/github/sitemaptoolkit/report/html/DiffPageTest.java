package io.github.sitemaptoolkit.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.look.FirstChanges;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.NamedCount;
import io.github.sitemaptoolkit.look.SectionChanges;
import io.github.sitemaptoolkit.look.SetChanges;
import java.io.IOException;
import java.io.StringWriter;
import java.time.Instant;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

class DiffPageTest {

  private final FirstChanges first = new FirstChanges();
  private final SectionChanges counts = new SectionChanges();

  private void add(FirstChanges.Kind kind, String url, String... lines) {
    switch (kind) {
      case ADDED -> counts.added(url);
      case REMOVED -> counts.removed(url);
      case CHANGED -> counts.changed(url);
    }
    first.add(kind, url, List.of(lines));
  }

  private String text(
      boolean whole,
      List<SetChanges.Values> values,
      List<SetChanges.Verdict> verdicts,
      List<NamedCount> fates)
      throws IOException {
    var out = new StringWriter();
    var changes =
        new SetChanges(
            new SetChanges.Version("old.xml", 1_200),
            new SetChanges.Version("new.xml", 900),
            LookChanges.of("old.xml", true, counts).partly(true, whole),
            first,
            values,
            verdicts,
            fates);
    new DiffPage("1.0", Instant.parse("2026-11-26T12:00:00Z")).write(out, changes);
    return out.toString();
  }

  private Document page() throws IOException {
    return Jsoup.parse(text(true, List.of(), List.of(), List.of()));
  }

  @Test
  void eachKindHasItsSectionsAndLinks() throws IOException {
    for (int i = 0; i < 8; i++) {
      add(FirstChanges.Kind.REMOVED, "https://e.com/shop/" + i, "gone: no file");
    }
    add(FirstChanges.Kind.CHANGED, "https://e.com/", "lastmod: 1 -> (none)");
    Document page = page();
    assertEquals("Removed: 8 urls", page.select("h2#removed").text());
    assertEquals("Changed: 1 url", page.select("h2#changed").text());
    assertEquals(0, page.select("h2#added").size());
    assertEquals("https://e.com/shop/0", page.select("li a").get(0).attr("href"));
    assertTrue(page.select("li").text().contains("gone: no file"), page::text);
    assertTrue(page.text().contains("3 more urls."), page::text);
    assertTrue(page.select("li").text().contains("lastmod: 1 -> (none)"), page::text);
    assertEquals("8 removed 1 changed 0 added", page.select(".facts").text());
    assertEquals("old.xml: 1,200 urls new.xml: 900 urls", page.select("header dd").text());
    assertEquals("Changes since old.xml", page.select("h2").get(0).text());
  }

  @Test
  void guardsAndWhatIsMissingSpeakFirst() throws IOException {
    add(FirstChanges.Kind.REMOVED, "https://e.com/1");
    Document page =
        Jsoup.parse(
            text(
                false,
                List.of(),
                List.of(
                    new SetChanges.Verdict("--max-shrink 5%", List.of("2 of 5 would go")),
                    new SetChanges.Verdict("--max-loss 50%", List.of())),
                List.of()));
    assertEquals(
        List.of(
            "Refused by --max-shrink 5%: 2 of 5 would go.",
            "Accepted by --max-loss 50%.",
            "Part of the newer version could not be read: the removed url may be in it."),
        page.select("header .consequence").eachText());
    assertEquals(1, page.select(".consequence.error").size());
    assertEquals("Removed, or in what could not be read: 1 url", page.select("h2#removed").text());
  }

  @Test
  void lostValuesComeBeforeOthers() throws IOException {
    add(FirstChanges.Kind.CHANGED, "https://e.com/1");
    Document page =
        Jsoup.parse(
            text(
                true,
                List.of(
                    new SetChanges.Values("image", 10, 12, false),
                    new SetChanges.Values("lastmod", 1_000, 20, true)),
                List.of(),
                List.of(new NamedCount("gone", 3))));
    List<String> rows = page.select("table").last().select("tbody tr").eachText();
    assertEquals(List.of("lastmod 1,000 20 \u2212980 lost", "image 10 12 +2"), rows);
  }

  @Test
  void whatBecameOfRemovedUrlsIsCounted() throws IOException {
    add(FirstChanges.Kind.REMOVED, "https://e.com/1");
    Document page =
        Jsoup.parse(text(true, List.of(), List.of(), List.of(new NamedCount("redirected", 1))));
    assertTrue(page.text().contains("redirected 1 100 %"), page::text);
  }

  @Test
  void equalSetsHaveAPageThatSaysSo() throws IOException {
    Document page = page();
    assertEquals("Nothing differs.", page.select(".consequence.none").text());
    assertEquals(0, page.select("figure, h2").size());
  }

  @Test
  void hostileUrlsStayTexts() throws IOException {
    String script = "<script>alert(1)</script>\" onload=\"alert(1)";
    for (int i = 0; i < 3_000; i++) {
      String url = "javascript:alert(1)//" + script + i % 700 + "/x/" + script;
      add(FirstChanges.Kind.values()[i % 3], url, script, "x".repeat(3_000));
      String longUrl = "https://e.com/" + i + "/" + "x".repeat(3_000);
      add(FirstChanges.Kind.REMOVED, longUrl, script.repeat(200));
    }
    String text = text(true, List.of(), List.of(), List.of());
    Document page = Jsoup.parse(text);
    assertEquals(0, page.select("script, [onload], a[href^=javascript]").size());
    assertTrue(text.length() < 2_000_000, () -> text.length() + " characters");
    assertFalse(page.select("li").isEmpty());
  }
}
