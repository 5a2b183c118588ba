package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class GithubReportTest {

  private static String github(SampleRun.Run run) throws IOException {
    return SampleRun.write(ReportFormat.GITHUB, run);
  }

  @Test
  void findingsBecomeAnnotations() throws IOException {
    assertEquals(
        """
        ::error file=c.xml,title=input.failed::could not be read: no such file
        ::error file=a.xml,line=3,endLine=3,col=10,endColumn=28,title=url.scheme::"ftp://example.com/" must begin with \
        https://%0Aurl[1].loc   ftp://example.com/%0AUse https.
        ::warning file=a.xml,line=5,title=url.fragment::"https://example.com/#5" has a fragment\
        %0Aurl[5].loc   https://example.com/#5%0ARemove the fragment.
        ::warning file=a.xml,line=7,title=url.fragment::"https://example.com/#7" has a fragment\
        %0Aurl[7].loc   https://example.com/#7%0ARemove the fragment.
        ::notice file=a.xml,title=acme.odd::odd
        1 error, 2 warnings, 1 info in 1 of 3 files, 1,003 urls, 2 sitemaps; 1 file could not be read
        """,
        github(SampleRun::threeFiles));
  }

  @Test
  void delimitersAreEscaped() throws IOException {
    assertEquals(
        """
        ::error file=a%3Ab%2Cc%25.xml,title=x%2Cy::100%25, or: not
        1 error in 1 file, 1 url
        """,
        github(
            SampleRun.of(
                SampleRun.finding(
                    Severity.ERROR, "x,y", "100%, or: not", Location.of("a:b,c%.xml")))));
  }

  @Test
  void standardInputIsNotAFile() throws IOException {
    assertEquals(
        """
        ::error title=acme.odd::odd
        1 error in 1 file, 1 url
        """,
        github(
            SampleRun.of(
                SampleRun.finding(Severity.ERROR, "acme.odd", "odd", new Location("-", 3, 4)))));
  }

  private static void report(Report report, Severity severity, String code, int count)
      throws IOException {
    for (int line = 1; line <= count; line++) {
      report.finding(SampleRun.finding(severity, code, code, new Location("a", line, 0)));
    }
  }

  private static List<String> annotations(String kind, String report) {
    return report
        .lines()
        .filter(line -> line.startsWith("::" + kind + " file"))
        .map(line -> line.replaceAll(".*line=(\\d+),title=(.*)::.*", "$2 $1"))
        .toList();
  }

  @Test
  void eachRuleIsShownBeforeASecondFindingOfOne() throws IOException {
    String report =
        github(
            to -> {
              to.begin("a");
              report(to, Severity.ERROR, "many", 20);
              report(to, Severity.ERROR, "few", 2);
              report(to, Severity.ERROR, "one", 1);
              to.end(new InputResult(1, 0, new SeverityCounts(23, 0, 0)));
            });
    assertEquals(
        List.of(
            "many 1", "few 1", "one 1", "many 2", "few 2", "many 3", "many 4", "many 5", "many 6",
            "many 7"),
        annotations("error", report));
    assertEquals(
        List.of(
            "::notice::not shown, because GitHub shows 10 of a kind: 13 errors",
            "23 errors in 1 file, 1 url"),
        report.lines().skip(10).toList());
  }

  @Test
  void tenOfEachKindAreShownWithoutANotice() throws IOException {
    String report =
        github(
            to -> {
              to.begin("a");
              report(to, Severity.ERROR, "e", 10);
              report(to, Severity.WARNING, "w", 10);
              report(to, Severity.INFO, "i", 10);
              to.end(new InputResult(1, 0, new SeverityCounts(10, 10, 10)));
            });
    assertEquals(10, annotations("error", report).size());
    assertEquals(10, annotations("warning", report).size());
    assertEquals(10, annotations("notice", report).size());
    assertEquals("10 errors, 10 warnings, 10 infos in 1 file, 1 url", report.split("\n")[30]);
  }

  @Test
  void noticeOfWhatIsNotShownCountsAsOne() throws IOException {
    for (SeverityCounts counts :
        List.of(
            new SeverityCounts(10, 11, 10),
            new SeverityCounts(11, 10, 10),
            new SeverityCounts(10, 10, 11))) {
      String report =
          github(
              to -> {
                to.begin("a");
                report(to, Severity.ERROR, "e", (int) counts.errors());
                report(to, Severity.WARNING, "w", (int) counts.warnings());
                report(to, Severity.INFO, "i", (int) counts.infos());
                to.end(new InputResult(1, 0, counts));
              });
      assertEquals(10, annotations("error", report).size());
      assertEquals(10, annotations("warning", report).size());
      assertEquals(9, annotations("notice", report).size());
      var more =
          new SeverityCounts(counts.errors() - 10, counts.warnings() - 10, counts.infos() - 9);
      assertEquals(
          "::notice::not shown, because GitHub shows 10 of a kind: " + more,
          report.split("\n")[29]);
    }
  }

  @Test
  void inputsThatCannotBeReadAreErrorsToo() throws IOException {
    String report =
        github(
            to -> {
              for (int i = 0; i < 11; i++) {
                to.begin("a");
                to.end(InputResult.failed("no such file"));
              }
            });
    assertEquals(
        10,
        report
            .lines()
            .filter("::error file=a,title=input.failed::could not be read: no such file"::equals)
            .count());
    assertEquals(
        List.of(
            "::notice::not shown, because GitHub shows 10 of a kind: 1 error",
            "no findings in 11 files, 0 urls; 11 files could not be read"),
        report.lines().skip(10).toList());
  }

  @Test
  void baselineIsToldByRule() throws IOException {
    List<String> lines =
        SampleRun.write(
                ReportFormat.GITHUB, SampleRun.SETTINGS.withBaseline(true), SampleRun::compared)
            .lines()
            .toList();
    assertEquals(4, lines.size(), lines.toString());
    assertTrue(lines.get(0).startsWith("::warning file=a.xml,line=5,title=url.fragment::"));
    assertEquals("still there: acme.odd 2, url.fragment 1", lines.get(1));
    assertEquals("mended: url.scheme 2", lines.get(2));
    assertEquals("1 new warning in 1 of 2 files, 2 urls; 3 still there, 2 mended", lines.get(3));
  }
}
