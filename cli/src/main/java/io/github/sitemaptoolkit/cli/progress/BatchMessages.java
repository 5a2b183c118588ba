package io.github.sitemaptoolkit.cli.progress;

import io.github.sitemaptoolkit.batch.BatchListener;
import io.github.sitemaptoolkit.batch.FileResult;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Prints the messages about many files, in the order of the plan, above a line of progress. */
public final class BatchMessages implements BatchListener {

  /** Receives the result of each file. */
  public interface Results {
    void add(FileResult result) throws IOException;
  }

  private final BatchProgress progress;
  private final Verbosity verbosity;
  private final Writer out;
  private final Results results;
  private final Map<PlannedOutput, TurnWriter> writers = new ConcurrentHashMap<>();

  /**
   * Creates a listener.
   *
   * @param verbosity how much to print about each file
   * @param out where messages are written, which are escaped: those of {@link
   *     BatchProgress#messages}, or what holds them back
   * @param results called after the messages about a file are printed
   */
  public BatchMessages(BatchProgress progress, Verbosity verbosity, Writer out, Results results) {
    this.progress = progress;
    this.results = results;
    this.verbosity = verbosity;
    this.out = out;
  }

  /** Returns a writer of messages about an output. The caller flushes it. Thread-safe. */
  public MessageWriter of(PlannedOutput work) {
    return progress.err().to(new BufferedWriter(writer(work)));
  }

  private TurnWriter writer(PlannedOutput work) {
    return writers.computeIfAbsent(work, each -> new TurnWriter(out));
  }

  @Override
  public void next(PlannedOutput work) throws IOException {
    writer(work).turn();
  }

  @Override
  public void finished(FileResult result) throws IOException {
    MessageWriter err = of(result.work());
    if (result.failure() != null) {
      Failures.print(result.failure(), err);
    } else if (isWorthALine(result)) {
      err.println(result.summary());
    }
    err.flush();
    writers.remove(result.work());
    results.add(result);
    progress.done(result.work(), result.entries());
    progress.show();
  }

  private boolean isWorthALine(FileResult result) {
    return !verbosity.isQuiet()
        && result.status() != FileResult.Status.SKIPPED
        && (result.isRemarkable() || verbosity.isVerbose());
  }

  @Override
  public void waiting() {
    progress.show();
  }
}
