package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** Runs that are reported in tests, and what is reported of them. */
final class SampleRun {

  /** Texts for {@code url.fragment} and {@code url.scheme}, and no other code. */
  static final CodeTable CODES =
      CodeTable.load(
          new ClassLoader(null) {
            @Override
            protected Enumeration<URL> findResources(String name) {
              String file = name.equals(CodeTable.TITLES) ? "titles.tsv" : "codes.tsv";
              return Collections.enumeration(List.of(SampleRun.class.getResource(file)));
            }
          });

  static final ReportSettings SETTINGS = ReportSettings.of("1.2", Profile.BING, CODES);

  /** What is reported. */
  interface Run {
    void to(Report report) throws IOException;
  }

  private SampleRun() {}

  static String write(ReportFormat format, Run run) throws IOException {
    return write(format, SETTINGS, run);
  }

  static String write(ReportFormat format, ReportSettings settings, Run run) throws IOException {
    var out = new StringWriter();
    Report report = format.create(out, settings);
    run.to(report);
    report.finish();
    return out.toString();
  }

  /** Three files: one with findings, one without, one that cannot be read. */
  static void threeFiles(Report report) throws IOException {
    report.begin("a.xml");
    report.finding(fragment(5));
    report.finding(
        new Problem(
            Severity.ERROR,
            "url.scheme",
            "\"ftp://example.com/\" must begin with https://",
            new Location("a.xml", 3, 10, new Extent(3, 28, 120, 18)),
            "url[1].loc",
            "urlset/url[1]/loc",
            "ftp://example.com/",
            true,
            false));
    report.finding(fragment(7));
    report.finding(finding(Severity.INFO, "acme.odd", "odd", Location.of("a.xml")));
    report.end(new InputResult(3, 0, new SeverityCounts(1, 2, 1)));
    report.begin("b.xml");
    report.end(new InputResult(1000, 2, SeverityCounts.NONE));
    report.begin("c.xml");
    report.end(InputResult.failed("no such file"));
  }

  /** Two files compared with a baseline, and two findings that are mended. */
  static void compared(Report report) throws IOException {
    report.begin("a.xml");
    report.finding(fragment(5));
    report.known(fragment(7));
    report.known(finding(Severity.INFO, "acme.odd", "odd", Location.of("a.xml")));
    report.end(new InputResult(1, 0, new SeverityCounts(0, 2, 1)));
    report.begin("b.xml");
    report.known(finding(Severity.INFO, "acme.odd", "odd", Location.of("b.xml")));
    report.end(new InputResult(1, 0, new SeverityCounts(0, 0, 1)));
    report.mended(
        finding(Severity.INFO, "url.scheme", "2 no longer found", Location.of("a.xml")), 2);
  }

  static Problem fragment(int line) {
    String loc = "https://example.com/#" + line;
    return new Problem(
        Severity.WARNING,
        "url.fragment",
        Problem.quoted(loc) + " has a fragment",
        new Location("a.xml", line, 0),
        "url[" + line + "].loc",
        loc,
        false);
  }

  static Problem finding(Severity severity, String code, String message, Location at) {
    return Problem.of(severity, code, message, at);
  }

  /** One file with one finding. */
  static Run of(Problem finding) {
    return report -> {
      report.begin(finding.location().source());
      report.finding(finding);
      report.end(new InputResult(1, 0, counts(finding.severity(), 1)));
    };
  }

  static SeverityCounts counts(Severity severity, long count) {
    return new SeverityCounts(
        severity == Severity.ERROR ? count : 0,
        severity == Severity.WARNING ? count : 0,
        severity == Severity.INFO ? count : 0);
  }
}
