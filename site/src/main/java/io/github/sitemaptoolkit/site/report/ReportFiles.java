package io.github.sitemaptoolkit.site.report;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.baseline.Baseline;
import io.github.sitemaptoolkit.validator.baseline.BaselineReport;
import io.github.sitemaptoolkit.validator.baseline.RuleReach;
import io.github.sitemaptoolkit.validator.report.CompositeReport;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import io.github.sitemaptoolkit.validator.report.ReportProvider;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.report.Totals;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The reports of a run, and its baseline. Their files appear when the run has ended. A mistake in a
 * report costs that report only. The caller closes them. Not safe for use by several threads.
 */
public final class ReportFiles implements Closeable {

  private static final String CSV = "csv";

  private final RunFiles run;
  private final ReportSettings settings;
  private final Context context;
  private final Instant time;
  private final FailingFindings failing;
  private final Totals totals;
  private final List<Closeable> open = new ArrayList<>();
  private final List<Sink> sinks = new ArrayList<>();
  private final List<Report> reports = new ArrayList<>();
  private final List<ContainedReport> written = new ArrayList<>();
  private final boolean silent; // nothing is printed on standard output
  private @Nullable BaselineReport baseline;
  private @Nullable Path compares; // the file of the baseline
  private @Nullable Path updated; // the file of the baseline, if it is written

  private ReportFiles(
      List<ReportTarget> wanted,
      RunFiles run,
      ReportSettings settings,
      Context context,
      Instant time,
      Predicate<Problem> failing) {
    this.run = run;
    this.settings = settings;
    this.context = context;
    this.time = time;
    this.failing = new FailingFindings(failing);
    this.totals = new Totals(settings);
    this.silent = wanted.stream().allMatch(report -> report.file() != null);
    reports.add(this.failing);
    reports.add(totals);
  }

  /**
   * Opens reports. The caller closes them.
   *
   * @param wanted the reports, each in a format of {@link ReportFormat} or of a {@link
   *     ReportProvider}
   * @param run the files of the run, to which the reports are added
   * @param out standard output
   * @param coloured standard output for a text with codes of colours, which is escaped already
   * @param context where the texts of rules are found
   * @param time when the inputs are checked
   * @param failing the findings that make the run fail
   * @throws IOException if a file cannot be written
   * @throws java.util.NoSuchElementException if there is no such format
   */
  public static ReportFiles open(
      List<ReportTarget> wanted,
      RunFiles run,
      Writer out,
      Writer coloured,
      ReportSettings settings,
      Context context,
      Instant time,
      Predicate<Problem> failing)
      throws IOException {
    ReportSettings known = settings;
    for (ReportTarget report : wanted) {
      Path file = report.file();
      if (report.format().equals(CSV) && file != null) {
        known = known.withCsv(file.toString());
      }
    }
    var files = new ReportFiles(wanted, run, known, context, time, failing);
    try {
      for (ReportTarget report : wanted) {
        files.add(report, report.isText() && settings.colours() ? coloured : out);
      }
      return files;
    } catch (IOException | RuntimeException e) {
      files.close();
      throw e;
    }
  }

  private void add(ReportTarget target, Writer out) throws IOException {
    Path file = target.file();
    if (file != null) {
      run.writes("--report", file);
      Sink sink = sink(file);
      Writer writer = new OutputStreamWriter(sink.stream(), StandardCharsets.UTF_8);
      ReportSettings plain = settings.withWidth(0).withColours(false);
      add(file.toString(), report(target.format(), writer, plain), sink);
    } else {
      add("standard output", report(target.format(), out, settings), null);
    }
  }

  private Report report(String format, Writer out, ReportSettings of) throws IOException {
    Optional<ReportFormat> usual = ReportFormat.find(format);
    if (usual.isPresent()) {
      return usual.get().create(out, of);
    }
    return ReportProvider.all().stream()
        .filter(each -> each.id().equals(format))
        .findFirst()
        .orElseThrow()
        .create(out, of, context, time);
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
  public boolean tellFailures(PrintWriter err) {
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

  /** What becomes of the file of a baseline. */
  public enum BaselineWriting {
    /** It stays as it is. */
    NONE,
    /** It has the findings of this run. */
    UPDATED,
    /** It has what it had, without what is mended. */
    PRUNED
  }

  /**
   * Compares the findings with a baseline, which is closed with the reports.
   *
   * @param known what it has
   * @param file its file
   * @param writing whether the file is written anew, and with what
   * @param reach what rules have compared, by their codes
   * @param partial whether only a part of the inputs is checked
   */
  public void compare(
      Baseline known,
      Path file,
      BaselineWriting writing,
      Function<String, RuleReach> reach,
      boolean partial)
      throws IOException {
    open.add(known);
    var compared = new BaselineReport(known, file, new CompositeReport(reports), partial);
    open.add(compared);
    compared.reach(reach);
    if (writing != BaselineWriting.NONE) {
      OutputStream out = sink(file).stream();
      if (writing == BaselineWriting.PRUNED) {
        compared.prune(out);
      } else {
        compared.update(out);
      }
      updated = file;
    }
    baseline = compared;
    compares = file;
  }

  /** Returns what passes everything to all reports. */
  public Report all() {
    BaselineReport compared = baseline;
    return compared == null ? new CompositeReport(reports) : compared;
  }

  /** Returns whether the baseline has findings that are mended. To be called at the end. */
  public boolean isStale() {
    return baseline != null && baseline.stale() > 0;
  }

  /** Returns whether there are findings that make the run fail. To be called at the end. */
  public boolean isFailed() {
    return failing.any();
  }

  /**
   * Returns what people are told at the end, besides what is on standard output: the totals if that
   * is empty, and how many findings are known now.
   */
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (silent) {
      notes.add(totals.toString());
    }
    if (baseline != null && updated != null) {
      notes.add(
          updated + ": " + ShownNumber.counted(baseline.findings(), "known finding") + " written");
    } else if (baseline != null && baseline.stale() > 0) {
      notes.add(
          compares
              + ": "
              + ShownNumber.counted(baseline.stale(), "known finding is", "known findings are")
              + " there no more; --prune-baseline takes "
              + (baseline.stale() == 1 ? "it" : "them")
              + " out of the file");
    }
    return notes;
  }

  /** Replaces the files: all reports are complete. */
  public void commit() throws IOException {
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
}
