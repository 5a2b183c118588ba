package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.ChildFiles;
import io.github.sitemaptoolkit.batch.Children;
import io.github.sitemaptoolkit.batch.IndexCodes;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.Progress;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.validator.Validation;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One run of the validate command. Can be used once. */
final class ValidateRun {

  private final Validator validator;
  private final Context context;
  private final ReportFiles files;
  private final Report report;
  private final Console console;
  private final Level failOn;
  private boolean failed; // there are findings that make the run fail
  private int checked;
  private int unreadable;

  /**
   * Creates a run.
   *
   * @param context how indexes are read
   * @param failOn the lowest level of findings that make the run fail; off for none
   */
  ValidateRun(
      Validator validator, Context context, ReportFiles files, Console console, Level failOn) {
    this.validator = validator;
    this.context = context;
    this.files = files;
    this.report = files.all();
    this.console = console;
    this.failOn = failOn;
  }

  /**
   * Checks inputs, one after the other. Returns the exit code.
   *
   * @param expand whether to check the sitemaps that indexes list, too
   */
  int check(List<Input> inputs, boolean expand, Verbosity verbosity) throws IOException {
    var progress = new Progress(console, inputs.size(), verbosity, System::currentTimeMillis);
    try {
      for (Input input : inputs) {
        progress.nextInput();
        check(input, expand, progress);
      }
    } catch (ReportFailedException e) {
      throw e.failure();
    } finally {
      progress.clear();
    }
    report.finish();
    files.commit();
    if (unreadable > 0) {
      return unreadable < checked ? ExitCode.SOME_FAILED : ExitCode.IO;
    }
    return failed ? ExitCode.FINDINGS : ExitCode.DONE;
  }

  private void check(Input input, boolean expand, Progress progress) throws IOException {
    begin(input.name());
    List<String> listed = List.of();
    try {
      Validation result = check(validator, open(input), progress);
      if (expand && result.index() && input.isFile()) {
        listed = locs(input.path());
      }
      long entries = result.entries();
      SeverityCounts counts = SeverityCounts.of(result.findings());
      end(result.index() ? 0 : entries, result.index() ? entries : 0, counts);
    } catch (IOException | UncheckedIOException e) {
      failed(e);
    }
    if (!listed.isEmpty()) {
      checkChildren(input.path(), listed, progress);
    }
  }

  private Source open(Input input) throws IOException {
    IOException failure = input.failure();
    if (failure != null) {
      throw failure;
    }
    return input.isStandard()
        ? Source.of(console.in(), Input.STANDARD, context.limits())
        : Source.open(input.path(), context.limits());
  }

  private Validation check(Validator own, Source source, Progress progress) throws IOException {
    return own.check(source, this::add, progress::show);
  }

  private void begin(String name) throws IOException {
    checked++;
    report.begin(name);
  }

  private void end(long urls, long sitemaps, SeverityCounts counts) throws IOException {
    report.end(new InputResult(urls, sitemaps, counts));
  }

  private void failed(Exception e) throws IOException {
    unreadable++;
    report.end(InputResult.failed(Failures.message(e)));
  }

  private void add(Problem finding) {
    failed |= failOn != Level.OFF && Level.of(finding.severity()).compareTo(failOn) >= 0;
    try {
      report.finding(finding);
    } catch (IOException e) {
      throw new ReportFailedException(e);
    }
  }

  /** Returns the urls of the sitemaps that an index lists. */
  private List<String> locs(Path index) throws IOException {
    List<String> locs = new ArrayList<>();
    Context own = context.withProblems(new Problems()); // reported by the check of the index
    try (Source source = Source.open(index, context.limits());
        EntryReader<IndexEntry> entries = own.formats().detect(source).indexReader(source, own)) {
      entries.forEach(entry -> locs.add(entry.loc()));
    } catch (SitemapException e) {
      // what was read before is used; the check of the index has reported this
    }
    return locs;
  }

  private void checkChildren(Path index, List<String> locs, Progress progress) throws IOException {
    Path parent = index.getParent();
    var children = new ChildFiles(parent == null ? Path.of("") : parent, context.limits());
    for (String loc : locs) {
      if (children.use(loc).isEmpty()) {
        checkChild(loc, children, index, progress);
      }
    }
  }

  private void checkChild(String loc, Children children, Path index, Progress progress)
      throws IOException {
    try {
      Source source = children.open(loc).orElse(null);
      if (source == null) {
        begin(loc);
        end(0, 0, find(IndexCodes.CHILD_MISSING, children.missing(loc), index.toString()));
        return;
      }
      begin(source.name());
      Validator own = UrlJudge.isWeb(loc) ? validator.withLocation(loc) : validator;
      Validation result = check(own, source, progress);
      SeverityCounts counts = SeverityCounts.of(result.findings());
      if (result.index()) {
        String message = "an index lists only sitemaps, not indexes";
        counts = counts.plus(find(IndexCodes.NESTED, message, source.name()));
      }
      end(result.index() ? 0 : result.entries(), result.index() ? result.entries() : 0, counts);
    } catch (UncheckedIOException | IOException e) {
      failed(e);
    }
  }

  /** Adds a finding about an index, as serious as the profile says. */
  private SeverityCounts find(Code code, String message, String document) {
    var found = new Problems(this::add);
    validator
        .begin(true, found::report)
        .ofReading(Problem.of(code, message, Location.of(document)));
    return SeverityCounts.of(found);
  }

  /** A report could not be written: not a failure of the input that is read meanwhile. */
  static final class ReportFailedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final IOException failure;

    ReportFailedException(IOException failure) {
      super(failure);
      this.failure = failure;
    }

    IOException failure() {
      return failure;
    }
  }
}
