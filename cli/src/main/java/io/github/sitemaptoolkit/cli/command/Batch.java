package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.PlannedOutput;
import io.github.sitemaptoolkit.cli.option.BatchArguments;
import io.github.sitemaptoolkit.cli.option.FailOn;
import io.github.sitemaptoolkit.cli.report.BatchProgress;
import io.github.sitemaptoolkit.cli.report.BatchReport;
import io.github.sitemaptoolkit.cli.report.BatchTotals;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.FileResult;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.TurnWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Makes many outputs, some at the same time. What is printed and reported comes in the order of the
 * plan, whatever the number of threads; only a few files' worth of it is held in memory.
 */
final class Batch {

  private static final int AHEAD = 4; // files that may be begun for each thread, before their turn
  private static final long LOOK_MILLIS = 250;

  /** One output on its way. */
  private record Running(Future<@Nullable FileResult> future, TurnWriter messages) {}

  private final Converter converter;
  private final BatchArguments arguments;
  private final BatchReport report;
  private final BatchProgress progress;
  private final boolean losses;
  private final FailOn failOn;
  private volatile boolean stopped;

  /**
   * Creates a batch.
   *
   * @param losses whether what is lost of each file is kept until the end
   * @param failOn which problems count for the exit code
   */
  Batch(
      Converter converter,
      BatchArguments arguments,
      BatchReport report,
      BatchProgress progress,
      boolean losses,
      FailOn failOn) {
    this.losses = losses;
    this.failOn = failOn;
    this.converter = converter;
    this.arguments = arguments;
    this.report = report;
    this.progress = progress;
  }

  /**
   * Makes all outputs of a plan that can be made.
   *
   * @return the counts
   * @throws IOException if the report cannot be written
   */
  BatchTotals run(List<PlannedOutput> plan) throws IOException {
    var totals = new BatchTotals(plan.size(), losses, failOn::isFinding);
    ExecutorService threads = Executors.newFixedThreadPool(arguments.threads());
    var ending = new Thread(() -> stopped = true);
    Runtime.getRuntime().addShutdownHook(ending);
    try {
      Deque<Running> running = new ArrayDeque<>();
      Iterator<PlannedOutput> next = plan.iterator();
      do {
        while (next.hasNext() && running.size() < AHEAD * arguments.threads()) {
          running.add(begin(next.next(), threads));
        }
        Running first = running.remove();
        first.messages().turn();
        FileResult result = await(first.future());
        if (result != null) {
          totals.add(result);
          report.add(result);
          progress.done(result.entries());
        }
        progress.show();
      } while (!running.isEmpty() || (next.hasNext() && !stopped));
    } finally {
      stopped = true;
      end(threads);
      forget(ending);
      progress.clear();
    }
    return totals;
  }

  private Running begin(PlannedOutput work, ExecutorService threads) {
    var messages = new TurnWriter(progress.messages());
    return new Running(threads.submit(() -> convert(work, messages)), messages);
  }

  /** Returns what came of an output, or null if it is no longer to be begun. */
  private @Nullable FileResult convert(PlannedOutput work, TurnWriter messages) {
    if (stopped) {
      return null;
    } else if (arguments.freshness().skips(work)) {
      return FileResult.skipped(work, converter.to().id());
    }
    var err = new MessageWriter(new BufferedWriter(messages), true);
    FileResult result = convert(work, err);
    Exception failure = result.failure();
    if (failure != null) {
      stopped |= arguments.failFast() && result.status() == FileResult.Status.FAILED;
      Failures.print(failure, err);
    } else if (result.isRemarkable() || converter.verbose()) {
      err.println(result.summary());
    }
    err.flush();
    return result;
  }

  private FileResult convert(PlannedOutput work, MessageWriter err) {
    try {
      Path output = work.output();
      Path folder = output == null ? null : output.toAbsolutePath().getParent();
      if (folder != null && !Files.isDirectory(folder)) {
        Files.createDirectories(folder);
      }
      return converter.convert(work, err, progress.file(), () -> {});
    } catch (IOException | RuntimeException e) { // a fault of ours costs this file, not the others
      return FileResult.failed(work, converter.to().id(), e);
    }
  }

  private @Nullable FileResult await(Future<@Nullable FileResult> future) throws IOException {
    while (true) {
      try {
        return future.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        progress.show();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw (InterruptedIOException) new InterruptedIOException("interrupted").initCause(e);
      } catch (ExecutionException e) {
        if (e.getCause() instanceof Error error) {
          throw error;
        }
        throw new IllegalStateException(e);
      }
    }
  }

  /** Waits for what was begun, so that it can clean up. */
  private static void end(ExecutorService threads) {
    threads.shutdown();
    try {
      threads.awaitTermination(1, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the process is ending: the hook has done its work
    }
  }
}
