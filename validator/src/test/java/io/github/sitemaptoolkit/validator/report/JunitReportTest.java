package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.profile.Level;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JunitReportTest {

  @Test
  void ruleIsATestCaseOfItsInput() throws IOException {
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Sitemap Toolkit, bing">
          <testsuite name="a.xml" tests="3" failures="1" errors="0" skipped="0" time="0">
            <testcase name="url.scheme" classname="a.xml" time="0">\
        <failure message="1 error: A url has a scheme that crawlers do not follow." type="error">\
        Use https.
        a.xml:3:10: &quot;ftp://example.com/&quot; must begin with https://
          url[1].loc   ftp://example.com/</failure></testcase>
            <testcase name="url.fragment" classname="a.xml" time="0">\
        <system-out>2 warnings: A url has a fragment.
        Remove the fragment.
        a.xml:5: &quot;https://example.com/#5&quot; has a fragment
          url[5].loc   https://example.com/#5
        a.xml:7: &quot;https://example.com/#7&quot; has a fragment
          url[7].loc   https://example.com/#7</system-out></testcase>
            <testcase name="acme.odd" classname="a.xml" time="0"><system-out>1 info
        a.xml: odd</system-out></testcase>
          </testsuite>
          <testsuite name="b.xml" tests="1" failures="0" errors="0" skipped="0" time="0">
            <testcase name="no findings" classname="b.xml" time="0"></testcase>
          </testsuite>
          <testsuite name="c.xml" tests="1" failures="0" errors="1" skipped="0" time="0">
            <testcase name="input.failed" classname="c.xml" time="0">\
        <error message="could not be read: no such file"/></testcase>
          </testsuite>
        </testsuites>
        """,
        SampleRun.write(ReportFormat.JUNIT, SampleRun::threeFiles));
  }

  @ParameterizedTest
  @CsvSource({"OFF, 0", "ERROR, 1", "WARNING, 2", "INFO, 3"})
  void levelThatFailsTheRunFailsTheTestCases(Level failOn, int failures) throws IOException {
    String xml =
        SampleRun.write(
            ReportFormat.JUNIT, SampleRun.SETTINGS.withFailOn(failOn), SampleRun::threeFiles);
    assertEquals(failures + 1, xml.split("<failure ", -1).length);
    assertEquals(4 - failures, xml.split("<system-out>", -1).length);
    assertEquals(2, xml.split("tests=\"3\" failures=\"" + failures + "\"", -1).length, xml);
  }

  @Test
  void ruleWithErrorsAndWarningsIsOneTestCase() throws IOException {
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Sitemap Toolkit, bing">
          <testsuite name="a.xml" tests="1" failures="1" errors="0" skipped="0" time="0">
            <testcase name="acme.odd" classname="a.xml" time="0">\
        <failure message="1 error, 1 warning" type="error">a.xml: bad
        a.xml: odd</failure></testcase>
          </testsuite>
        </testsuites>
        """,
        SampleRun.write(
            ReportFormat.JUNIT,
            report -> {
              Location at = Location.of("a.xml");
              report.begin("a.xml");
              report.finding(SampleRun.finding(Severity.WARNING, "acme.odd", "odd", at));
              report.finding(SampleRun.finding(Severity.ERROR, "acme.odd", "bad", at));
              report.end(new InputResult(1, 0, new SeverityCounts(1, 1, 0)));
            }));
  }

  @Test
  void inputThatBreaksOffHasItsFindingsToo() throws IOException {
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Sitemap Toolkit, bing">
          <testsuite name="a.xml" tests="2" failures="0" errors="1" skipped="0" time="0">
            <testcase name="acme.odd" classname="a.xml" time="0">\
        <system-out>1 warning
        a.xml: odd</system-out></testcase>
            <testcase name="input.failed" classname="a.xml" time="0">\
        <error message="could not be read: disk &lt;1&gt; failed"/></testcase>
          </testsuite>
        </testsuites>
        """,
        SampleRun.write(
            ReportFormat.JUNIT,
            report -> {
              report.begin("a.xml");
              report.finding(
                  SampleRun.finding(Severity.WARNING, "acme.odd", "odd", Location.of("a.xml")));
              report.end(new InputResult(1, 0, new SeverityCounts(0, 1, 0), "disk <1> failed"));
            }));
  }

  @Test
  void tenPlacesOfARuleAreShown() throws IOException {
    String xml =
        SampleRun.write(
            ReportFormat.JUNIT,
            report -> {
              report.begin("a.xml");
              for (int line = 1; line <= 12; line++) {
                report.finding(
                    SampleRun.finding(
                        Severity.ERROR, "acme.odd", "odd", new Location("a.xml", line, 0)));
              }
              report.end(new InputResult(1, 0, new SeverityCounts(12, 0, 0)));
            });
    assertEquals(1, xml.split("a.xml:10: odd\nand 2 more</failure>", -1).length - 1, xml);
  }

  @Test
  void onlyNewFindingsFailAndMendedOnesAreASuite() throws IOException {
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Sitemap Toolkit, bing">
          <testsuite name="a.xml" tests="2" failures="1" errors="0" skipped="0" time="0">
            <testcase name="url.fragment" classname="a.xml" time="0">\
        <failure message="1 warning more than 1 warning: A url has a fragment." type="warning">\
        Remove the fragment.
        a.xml:5: &quot;https://example.com/#5&quot; has a fragment
          url[5].loc   https://example.com/#5</failure></testcase>
            <testcase name="acme.odd" classname="a.xml" time="0">\
        <system-out>1 info still there</system-out></testcase>
          </testsuite>
          <testsuite name="b.xml" tests="1" failures="0" errors="0" skipped="0" time="0">
            <testcase name="acme.odd" classname="b.xml" time="0">\
        <system-out>1 info still there</system-out></testcase>
          </testsuite>
          <testsuite name="mended since the baseline" tests="1" failures="0" errors="0" skipped="0" time="0">
            <testcase name="url.scheme" classname="mended since the baseline" time="0">\
        <system-out>2 mended
        a.xml: 2 no longer found</system-out></testcase>
          </testsuite>
        </testsuites>
        """,
        SampleRun.write(
            ReportFormat.JUNIT,
            SampleRun.SETTINGS.withBaseline(true).withFailOn(Level.WARNING),
            SampleRun::compared));
  }

  @Test
  void findingsOfSeveralFilesAreASuite() throws IOException {
    String xml =
        SampleRun.write(
            ReportFormat.JUNIT,
            report -> {
              report.begin("a.xml");
              report.end(new InputResult(1, 0, SeverityCounts.NONE));
              report.finding(
                  SampleRun.finding(Severity.ERROR, "acme.odd", "odd", Location.of("a.xml")));
            });
    assertTrue(
        xml.contains(
            """
              <testsuite name="rules over several files" tests="1" failures="1" errors="0" skipped="0" time="0">
                <testcase name="acme.odd" classname="rules over several files" time="0">\
            <failure message="1 error" type="error">a.xml: odd</failure></testcase>
              </testsuite>
            """),
        xml);
  }
}
