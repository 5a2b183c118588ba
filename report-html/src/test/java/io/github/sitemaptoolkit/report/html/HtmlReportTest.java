package io.github.sitemaptoolkit.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.affected.CheckedContent;
import io.github.sitemaptoolkit.validator.affected.CheckedContent.Compared;
import io.github.sitemaptoolkit.validator.affected.RulePlaces;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import io.github.sitemaptoolkit.validator.rule.Rules;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HtmlReportTest {

  private static final Instant TIME = Instant.parse("2026-11-26T23:59:00Z");
  private static final Rules RULES = Rules.load(Context.load());

  private static final ReportSettings SETTINGS =
      ReportSettings.of(
          "1.0", Profile.GOOGLE, CodeTable.load(HtmlReportTest.class.getClassLoader()));

  /** Fills a report. */
  private interface Run {
    void fill(HtmlReport report) throws IOException;
  }

  private static String text(ReportSettings settings, Run run) throws IOException {
    var out = new StringWriter();
    var report = new HtmlReport(out, settings, RULES, TIME);
    run.fill(report);
    report.finish();
    return out.toString();
  }

  private static Document page(Run run) throws IOException {
    return Jsoup.parse(text(SETTINGS, run));
  }

  private static Problem problem(
      Severity severity, String code, String message, @Nullable String loc) {
    return new Problem(
        severity, code, message, new Location("a.xml", 3, 7), "url[1].loc", loc, false);
  }

  private static InputResult result(long urls) {
    return new InputResult(urls, 0, SeverityCounts.NONE);
  }

  private static AffectedUrls affected(
      long urls, long hurt, FoundRule rule, Map<String, Long> sections) {
    return new AffectedUrls(
        urls,
        hurt,
        Map.of(),
        Map.of(RULES.cost(rule.code(), Profile.GOOGLE).cost(), hurt),
        Map.of(rule, hurt),
        Map.of(),
        Map.of(),
        Map.of(),
        Map.of(Set.of(rule), hurt),
        Map.of(rule, new RulePlaces(sections, Map.of())),
        0,
        new CheckedContent(
            urls,
            urls,
            Map.of("image", 320L),
            Map.of("www.e.com", urls),
            Set.of(Compared.ROBOTS),
            List.of()));
  }

  private static AffectedUrls affected(long urls, long hurt, String code) {
    return affected(urls, hurt, new FoundRule(code, Severity.ERROR), Map.of("/", hurt));
  }

  @Test
  void theFirstScreenSaysWhoseSiteWhenAndWhatHappensToIt() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              report.finding(problem(Severity.ERROR, "url.relative", "x", null));
              report.end(
                  new InputResult(
                      1_056, 0, SeverityCounts.NONE, null, Instant.parse("2026-10-03T10:00:00Z")));
              report.affected(affected(1_056, 61, "url.relative"));
            });
    Element header = page.selectFirst("header");
    assertEquals("www.e.com", header.select(".site").text());
    assertEquals("2026-10-03", header.select("time").attr("datetime"));
    assertEquals("3 October 2026", header.select("time").text());
    assertTrue(header.text().contains("a.xml, checked on 26 November 2026 for Google Search"));
    assertEquals(
        "61 of 1,056 urls (6 %) have a fault for which Google says that the page is not read or not"
            + " indexed; mending the first kind below leaves none of them.",
        header.select(".consequence.error").text());
    assertEquals(
        "6 % hurt: 61 of 1,056 urls (6 %) have errors or warnings; mending the first kind below leaves none",
        header.select(".share").text());
    assertEquals("Relative urls", header.select(".first a").text());
    assertEquals("61 urls, 6 %", header.select(".first b").text());
    assertEquals("26 November 2026, Sitemap Toolkit 1.0", page.select("footer").text());
  }

  @Test
  void aHealthySiteLooksHealthyAndSaysWhatWasCheckedAndWhatNot() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("shop/a.xml");
              report.end(result(10));
              report.affected(
                  new AffectedUrls(
                      10,
                      0,
                      Map.of(),
                      Map.of(),
                      Map.of(),
                      Map.of(),
                      Map.of(),
                      Map.of(),
                      Map.of(),
                      Map.of(),
                      0,
                      new CheckedContent(
                          10,
                          0,
                          Map.of("image", 320L),
                          Map.of(),
                          Set.of(Compared.ROBOTS),
                          List.of())));
            });
    assertEquals("shop", page.select(".site").text());
    assertEquals("10 urls checked: nothing found.", page.select(".consequence.none").text());
    assertEquals(0, page.select(".kind, .first").size());
    assertTrue(page.select(".passed").text().contains("320 pictures: nothing found"));
    assertFalse(page.select(".passed").text().contains("video"), "there are none");
    assertTrue(page.select(".unchecked").text().contains("--pages"));
    assertFalse(page.select(".unchecked").text().contains("robots.txt"));
  }

  @Test
  void anInputThatCannotBeReadIsSaidFirst() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              report.end(InputResult.failed("no such file"));
            });
    assertEquals("Nothing could be read.", page.select(".consequence.error").text());
    assertEquals("could not be read: a.xml: no such file", page.select("header .failure").text());
  }

  @Test
  void eachKindSaysWhyHowWhatItCostsAndWhosePage() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              report.finding(
                  problem(Severity.ERROR, "url.relative", "it is relative", "https://e.com/a"));
              report.end(result(1));
              report.affected(
                  affected(
                      50,
                      40,
                      new FoundRule("url.relative", Severity.ERROR),
                      Map.of("/blog/", 38L, "/", 2L)));
            });
    Element kind = page.selectFirst(".kind");
    assertEquals("url.relative", kind.id());
    assertEquals("page not taken", kind.attr("data-cost"));
    assertEquals("40", kind.attr("data-urls"));
    assertEquals(
        "Where Why How to mend it What it costs Source Rule",
        String.join(" ", kind.select("dt").eachText()));
    assertEquals("Mostly in /blog/: 38 of 40 urls", kind.select("dd").get(0).text());
    assertEquals("a.xml:3:7", kind.select(".at").text());
    assertTrue(kind.select("dd a").attr("href").startsWith("https://"), kind::html);
    assertEquals("https://e.com/a", kind.select(".loc a").attr("href"));
    assertEquals("/", kind.select(".place").attr("data-section"));
    assertEquals(
        "data:text/csv;charset=utf-8,url,file,line%0D%0Ahttps://e.com/a,a.xml,3%0D%0A",
        kind.select("a.urls").attr("href"));
  }

  @Test
  void whatNoSourceStatesStandsBehindWhatOneDoes() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              report.finding(problem(Severity.ERROR, "video.loc-same", "x", null));
              report.finding(problem(Severity.INFO, "image.other-domain", "x", null));
              report.finding(problem(Severity.WARNING, "url.relative", "x", null));
              report.end(result(1));
            });
    assertEquals(
        List.of("url.relative", "video.loc-same", "image.other-domain"),
        page.select(".kind").eachAttr("data-code"));
    assertEquals("image.other-domain", page.select(".minor .kind").attr("data-code"));
    assertFalse(page.selectFirst(".minor").hasAttr("open"));
  }

  @Test
  void manyInfosAreALineForEachMessage() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              for (int i = 0; i < 1_500; i++) {
                String host = i % 3 == 0 ? "a" : "b";
                report.finding(problem(Severity.INFO, "image.other-domain", host, null));
              }
              report.end(result(1));
            });
    assertEquals(List.of("1,000 × b", "500 × a"), page.select(".lines li").eachText());
    assertEquals(0, page.select(".place").size());
  }

  @Test
  void threePlacesAreShownAndTheOthersFolded() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              for (int i = 0; i < 1_234; i++) {
                report.finding(problem(Severity.ERROR, "url.relative", "no " + i, null));
              }
              report.end(result(1_234));
            });
    assertEquals(50, page.select(".place").size());
    assertEquals(3, page.select(".kind > .places > .place").size());
    assertEquals("47 more places", page.select(".more summary").text());
    assertEquals(
        "The first 50 of 1,234 places; for all, run the same with --report csv=findings.csv",
        page.select(".kind .note").text());
  }

  @Test
  void theFileThatHasAllPlacesIsNamedIfThisRunWritesIt() throws IOException {
    Document page =
        Jsoup.parse(
            text(
                SETTINGS.withCsv("all.csv"),
                report -> {
                  report.begin("a.xml");
                  for (int i = 0; i < 60; i++) {
                    report.finding(problem(Severity.ERROR, "url.relative", "no " + i, null));
                  }
                  report.end(result(60));
                }));
    assertEquals("The first 50 of 60 places; all are in all.csv", page.select(".note").text());
    assertEquals("10 more; all are in all.csv", page.select(".kinds").attr("data-rest"));
  }

  @Test
  void placesHaveTheirLineWithTheTextMarked(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("a.xml");
    Files.writeString(file, "<urlset>\n  <url><loc>/a<b</loc></url>\n</urlset>\n");
    Location at = new Location(file.toString(), 2, 13, new Extent(2, 15, 21, 2)); // "/a"
    Document page =
        page(
            report -> {
              report.begin(file.toString());
              report.finding(
                  new Problem(Severity.ERROR, "url.relative", "x", at, null, null, false));
              report.end(result(1));
            });
    assertEquals("<url><loc>/a<b</loc></url>", page.select(".line").text());
    assertEquals("/a", page.select(".line mark").text());
  }

  @Test
  void anchorsAreTheSameInTheNextRun() throws IOException {
    Run run =
        report -> {
          report.begin("a.xml");
          report.finding(problem(Severity.ERROR, "url.relative", "x", "https://e.com/a"));
          report.end(result(1));
        };
    Run more =
        report -> {
          report.begin("a.xml");
          report.finding(problem(Severity.ERROR, "url.relative", "y", "https://e.com/0"));
          report.finding(problem(Severity.ERROR, "url.relative", "x", "https://e.com/a"));
          report.end(result(1));
        };
    String id = page(run).select(".place").attr("id");
    assertTrue(id.matches("url\\.relative-[0-9a-f]{8}"), id);
    assertEquals(id, page(more).select(".place").get(1).id());
  }

  @Test
  void theLargestListOfUrlsGoesFirst() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              for (int i = 0; i < 60_000; i++) {
                String url = "https://e.com/a-page-with-a-name/" + i;
                report.finding(problem(Severity.ERROR, "url.relative", "x", url));
                if (i % 1_000 == 0) {
                  report.finding(problem(Severity.WARNING, "url.scheme", "x", url));
                }
              }
              report.end(result(60_000));
            });
    assertEquals(List.of("url.scheme.csv"), page.select("a.urls").eachAttr("download"));
    assertEquals("60 addresses as CSV", page.select("a.urls").text());
    assertTrue(
        page.select("[data-code=url.relative] .note").text().contains("too many for this page"));
  }

  @Test
  void isNeverLargerThanTwoMegabytes() throws IOException {
    String text =
        text(
            SETTINGS,
            report -> {
              for (int file = 0; file < 1_000; file++) {
                report.begin("<&\">".repeat(200) + file);
                for (int i = 0; i < 200; i++) {
                  String code = "video.a-range" + (file * 7 + i) % 500;
                  String hostile = "https://e.com/" + "&\"<'".repeat(50) + i;
                  report.finding(problem(Severity.ERROR, code, hostile, hostile));
                }
                report.end(InputResult.failed("<&\">".repeat(300)));
              }
            });
    int size = text.getBytes(StandardCharsets.UTF_8).length;
    assertTrue(size < 2_000_000, () -> size + " bytes");
    assertEquals(300, Jsoup.parse(text).select(".kind").size());
  }

  @Test
  void hostileTextsStayTexts() throws IOException {
    String script = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    Document page =
        page(
            report -> {
              report.begin(script);
              report.finding(problem(Severity.ERROR, "url.relative", script, script));
              report.finding(
                  problem(Severity.ERROR, "url.scheme", "\" onclick=\"x", "javascript:alert(1)"));
              report.end(InputResult.failed(script));
            });
    assertEquals(1, page.select("script").size());
    assertEquals(0, page.select("img, [onerror], [onclick]").size());
    assertEquals(
        0,
        page.select("a").stream()
            .filter(link -> !link.attr("href").matches("(https?://|#|data:text/csv).*"))
            .count());
    assertTrue(page.select("header .failure").text().contains(script));
  }

  @Test
  void thePolicyAllowsTheStyleTheScriptAndNothingElse() throws Exception {
    String text = text(SETTINGS, report -> {});
    String style = text.substring(text.indexOf("<style>") + 7, text.indexOf("</style>"));
    String script = text.substring(text.indexOf("<script>") + 8, text.indexOf("</script>"));
    String policy = Jsoup.parse(text).select("meta[http-equiv]").attr("content");
    assertEquals(
        "default-src 'none'; style-src 'sha256-"
            + hash(style)
            + "'; script-src 'sha256-"
            + hash(script)
            + "'; base-uri 'none'; form-action 'none'",
        policy);
    assertFalse(style.contains("url("));
    assertFalse(style.contains("@import"));
  }

  private static String hash(String text) throws Exception {
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    return Base64.getEncoder().encodeToString(hash);
  }

  @Test
  void withABaselineItSaysWhetherTheSiteIsBetter() throws IOException {
    Document page =
        Jsoup.parse(
            text(
                SETTINGS.withBaseline(true),
                report -> {
                  report.begin("a.xml");
                  report.finding(problem(Severity.ERROR, "url.relative", "new", null));
                  report.known(problem(Severity.WARNING, "lastmod.future", "known", null));
                  report.end(result(3));
                  report.mended(problem(Severity.WARNING, "url.scheme", "no more", null), 4);
                }));
    assertEquals(
        "Better than the baseline: 5 errors and warnings then, 2 now (4 mended, 1 new, 1 still"
            + " there)",
        page.select(".trend.better").text());
    assertEquals("new", page.select("[data-code=url.relative] .state").text());
    assertEquals("still there", page.select("[data-code=lastmod.future] .state").text());
    assertTrue(page.select(".mended li").text().contains("4 findings mended (url.scheme)"));
  }

  @Test
  void idsAreUnique() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              report.finding(problem(Severity.ERROR, "url.relative", "x", null));
              report.finding(problem(Severity.WARNING, "url.relative", "x", null));
              report.end(result(3));
            });
    var ids = page.select("[id]").eachAttr("id");
    assertEquals(ids.size(), ids.stream().distinct().count());
    page.select("a[href^=#]")
        .forEach(link -> assertTrue(ids.contains(link.attr("href").substring(1))));
  }
}
