package io.github.sitemaptoolkit.validator.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What sitemaps say differently of one url. */
class ListedTwiceTest {

  private static final String NEWS =
      "<news:news xmlns:news=\"http://www.google.com/schemas/sitemap-news/0.9\"><news:publication>"
          + "<news:name>N</news:name><news:language>en</news:language></news:publication>"
          + "<news:publication_date>2026-11-25</news:publication_date><news:title>T</news:title>"
          + "</news:news>";

  private final List<Problem> findings = new ArrayList<>();

  private static String url(String path, String more) {
    return "<url><loc>https://example.com" + path + "</loc>" + more + "</url>\n";
  }

  private static String date(String lastmod) {
    return url("/a", "<lastmod>" + lastmod + "</lastmod>");
  }

  private static String sitemap(String urls) {
    return "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n" + urls + "</urlset>";
  }

  /** Returns what is found about values that differ, in sitemaps that are named by their order. */
  private List<String> check(String... documents) {
    findings.clear();
    try (SiteCheck site = SiteCheck.begin(Validator.of(Profile.GOOGLE))) {
      for (int i = 0; i < documents.length; i++) {
        String text = documents[i].startsWith("<url>") ? sitemap(documents[i]) : documents[i];
        var in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        site.check(Source.of(in, i + ".xml"), null, finding -> {}, count -> {});
      }
      site.finish(false, findings::add);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    findings.removeIf(it -> !it.code().endsWith("-differs"));
    return findings.stream().map(it -> it.code() + ' ' + it.location()).toList();
  }

  @Test
  void otherLastmodIsTold() {
    assertEquals(
        List.of("loc.lastmod-differs 1.xml:3:11"),
        check(date("2026-01-05"), url("/b", "") + date("2026-02-05")));
    assertEquals(
        "\"https://example.com/a\" has the lastmod 2026-02-05 here, and 2026-01-05 in 0.xml, line 2",
        findings.get(0).message());
    assertEquals("url[2].loc", findings.get(0).path());
    assertEquals("https://example.com/a", findings.get(0).loc());
  }

  @ParameterizedTest
  @CsvSource({
    "2026-01-05, 2026-01-05",
    "2026-01-05T10:00:00Z, 2026-01-05T11:00:00+01:00",
    "2026-01-05T10:00:00Z, 2026-01-05T10:00:00.000Z",
    "2026-01-05, 2026-01-05T10:00:00Z",
    "2026-01, 2026-01-05T10:00:00Z",
    "2026-01-05T10:00Z, 2026-01-05T10:00:30Z",
    "2026-01-05, yesterday",
    "01/05/2026, 02/05/2026",
  })
  void sameLastmodIsNot(String lastmod, String other) {
    assertEquals(List.of(), check(date(lastmod), date(other)));
    assertEquals(List.of(), check(date(other), date(lastmod)));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-01-05T10:00:00Z, 2026-01-05T10:00:00+01:00",
    "2026-01-05T10:00:00Z, 2026-01-05T10:00:01Z",
    "2026-01, 2026-02-01",
  })
  void lastmodsAreComparedAsTimes(String lastmod, String other) {
    assertEquals(1, check(date(lastmod), date(other)).size());
  }

  @Test
  void absentLastmodIsNotOther() {
    assertEquals(List.of(), check(date("2026-01-05"), url("/a", "")));
  }

  @Test
  void sitemapsOfAllKindsAreCompared() {
    String news = url("/a", "<lastmod>2026-02-05</lastmod>" + NEWS);
    assertEquals(
        List.of("loc.lastmod-differs 1.xml:2:11", "loc.lastmod-differs 2.xml:2:11"),
        check(date("2026-01-05"), news, date("2026-01-07")));
  }

  @Test
  void datesOfFeedsAreThoseOfPublication() {
    String feed =
        "<rss version=\"2.0\"><channel><title>T</title><link>https://example.com/</link>"
            + "<description>D</description><item><title>A</title><link>https://example.com/a</link>"
            + "<pubDate>Mon, 05 Jan 2026 10:00:00 GMT</pubDate></item></channel></rss>";
    assertEquals(List.of(), check(date("2026-02-05"), feed));
  }

  @Test
  void variantsOfAUrlMayDiffer() {
    assertEquals(List.of(), check(date("2026-01-05"), url("/a/", "<lastmod>2026-02-05</lastmod>")));
  }

  @Test
  void otherPriorityIsTold() {
    assertEquals(
        List.of("loc.priority-differs 1.xml:2:11"),
        check(url("/a", "<priority>0.5</priority>"), url("/a", "<priority>0.8</priority>")));
    assertEquals(
        "\"https://example.com/a\" has the priority 0.8 here, and 0.5 in 0.xml, line 2",
        findings.get(0).message());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.50", ".5", "", "high", "7"})
  void samePriorityIsNot(String other) {
    assertEquals(
        List.of(),
        check(
            url("/a", "<lastmod>2026-01-05</lastmod><priority>0.5</priority>"),
            url("/a", "<priority>" + other + "</priority>")));
  }

  @Test
  void bothAreTold() {
    assertEquals(
        List.of("loc.lastmod-differs 1.xml:2:11", "loc.priority-differs 1.xml:2:11"),
        check(
            url("/a", "<lastmod>2026-01-05</lastmod><priority>0.5</priority>"),
            url("/a", "<lastmod>2026-01-06</lastmod><priority>1.0</priority>")));
  }

  @Test
  void alternatesDoNotMatter() {
    String link =
        "<xhtml:link xmlns:xhtml=\"http://www.w3.org/1999/xhtml\" rel=\"alternate\""
            + " hreflang=\"en\" href=\"https://example.com/a\"/>";
    assertEquals(
        List.of("loc.lastmod-differs 1.xml:2:11"),
        check(
            url("/a", "<lastmod>2026-01-05</lastmod>" + link),
            url("/a", "<lastmod>2026-01-06</lastmod>" + link)));
  }
}
