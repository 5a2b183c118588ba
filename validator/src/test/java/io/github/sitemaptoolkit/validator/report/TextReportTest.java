package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import io.github.sitemaptoolkit.validator.rule.Rule;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class TextReportTest {

  private static String text(SampleRun.Run run) throws IOException {
    return SampleRun.write(ReportFormat.TEXT, run);
  }

  private static String text(ReportSettings settings, SampleRun.Run run) throws IOException {
    return SampleRun.write(ReportFormat.TEXT, settings, run);
  }

  @Test
  void findingsAreListedByRuleTheWorstFirst() throws IOException {
    assertEquals(
        """
        1 error: url.scheme
          A url has a scheme that crawlers do not follow. Use https.
          a.xml:3:10: "ftp://example.com/" must begin with https://   url[1].loc
        2 warnings: url.fragment
          A url has a fragment. Remove the fragment.
          a.xml:5: "https://example.com/#5" has a fragment   url[5].loc
          a.xml:7: "https://example.com/#7" has a fragment   url[7].loc
        1 info: acme.odd
          a.xml: odd
        c.xml: could not be read: no such file

        1 error, 2 warnings, 1 info in 1 of 3 files, 1,003 urls, 2 sitemaps; 1 file could not be read
        """,
        text(SampleRun::threeFiles));
  }

  @Test
  void allFindingsAreShownAsTheyAreFound() throws IOException {
    assertEquals(
        """
        a.xml:5: warning: url.fragment: "https://example.com/#5" has a fragment
          url[5].loc   https://example.com/#5
        a.xml:3:10: error: url.scheme: "ftp://example.com/" must begin with https://
          url[1].loc   ftp://example.com/
        a.xml:7: warning: url.fragment: "https://example.com/#7" has a fragment
          url[7].loc   https://example.com/#7
        a.xml: info: acme.odd: odd

        1 error: url.scheme
          A url has a scheme that crawlers do not follow. Use https.
        2 warnings: url.fragment
          A url has a fragment. Remove the fragment.
        1 info: acme.odd
        c.xml: could not be read: no such file

        1 error, 2 warnings, 1 info in 1 of 3 files, 1,003 urls, 2 sitemaps; 1 file could not be read
        """,
        text(SampleRun.SETTINGS.withPlaces(ReportSettings.ALL), SampleRun::threeFiles));
  }

  private static Problem odd(String file, int line) {
    return SampleRun.finding(Severity.ERROR, "acme.odd", "odd", new Location(file, line, 0));
  }

  private static void oddLines(Report report) throws IOException {
    report.begin("a.xml");
    for (int line = 1; line <= 1234; line++) {
      report.finding(odd("a.xml", line));
    }
    report.end(new InputResult(1, 0, new SeverityCounts(1234, 0, 0)));
  }

  @Test
  void onlyTheFirstPlacesAreShown() throws IOException {
    assertEquals(
        """
        1,234 errors: acme.odd
          a.xml:1: odd
          a.xml:2: odd
          a.xml:3: odd
          and 1,231 more

        1,234 errors in 1 file, 1 url
        """,
        text(TextReportTest::oddLines));
    assertEquals(
        """
        1,234 errors: acme.odd
          a.xml:1: odd
          and 1,233 more

        1,234 errors in 1 file, 1 url
        """,
        text(SampleRun.SETTINGS.withPlaces(1), TextReportTest::oddLines));
  }

  @Test
  void faultOfManyFilesIsToldOnce() throws IOException {
    assertEquals(
        """
        2 errors in 2 files: acme.odd
          a.xml: odd
          b.xml: odd

        2 errors in 2 of 3 files, 3 urls
        """,
        text(
            report -> {
              for (String name : new String[] {"a.xml", "b.xml"}) {
                SampleRun.of(odd(name, 0)).to(report);
              }
              report.begin("c.xml");
              report.end(new InputResult(1, 0, SeverityCounts.NONE));
            }));
  }

  @Test
  void findingsMayComeAfterTheLastInput() throws IOException {
    assertEquals(
        """
        3 errors in 2 files: acme.odd
          a.xml:1: odd
          b.xml:2: odd
          a.xml:3: odd

        3 errors in 2 of 2 files, 2 urls
        """,
        text(
            report -> {
              SampleRun.of(odd("a.xml", 1)).to(report);
              report.begin("b.xml");
              report.end(new InputResult(1, 0, SeverityCounts.NONE));
              report.finding(odd("b.xml", 2));
              report.finding(odd("a.xml", 3));
            }));
  }

  /** Findings of three rules in files with 40 urls, of which a number redirects. */
  private static SampleRun.Run kinds(int redirects) {
    return report -> {
      report.begin("a.xml");
      report.finding(
          SampleRun.finding(Severity.INFO, "priority.ignored", "set", Location.of("a.xml")));
      for (int i = 0; i < 30; i++) {
        report.finding(
            SampleRun.finding(
                Severity.WARNING, "loc.duplicate", "listed twice", new Location("a.xml", i, 0)));
      }
      for (int i = 0; i < redirects; i++) {
        report.finding(
            SampleRun.finding(
                Severity.WARNING, "page.redirect", "redirects", new Location("a.xml", i, 0)));
      }
      report.end(new InputResult(40, 0, new SeverityCounts(0, 30L + redirects, 1)));
    };
  }

  private static final ReportSettings STATED =
      ReportSettings.of("1.2", Profile.GOOGLE, CodeTable.load(Rule.class.getClassLoader()))
          .withLevels(ProfileTable.load(Context.load()));

  @Test
  void manyFindingsEndWithWhatToMendFirst() throws IOException {
    String text = text(STATED.withPlaces(20), kinds(20));
    assertTrue(
        text.endsWith(
            """
            WHAT IT COSTS   HIT     MEND FIRST
            page not taken  1 file  Pages that redirect (page.redirect)
            not stated      1 file  Urls that a file lists more than once (loc.duplicate)
            and 1 kind that costs nothing, or for information only

            50 warnings, 1 info in 1 file, 40 urls
            """),
        text);
    assertTrue(text.contains("\n\nThere are faults for which Google says that a page is"), text);
  }

  @Test
  void fewFindingsNeedNoSummary() throws IOException {
    assertFalse(text(STATED, kinds(1)).contains("MEND FIRST"));
    assertFalse(text(STATED.withStatistics(true), kinds(20)).contains("MEND FIRST"));
    assertTrue(text(STATED.withPlaces(ReportSettings.ALL), kinds(20)).contains("MEND FIRST"));
  }

  @Test
  void statisticsAreTablesByRuleAndByFile() throws IOException {
    assertEquals(
        """
        COUNT  URLS  FILES  LEVEL    RULE
        1,234     -      1  error    acme.odd
            1     -      1  error    url.scheme
            2     -      1  warning  url.fragment
            1     -      1  info     acme.odd

        ERRORS  WARNINGS  INFOS  URLS  FILE
         1,235         2      1     -  a.xml
        c.xml: could not be read: no such file

        1,235 errors, 2 warnings, 1 info in 1 of 4 files, 1,004 urls, 2 sitemaps; 1 file could not be read
        """,
        text(
            SampleRun.SETTINGS.withStatistics(true),
            report -> {
              SampleRun.threeFiles(report);
              oddLines(report);
            }));
  }

  @Test
  void severitiesAndRulesHaveColours() throws IOException {
    assertEquals(
        """
        #[31m1 error#[0m: #[1macme.odd#[0m
          a.xml: odd

        1 error in 1 file, 1 url
        """
            .replace('#', '\u001b'),
        text(SampleRun.SETTINGS.withColours(true), SampleRun.of(odd("a.xml", 0))));
  }

  @Test
  void baselineTellsWhatIsNewMendedAndStillThere() throws IOException {
    assertEquals(
        """
        1 new warning: url.fragment
          A url has a fragment. Remove the fragment.
          a.xml:5: "https://example.com/#5" has a fragment   url[5].loc
        2 mended: url.scheme
          a.xml: 2 no longer found
        3 still there: acme.odd 2, url.fragment 1

        1 new warning in 1 of 2 files, 2 urls; 3 still there, 2 mended
        """,
        text(SampleRun.SETTINGS.withBaseline(true), SampleRun::compared));
  }

  @Test
  void largerGroupsComeFirstThenTheAlphabetDecides() throws IOException {
    String text =
        text(
            report -> {
              report.begin("a.xml");
              for (String code : new String[] {"d", "c", "b", "b"}) {
                report.finding(
                    SampleRun.finding(Severity.WARNING, code, "m", Location.of("a.xml")));
              }
              report.finding(SampleRun.finding(Severity.ERROR, "c", "m", Location.of("a.xml")));
              report.end(new InputResult(1, 0, new SeverityCounts(1, 4, 0)));
            });
    assertEquals(
        """
        1 error: c
          a.xml: m
        2 warnings: b
          a.xml: m
          a.xml: m
        1 warning: c
          a.xml: m
        1 warning: d
          a.xml: m

        1 error, 4 warnings in 1 file, 1 url
        """,
        text);
  }

  @Test
  void withoutFindingsThereIsOneLine() throws IOException {
    assertEquals(
        "no findings in 1 file, 50,000 urls\n",
        text(
            report -> {
              report.begin("a.xml");
              report.end(new InputResult(50_000, 0, SeverityCounts.NONE));
            }));
  }

  @Test
  void indexHasSitemapsButNoUrls() throws IOException {
    assertEquals(
        "no findings in 2 files, 1 sitemap\n",
        text(
            report -> {
              report.begin("index.xml");
              report.end(new InputResult(0, 1, SeverityCounts.NONE));
              report.begin("other.xml");
              report.end(new InputResult(0, 0, SeverityCounts.NONE));
            }));
  }

  @Test
  void nothingIsReportedOfNoInput() throws IOException {
    assertEquals("no findings in 0 files, 0 urls\n", text(report -> {}));
  }
}
