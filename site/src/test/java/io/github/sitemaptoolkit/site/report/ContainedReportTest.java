package io.github.sitemaptoolkit.site.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a report throws costs itself; what ends the run goes on doing so. */
class ContainedReportTest {

  private static final Problem FINDING =
      Problem.of(Severity.ERROR, "a.code", "it is wrong", Location.of("in.xml"));

  private final List<String> calls = new ArrayList<>();

  /** Returns a report that throws when it gets a finding. */
  private Report throwing(Throwable thrown) {
    return new Report() {
      @Override
      public void begin(String input) {
        calls.add("begin " + input);
      }

      @Override
      public void finding(Problem finding) throws IOException {
        calls.add("finding");
        if (thrown instanceof IOException io) {
          throw io;
        } else if (thrown instanceof RuntimeException mistake) {
          throw mistake;
        } else if (thrown instanceof Error error) {
          throw error;
        }
      }

      @Override
      public void end(InputResult result) {
        calls.add("end");
      }

      @Override
      public void finish() {
        calls.add("finish");
      }
    };
  }

  @Test
  void mistakeOfAReportCostsTheReport() throws IOException {
    for (Throwable mistake :
        List.of(
            new IllegalStateException("of a report"),
            new NoClassDefFoundError("com/acme/Missing"),
            new StackOverflowError())) {
      calls.clear();
      var report = new ContainedReport("out.html", throwing(mistake), null);
      report.begin("in.xml");
      assertNull(report.failure());
      report.finding(FINDING);
      report.finding(FINDING);
      report.finish();
      Problem failure = report.failure();
      assertNotNull(failure);
      assertEquals("program.failed", failure.code());
      assertEquals("out.html", failure.location().source());
      assertTrue(failure.message().contains("please report it"), failure.message());
      assertEquals(List.of("begin in.xml", "finding"), calls);
    }
  }

  @Test
  void whatEndsTheRunIsNotContained() throws IOException {
    var full = new IOException("No space left on device");
    for (Throwable end :
        List.of(full, new UncheckedIOException(full), new OutOfMemoryError("of a report"))) {
      var report = new ContainedReport("out.html", throwing(end), null);
      assertSame(end, assertThrows(Throwable.class, () -> report.finding(FINDING)));
      assertNull(report.failure());
    }
  }
}
