package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.validate.ReportArguments.Wanted;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.validator.report.CompositeReport;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The reports of a run. Their files appear when the run has ended. */
final class ReportFiles implements Closeable {

  private final List<Sink> sinks = new ArrayList<>();
  private final List<Report> reports = new ArrayList<>();
  private final List<Path> paths = new ArrayList<>();

  private ReportFiles() {}

  /**
   * Opens reports. The caller closes them.
   *
   * @param inputs the inputs of the run, none of which may be replaced by a report
   * @param out standard output
   */
  static ReportFiles open(
      List<Wanted> wanted, List<Input> inputs, PrintWriter out, ReportSettings settings)
      throws IOException {
    var files = new ReportFiles();
    try {
      for (Wanted report : wanted) {
        files.add(report, inputs, out, settings);
      }
      return files;
    } catch (IOException | RuntimeException e) {
      files.close();
      throw e;
    }
  }

  private void add(Wanted report, List<Input> inputs, PrintWriter out, ReportSettings settings)
      throws IOException {
    Path file = report.file();
    if (file == null) {
      reports.add(report.format().create(out, settings));
      return;
    }
    for (Input input : inputs) {
      if (input.isFile()) {
        checkApart(file, input.path());
      }
    }
    paths.add(file);
    Sink sink = Sink.open(file, false);
    sinks.add(sink);
    reports.add(report.format().create(sink.stream(), settings));
  }

  private static void checkApart(Path report, Path input) throws IOException {
    if (Files.exists(report) && Files.exists(input) && Files.isSameFile(report, input)) {
      throw new WrongUseException("the report " + report + " would replace an input");
    }
  }

  /**
   * Checks that no report would replace a file that was found while reading.
   *
   * @throws WrongUseException if one would
   */
  void checkApart(Path input) throws IOException {
    for (Path file : paths) {
      checkApart(file, input);
    }
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
