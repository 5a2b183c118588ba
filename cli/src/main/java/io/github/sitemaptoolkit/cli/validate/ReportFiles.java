package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.validate.ReportArguments.Wanted;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.validator.report.CompositeReport;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The reports of a run. Their files appear when the run has ended. */
final class ReportFiles implements Closeable {

  private final List<Sink> sinks = new ArrayList<>();
  private final List<Report> reports = new ArrayList<>();

  private ReportFiles() {}

  /**
   * Opens reports. The caller closes them.
   *
   * @param run the files of the run, to which the reports are added
   * @param out standard output
   */
  static ReportFiles open(
      List<Wanted> wanted, RunFiles run, PrintWriter out, ReportSettings settings)
      throws IOException {
    var files = new ReportFiles();
    try {
      for (Wanted report : wanted) {
        files.add(report, run, out, settings);
      }
      return files;
    } catch (IOException | RuntimeException e) {
      files.close();
      throw e;
    }
  }

  private void add(Wanted report, RunFiles run, PrintWriter out, ReportSettings settings)
      throws IOException {
    Path file = report.file();
    if (file == null) {
      reports.add(report.format().create(out, settings));
      return;
    }
    run.writes("--report", file);
    Sink sink = Sink.open(file, false);
    sinks.add(sink);
    reports.add(report.format().create(sink.stream(), settings.withWidth(0)));
  }

  /** Returns what passes everything to all reports. */
  Report all() {
    return new CompositeReport(reports);
  }

  /** Replaces the files: all reports are complete. */
  void commit() throws IOException {
    for (Sink sink : sinks) {
      sink.commit();
    }
  }

  @Override
  public void close() throws IOException {
    for (Sink sink : sinks) {
      sink.close();
    }
  }
}
