package io.github.sitemaptoolkit.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.CodeTable;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.profile.Rules;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

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

  @Test
  void theFirstScreenSaysWhatForWhomAndWhatCameOfIt() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              report.finding(problem(Severity.ERROR, "url.relative", "x", null));
              report.finding(problem(Severity.WARNING, "lastmod.future", "x", null));
              report.end(result(50_000));
            });
    Element header = page.selectFirst("header");
    assertEquals("a.xml", header.select(".input").text());
    assertTrue(header.text().contains("Google Search (profile google)"));
    assertEquals(
        "Not valid: 1 error, 1 warning in 1 file, 50,000 urls.",
        header.select(".verdict.error").text());
    assertEquals(2, page.select("figure svg rect").size());
    assertEquals("26 November 2026, Sitemap Toolkit 1.0", page.select("footer").text());
  }

  @Test
  void aRunWithoutFindingsIsValid() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              report.end(result(1));
            });
    assertEquals("Valid: no findings in 1 file, 1 url.", page.select(".verdict.none").text());
    assertEquals(0, page.select("svg").size());
  }

  @Test
  void anInputThatCannotBeReadIsNotValid() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              report.end(InputResult.failed("no such file"));
            });
    assertTrue(page.select(".verdict.error").text().startsWith("Nothing could be read: "));
    assertEquals("could not be read: no such file", page.select(".failure").text());
  }

  @Test
  void eachRuleSaysWhyHowAndWhosePage() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              report.finding(
                  problem(Severity.ERROR, "news.too-old", "it is old", "https://e.com/a"));
              report.end(result(1));
            });
    Element rule = page.selectFirst(".rule");
    assertEquals("news.too-old", rule.select("h3 code").text());
    assertEquals("Why How to mend it Source", String.join(" ", rule.select("dt").eachText()));
    assertEquals("a.xml:3:7", rule.select(".at").text());
    assertTrue(rule.select("dd a").attr("href").startsWith("https://"), rule::html);
    assertEquals("https://e.com/a", rule.select(".loc a").attr("href"));
  }

  @Test
  void hasFiftyPlacesOfARuleAndTheFullCount() throws IOException {
    Document page =
        page(
            report -> {
              report.begin("a.xml");
              for (int i = 0; i < 1_234; i++) {
                report.finding(problem(Severity.ERROR, "url.relative", "no " + i, null));
              }
              report.end(result(1_234));
            });
    assertEquals(50, page.select(".rule li").size());
    assertEquals("1,234 errors in 1 file", page.select(".counted").text());
    assertEquals("The first 50 of 1,234.", page.select(".rule .note").text());
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
    assertEquals(300, Jsoup.parse(text).select(".rule").size());
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
    assertEquals(0, page.select("script, img, [onerror], [onclick]").size());
    assertEquals(
        0,
        page.select("a").stream()
            .filter(link -> !link.attr("href").matches("(https?://|#).*"))
            .count());
    assertEquals(script, page.select(".input").text());
  }

  @Test
  void thePolicyAllowsTheStyleAndNothingElse() throws Exception {
    String text = text(SETTINGS, report -> {});
    String style = text.substring(text.indexOf("<style>") + 7, text.indexOf("</style>"));
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(style.getBytes(StandardCharsets.UTF_8));
    String policy = Jsoup.parse(text).select("meta[http-equiv]").attr("content");
    assertEquals(
        "default-src 'none'; style-src 'sha256-"
            + Base64.getEncoder().encodeToString(hash)
            + "'; base-uri 'none'; form-action 'none'",
        policy);
    assertFalse(style.contains("url("));
    assertFalse(style.contains("@import"));
  }

  @Test
  void withABaselineNewMendedAndStillThereComeInThisOrder() throws IOException {
    Document page =
        Jsoup.parse(
            text(
                SETTINGS.withBaseline(true),
                report -> {
                  report.begin("a.xml");
                  report.finding(problem(Severity.ERROR, "url.relative", "new", null));
                  report.known(problem(Severity.WARNING, "lastmod.future", "known", null));
                  report.end(result(3));
                  report.mended(problem(Severity.INFO, "url.scheme", "no longer found", null), 4);
                }));
    assertEquals("New Mended Still there Files", String.join(" ", page.select("h2").eachText()));
    assertTrue(page.select(".facts").text().contains("1 new error 0 new warnings"));
    assertTrue(page.select(".facts").text().contains("4 mended 1 still there"));
    assertEquals("4 findings in 1 file", page.select("#mended-rule-1 .counted").text());
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
