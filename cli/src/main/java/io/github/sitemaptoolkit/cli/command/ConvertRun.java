package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.Batch;
import io.github.sitemaptoolkit.batch.BatchReport;
import io.github.sitemaptoolkit.batch.BatchTotals;
import io.github.sitemaptoolkit.batch.FileResult;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.cli.option.BatchArguments;
import io.github.sitemaptoolkit.cli.option.FailOn;
import io.github.sitemaptoolkit.cli.option.LossArguments;
import io.github.sitemaptoolkit.cli.progress.BatchMessages;
import io.github.sitemaptoolkit.cli.progress.BatchProgress;
import io.github.sitemaptoolkit.cli.progress.Progress;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.HeldMessages;
import io.github.sitemaptoolkit.cli.report.LossReport;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.ProblemKinds;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.site.input.Watch;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One run of the convert command, with its reports and its exit code. However many problems there
 * are, what it says fits on one screen, unless all of them are asked for. Can be used once.
 */
final class ConvertRun {

  private static final int USUAL_COLUMNS = 80;

  private final Converter converter;
  private final BatchArguments batch;
  private final LossArguments lossArguments;
  private final FailOn failOn;
  private final Console console;
  private final List<LossReport.File> losses = new ArrayList<>();
  private HeldMessages held = new HeldMessages(0); // a few messages of one input may be long
  private final ProblemKinds kinds = new ProblemKinds();
  private @Nullable Exception fault; // the first of this program, or of an extension
  private int added; // results
  private int findings;
  private boolean bug; // in this program, or in an extension

  ConvertRun(
      Converter converter, BatchArguments batch, LossArguments lossArguments, FailOn failOn) {
    this.converter = converter;
    this.batch = batch;
    this.lossArguments = lossArguments;
    this.failOn = failOn;
    this.console = converter.console();
  }

  /** Writes one output. Prints the problems of its inputs as they occur. */
  int one(PlannedOutput work) throws IOException {
    check(List.of(work));
    removeLeftovers(List.of(work));
    var totals = new BatchTotals(1);
    try (BatchReport report = BatchReport.open(batch.report(), Failures::message)) {
      var progress = progress(work);
      FileResult result =
          batch.freshness().skips(work)
              ? FileResult.skipped(work, converter.to().id())
              : converter.convert(
                  work,
                  isHeld() ? console.err().to(held) : console.err(),
                  progress,
                  problem -> kinds.add(0, problem));
      totals.add(result);
      add(result, report);
      printHeld();
      report.finish(totals);
      reportUndated();
      if (result.failure() != null && work.output() != null && work.inputs().size() > 1) {
        say(work.output() + " was not written, because one of its inputs cannot be used:");
      }
      if (result.failure() instanceof IOException failure) {
        throw failure;
      } else if (result.failure() instanceof RuntimeException failure) {
        throw failure;
      }
      say(result.summary());
    }
    return exitCode(totals);
  }

  /**
   * Writes many outputs.
   *
   * @param root the directory of all outputs; created if it does not exist
   * @param clock the time in milliseconds
   */
  int each(List<PlannedOutput> plan, Path root, LongSupplier clock) throws IOException {
    check(plan);
    make(root);
    removeLeftovers(plan);
    held = new HeldMessages(columns());
    var progress = new BatchProgress(console, plan, converter.verbosity(), clock);
    try (BatchReport report = BatchReport.open(batch.report(), Failures::message)) {
      BatchTotals totals = run(plan, progress, report);
      printHeld();
      report.finish(totals);
      reportUndated();
      say(totals.toString());
      return exitCode(totals);
    }
  }

  /** A document that is written to the terminal leaves no room for a progress line. */
  private Watch progress(PlannedOutput work) {
    if (work.output() == null && console.terminal().output()) {
      return Watch.NONE;
    }
    return new Progress(console, 1, converter.verbosity(), System::currentTimeMillis);
  }

  private void say(String line) {
    if (!converter.verbosity().isQuiet()) {
      console.err().println(line);
    }
  }

  private BatchTotals run(List<PlannedOutput> plan, BatchProgress progress, BatchReport report)
      throws IOException {
    Map<PlannedOutput, Integer> numbers = new HashMap<>();
    plan.forEach(work -> numbers.put(work, numbers.size()));
    var messages =
        new BatchMessages(
            progress,
            converter.verbosity(),
            isHeld() ? held : progress.messages(),
            result -> addOfSeveral(result, report));
    try {
      return new Batch(
              converter.to().id(),
              work -> {
                MessageWriter err = messages.of(work);
                try {
                  int number = numbers.getOrDefault(work, 0);
                  return converter.convert(
                      work, err, progress.file(work), problem -> kinds.add(number, problem));
                } finally {
                  err.flush();
                }
              })
          .threads(batch.threads())
          .freshness(batch.freshness())
          .failFast(batch.failFast())
          .run(plan, messages);
    } finally {
      progress.clear();
    }
  }

  private void addOfSeveral(FileResult result, BatchReport report) throws IOException {
    Exception failure = result.failure();
    if (result.status() == FileResult.Status.UNSELECTED
        && failure instanceof SitemapException none) {
      kinds.add(added, none.problem());
    } else if (failure != null) {
      kinds.addFailure(added, failure);
      fault = fault == null && Failures.isBug(failure) ? failure : fault;
    }
    added++;
    add(result, report);
  }

  /** Returns whether messages wait until it is known whether they fit on one screen. */
  private boolean isHeld() {
    return !converter.verbosity().isVerbose();
  }

  private int columns() {
    int columns = console.terminal().errorWidth();
    return columns == 0 ? USUAL_COLUMNS : columns;
  }

  /** Prints the messages that were held back, or what kinds there are if they do not fit. */
  private void printHeld() {
    MessageWriter err = console.err();
    if (held.isFull()) {
      kinds.print(err, columns(), () -> CodeTable.load(converter.context().classLoaders()));
      if (fault != null) {
        Failures.print(fault, err);
      }
    } else {
      err.writeShown(held.text());
    }
    err.flush();
  }

  private void add(FileResult result, BatchReport report) throws IOException {
    if (!converter.verbosity().isQuiet()) {
      kinds.addLosses(result.problems().losses());
    }
    if (lossArguments.wanted() && result.status() == FileResult.Status.WRITTEN) {
      losses.add(LossReport.File.of(result));
    }
    findings += failOn.isFinding(result.problems()) ? 1 : 0;
    bug |= Containment.hasFailures(result.problems()) || Failures.isBug(result.failure());
    report.add(result);
  }

  /** Checks the options before anything is written. */
  private void check(List<PlannedOutput> plan) throws IOException {
    Context own = converter.context().withProblems(new Problems());
    for (PlannedOutput work : plan) {
      converter.conversion(converter.to(), work, own);
    }
  }

  /** Removes temporary files that killed runs left where this one writes. */
  private void removeLeftovers(List<PlannedOutput> plan) throws IOException {
    List<Path> written = new ArrayList<>();
    plan.forEach(work -> add(work.output(), written));
    add(batch.report(), written);
    add(lossArguments.report(), written);
    Sink.removeLeftovers(written);
  }

  private static void add(@Nullable Path file, List<Path> files) {
    if (file != null) {
      files.add(file);
    }
  }

  private static void make(Path directory) throws IOException {
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new FileSystemException(directory.toString(), null, "is a file, not a directory");
    } else if (!directory.toString().isEmpty() && !Files.isDirectory(directory)) {
      Files.createDirectories(directory);
    }
  }

  private void reportUndated() {
    if (converter.verbosity() == Verbosity.NORMAL) { // else each document has reported it already
      converter.selection().reportUndated(console.err());
    }
  }

  private int exitCode(BatchTotals totals) throws IOException {
    boolean lossy = lossArguments.finish(losses);
    if (bug) {
      return ExitCode.BUG;
    }
    if (totals.failed() > 0) {
      return ExitCode.SOME_FAILED;
    }
    return lossy || findings > 0 || totals.unselected() > 0 ? ExitCode.FINDINGS : ExitCode.DONE;
  }
}
