package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.validate.ReportArguments.Wanted;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.Plural;
import io.github.sitemaptoolkit.validator.baseline.Baseline;
import io.github.sitemaptoolkit.validator.baseline.BaselineReport;
import io.github.sitemaptoolkit.validator.report.CompositeReport;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.report.Totals;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The reports of a run, and its baseline. Their files appear when the run has ended. */
final class ReportFiles implements Closeable {

  private final RunFiles run;
  private final ReportSettings settings;
  private final ReportMaker maker;
  private final FailingFindings failing;
  private final Totals totals;
  private final List<Closeable> open = new ArrayList<>();
  private final List<Sink> sinks = new ArrayList<>();
  private final List<Report> reports = new ArrayList<>();
  private final List<ContainedReport> written = new ArrayList<>();
  private final boolean silent; // nothing is printed on standard output
  private @Nullable BaselineReport baseline;
  private @Nullable Path updated; // the file of the baseline, if it is written

  private ReportFiles(
      List<Wanted> wanted,
      RunFiles run,
      ReportSettings settings,
      ReportMaker maker,
      Predicate<Problem> failing) {
    this.run = run;
    this.settings = settings;
    this.maker = maker;
    this.failing = new FailingFindings(failing);
    this.totals = new Totals(settings);
    this.silent = wanted.stream().allMatch(report -> report.file() != null);
    reports.add(this.failing);
    reports.add(totals);
  }

  /**
   * Opens reports. The caller closes them.
   *
   * @param run the files of the run, to which the reports are added
   * @param out standard output
   * @param maker creates the reports
   * @param failing the findings that make the run fail
   */
  static ReportFiles open(
      List<Wanted> wanted,
      RunFiles run,
      PrintWriter out,
      ReportSettings settings,
      ReportMaker maker,
      Predicate<Problem> failing)
      throws IOException {
    var files = new ReportFiles(wanted, run, settings, maker, failing);
    try {
      for (Wanted report : wanted) {
        files.add(report, out);
      }
      return files;
    } catch (IOException | RuntimeException e) {
      files.close();
      throw e;
    }
  }

  private void add(Wanted report, PrintWriter out) throws IOException {
    Path file = report.file();
    if (file != null) {
      run.writes("--report", file);
      Sink sink = sink(file);
      Writer writer = new OutputStreamWriter(sink.stream(), StandardCharsets.UTF_8);
      ReportSettings plain = settings.withWidth(0).withColours(false);
      add(file.toString(), maker.create(report.format(), writer, plain), sink);
    } else {
      Writer writer = report.isText() && settings.colours() ? shown(out) : out;
      add("standard output", maker.create(report.format(), writer, settings), null);
    }
  }

  private void add(String name, Report report, @Nullable Sink file) {
    var contained = new ContainedReport(name, report, file);
    reports.add(contained);
    written.add(contained);
  }

  /**
   * Tells which reports are not complete, because of an error in the program that wrote them.
   *
   * @return whether there are any
   */
  boolean tellFailures(PrintWriter err) {
    boolean any = false;
    for (ContainedReport report : written) {
      Problem failure = report.failure();
      if (failure != null) {
        err.println(failure);
        any = true;
      }
    }
    return any;
  }

  private Sink sink(Path file) throws IOException {
    Sink sink = Sink.open(file, false);
    sinks.add(sink);
    open.add(sink);
    return sink;
  }

  private static Writer shown(PrintWriter out) {
    return out instanceof MessageWriter messages ? new ShownWriter(messages) : out;
  }

  /**
   * Compares the findings with a baseline.
   *
   * @param partial whether only a part of the inputs is checked
   */
  void compare(BaselineArguments arguments, Path file, boolean partial) throws IOException {
    Baseline known = arguments.read(file);
    open.add(known);
    var compared = new BaselineReport(known, file, new CompositeReport(reports), partial);
    open.add(compared);
    if (arguments.updates()) {
      compared.update(sink(file).stream());
      updated = file;
    }
    baseline = compared;
  }

  /** Returns what passes everything to all reports. */
  Report all() {
    BaselineReport compared = baseline;
    return compared == null ? new CompositeReport(reports) : compared;
  }

  /** Returns whether there are findings that make the run fail. To be called at the end. */
  boolean isFailed() {
    return failing.any();
  }

  /**
   * Returns what people are told at the end, besides what is on standard output: the totals if that
   * is empty, and how many findings are known now.
   */
  List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (silent) {
      notes.add(totals.toString());
    }
    if (baseline != null && updated != null) {
      notes.add(updated + ": " + Plural.of(baseline.findings(), "known finding") + " written");
    }
    return notes;
  }

  /** Replaces the files: all reports are complete. */
  void commit() throws IOException {
    for (Sink sink : sinks) {
      if (written.stream().noneMatch(report -> report.failure() != null && report.isTo(sink))) {
        sink.commit();
      }
    }
  }

  @Override
  public void close() throws IOException {
    IOException first = null;
    for (int i = open.size() - 1; i >= 0; i--) { // what was opened first is needed longest
      try {
        open.get(i).close();
      } catch (IOException e) {
        first = first == null ? e : first;
      }
    }
    if (first != null) {
      throw first;
    }
  }

  /** Passes on text that is safe to print already, with the codes of colours. */
  private static final class ShownWriter extends Writer {

    private final MessageWriter out;

    ShownWriter(MessageWriter out) {
      this.out = out;
    }

    @Override
    public void write(char[] text, int offset, int length) {
      write(new String(text, offset, length));
    }

    @Override
    public void write(String text) {
      out.writeShown(text);
    }

    @Override
    public void flush() {
      out.flush();
    }

    @Override
    public void close() {
      out.flush();
    }
  }
}
