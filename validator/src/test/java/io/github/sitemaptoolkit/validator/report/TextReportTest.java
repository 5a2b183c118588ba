package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class TextReportTest {

  private static String text(SampleRun.Run run) throws IOException {
    return SampleRun.write(ReportFormat.TEXT, run);
  }

  @Test
  void findingsAreListedByRuleTheWorstFirst() throws IOException {
    assertEquals(
        """
        a.xml
          1 error: url.scheme
            A url has a scheme that crawlers do not follow.
            Use https.
            a.xml:3:10: "ftp://example.com/" must begin with https://
              url[1].loc   ftp://example.com/
          2 warnings: url.fragment
            A url has a fragment.
            Remove the fragment.
            a.xml:5: "https://example.com/#5" has a fragment
              url[5].loc   https://example.com/#5
            a.xml:7: "https://example.com/#7" has a fragment
              url[7].loc   https://example.com/#7
          1 info: acme.odd
            a.xml: odd

        c.xml
          could not be read: no such file

        1 error, 2 warnings, 1 info in 1 of 3 files, 1,003 urls, 2 sitemaps; 1 file could not be read
        """,
        text(SampleRun::threeFiles));
  }

  @Test
  void verboseReportShowsEachFindingAsItIsFound() throws IOException {
    assertEquals(
        """
        a.xml:5: warning: url.fragment: "https://example.com/#5" has a fragment
          url[5].loc   https://example.com/#5
        a.xml:3:10: error: url.scheme: "ftp://example.com/" must begin with https://
          url[1].loc   ftp://example.com/
        a.xml:7: warning: url.fragment: "https://example.com/#7" has a fragment
          url[7].loc   https://example.com/#7
        a.xml: info: acme.odd: odd

        a.xml
          1 error: url.scheme
            A url has a scheme that crawlers do not follow.
            Use https.
          2 warnings: url.fragment
            A url has a fragment.
            Remove the fragment.
          1 info: acme.odd

        c.xml
          could not be read: no such file

        1 error, 2 warnings, 1 info in 1 of 3 files, 1,003 urls, 2 sitemaps; 1 file could not be read
        """,
        SampleRun.write(
            ReportFormat.TEXT, SampleRun.SETTINGS.withVerbose(true), SampleRun::threeFiles));
  }

  @Test
  void onlyTheFirstThreePlacesAreShown() throws IOException {
    assertEquals(
        """
        a.xml
          1,234 errors: acme.odd
            a.xml:1: odd
            a.xml:2: odd
            a.xml:3: odd
            and 1,231 more

        1,234 errors in 1 file, 1 url
        """,
        text(
            report -> {
              report.begin("a.xml");
              for (int line = 1; line <= 1234; line++) {
                report.finding(
                    SampleRun.finding(
                        Severity.ERROR, "acme.odd", "odd", new Location("a.xml", line, 0)));
              }
              report.end(new InputResult(1, 0, new SeverityCounts(1234, 0, 0)));
            }));
  }

  @Test
  void eachInputHasItsOwnFindings() throws IOException {
    assertEquals(
        """
        a.xml
          1 error: acme.odd
            a.xml: odd

        b.xml
          1 error: acme.odd
            b.xml: odd

        2 errors in 2 of 2 files, 2 urls
        """,
        text(
            report -> {
              for (String name : new String[] {"a.xml", "b.xml"}) {
                SampleRun.of(
                        SampleRun.finding(Severity.ERROR, "acme.odd", "odd", Location.of(name)))
                    .to(report);
              }
            }));
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
        a.xml
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
