package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.profile.Level;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReportFormatTest {

  @ParameterizedTest
  @EnumSource
  void formatIsFoundByItsId(ReportFormat format) {
    assertEquals(Optional.of(format), ReportFormat.find(format.id()));
    assertEquals(format.id(), format.toString());
    assertFalse(format.description().isEmpty());
  }

  @Test
  void otherNamesAreUnknown() {
    assertEquals(Optional.empty(), ReportFormat.find("html"));
  }

  @ParameterizedTest
  @EnumSource
  void outputIsFlushedInUtf8ButNotClosed(ReportFormat format) throws IOException {
    SampleRun.Run run =
        SampleRun.of(SampleRun.finding(Severity.ERROR, "acme.odd", "größer", Location.of("ü.xml")));
    var bytes = new ByteArrayOutputStream();
    OutputStream out =
        new java.io.BufferedOutputStream(bytes) {
          @Override
          public void close() {
            throw new AssertionError("closed");
          }
        };
    Report report = format.create(out, SampleRun.SETTINGS);
    run.to(report);
    report.finish();
    assertEquals(SampleRun.write(format, run), bytes.toString(StandardCharsets.UTF_8));
  }

  @Test
  void severalReportsAreWrittenAtOnce() throws IOException {
    var text = new StringWriter();
    var lines = new StringWriter();
    var report =
        new CompositeReport(
            List.of(
                ReportFormat.TEXT.create(text, SampleRun.SETTINGS),
                ReportFormat.NDJSON.create(lines, SampleRun.SETTINGS)));
    SampleRun.threeFiles(report);
    report.finish();
    assertEquals(SampleRun.write(ReportFormat.TEXT, SampleRun::threeFiles), text.toString());
    assertEquals(SampleRun.write(ReportFormat.NDJSON, SampleRun::threeFiles), lines.toString());
  }

  @Test
  void findingsOfTheLevelAndAboveFailARun() {
    assertTrue(SampleRun.SETTINGS.fails(Severity.ERROR));
    assertFalse(SampleRun.SETTINGS.fails(Severity.WARNING));
    ReportSettings strict = SampleRun.SETTINGS.withFailOn(Level.WARNING);
    assertTrue(strict.fails(Severity.ERROR));
    assertTrue(strict.fails(Severity.WARNING));
    assertFalse(strict.fails(Severity.INFO));
    assertFalse(SampleRun.SETTINGS.withFailOn(Level.OFF).fails(Severity.ERROR));
  }

  @Test
  void countsAreThoseOfTheProblems() {
    var problems = new Problems();
    for (Severity severity :
        List.of(
            Severity.ERROR,
            Severity.WARNING,
            Severity.WARNING,
            Severity.INFO,
            Severity.INFO,
            Severity.INFO)) {
      problems.report(Problem.of(severity, "c", "m", Location.of("a.xml")));
    }
    SeverityCounts counts = SeverityCounts.of(problems);
    assertEquals(new SeverityCounts(1, 2, 3), counts);
    assertEquals(6, counts.total());
    assertEquals("1 error, 2 warnings, 3 infos", counts.toString());
    assertEquals(new SeverityCounts(11, 22, 33), counts.plus(new SeverityCounts(10, 20, 30)));
    assertEquals("1,000 warnings, 1 info", new SeverityCounts(0, 1000, 1).toString());
  }
}
