package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.ChildFiles;
import io.github.sitemaptoolkit.batch.Children;
import io.github.sitemaptoolkit.batch.IndexCodes;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Progress;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.IoReason;
import io.github.sitemaptoolkit.io.Source;
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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One run of the validate command. Can be used once. */
final class ValidateRun {

  private final Validator validator;
  private final Context context;
  private final RunFiles run;
  private final ReportFiles files;
  private final Report report;
  private final Console console;
  private final Level failOn;
  private final IndexFiles indexes;
  private boolean failed; // there are findings that make the run fail
  private int checked;
  private int unreadable;
  private @Nullable IOException reportFailure;

  /**
   * Creates a run.
   *
   * @param context how indexes are read
   * @param run the files of the run, to which the sitemaps of indexes are added
   * @param failOn the lowest level of findings that make the run fail; off for none
   */
  ValidateRun(
      Validator validator,
      Context context,
      RunFiles run,
      ReportFiles files,
      Console console,
      Level failOn) {
    this.run = run;
    this.validator = validator;
    this.context = context;
    this.files = files;
    this.report = files.all();
    this.console = console;
    this.failOn = failOn;
    this.indexes = new IndexFiles(context);
  }

  /**
   * Checks inputs, one after the other. Returns the exit code.
   *
   * @param expand whether to check the sitemaps that indexes list, too
   */
  int check(List<Input> inputs, boolean expand, Verbosity verbosity) throws IOException {
    var progress = new Progress(console, inputs.size(), verbosity, System::currentTimeMillis);
    try {
      if (expand) {
        indexes.find(inputs);
      }
      Set<String> names = new HashSet<>();
      for (Input input : inputs) {
        progress.nextInput();
        if (names.add(input.name()) && !indexes.isListed(input)) {
          check(input, expand, progress);
        }
      }
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
    boolean index = check(input.name(), validator, () -> open(input), false, progress);
    if (expand && index && input.isFile()) {
      checkChildren(input.path(), progress);
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

  /** Opens a document. */
  private interface Opening {

    /** Returns the document; throws a {@link SitemapException} if it is not there or damaged. */
    Source open() throws IOException;
  }

  /**
   * Checks one document. Returns whether it is an index.
   *
   * @param listed whether an index lists it, so that it must not be an index itself
   */
  private boolean check(
      String name, Validator own, Opening opening, boolean listed, Progress progress)
      throws IOException {
    checked++;
    report.begin(name);
    var found = new Problems(this::add);
    Validation result = null;
    IOException failure = null;
    try {
      result = own.check(opening.open(), found::report, progress::show);
    } catch (SitemapException e) {
      own.begin(false, found::report).ofReading(e.problem());
    } catch (UncheckedIOException e) {
      failure = e.getCause();
    } catch (IOException e) {
      failure = e;
    }
    boolean index = result != null && result.index();
    long entries = result == null ? 0 : result.entries();
    if (index && listed) {
      own.begin(true, found::report).ofReading(nested(name));
    }
    if (reportFailure != null) {
      throw reportFailure;
    }
    unreadable += failure == null ? 0 : 1;
    report.end(
        new InputResult(
            index ? 0 : entries,
            index ? entries : 0,
            SeverityCounts.of(found),
            failure == null ? null : IoReason.of(failure)));
    return index;
  }

  /** Adds a finding. If it cannot be written, the run ends with the document, not inside it. */
  private void add(Problem finding) {
    failed |= failOn != Level.OFF && Level.of(finding.severity()).compareTo(failOn) >= 0;
    try {
      if (reportFailure == null) {
        report.finding(finding);
      }
    } catch (IOException e) {
      reportFailure = e;
    }
  }

  private void checkChildren(Path index, Progress progress) throws IOException {
    var children = new ChildFiles(IndexFiles.directory(index), context.limits(), run);
    for (String loc : indexes.locs(index)) {
      if (children.use(loc).isEmpty()) {
        checkChild(loc, children, index, progress);
      }
    }
  }

  private void checkChild(String loc, Children children, Path index, Progress progress)
      throws IOException {
    Validator own = UrlJudge.isWeb(loc) ? validator.withLocation(loc) : validator;
    Source source = null;
    Opening opening;
    try {
      source = children.open(loc).orElse(null);
      Source opened = source;
      opening =
          () -> {
            if (opened == null) {
              throw missing(loc, children.missing(loc), index);
            }
            return opened;
          };
    } catch (SitemapException e) {
      opening =
          () -> {
            throw e;
          };
    } catch (IOException e) {
      opening =
          () -> {
            throw e;
          };
    }
    if (source != null) {
      Path file = Path.of(source.name());
      if (indexes.isIndex(file)) { // checked as an input
        source.close();
        opening =
            () -> {
              throw new SitemapException(nested(file.toString()));
            };
      } else if (!indexes.add(file)) { // another index lists it, too
        source.close();
        return;
      }
    }
    check(source == null ? loc : source.name(), own, opening, true, progress);
  }

  private static Problem nested(String name) {
    String message = "an index lists only sitemaps, not indexes";
    return Problem.of(IndexCodes.NESTED, message, Location.of(name));
  }

  private static SitemapException missing(String loc, String reason, Path index) {
    return new SitemapException(
        Problem.of(
            IndexCodes.CHILD_MISSING,
            "the index lists " + Problem.quoted(loc) + ", but " + reason,
            Location.of(index.toString())));
  }
}
