package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.Freshness;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Makes many outputs, some at the same time. One that fails does not stop the others, unless that
 * is {@link #failFast asked for}.
 *
 * <pre>{@code
 * BatchTotals totals = new Batch("csv", work -> convert(work)).threads(4).run(plan, listener);
 * }</pre>
 *
 * <p>Results are reported in the order of the plan, whatever the number of threads; only a few
 * outputs for each thread are begun before their turn. Where the process is asked to end, no
 * further output is begun. Runs once, and is set up and run by one thread.
 *
 * @since 0.1
 */
public final class Batch {

  private static final int AHEAD = 4; // files that may be begun for each thread, before their turn
  private static final long LOOK_MILLIS = 250;

  /** One output on its way. */
  private record Running(PlannedOutput work, Future<@Nullable FileResult> future) {}

  private final String to;
  private final FileConverter converter;
  private int threads = 1;
  private Freshness freshness = Freshness.REPLACE;
  private boolean failFast;
  private volatile boolean stopped;

  /**
   * Creates a batch with one thread, which replaces outputs that exist.
   *
   * @param to the id of the format to write, for the results
   * @param converter makes each output; called by as many threads as the batch has
   */
  public Batch(String to, FileConverter converter) {
    this.to = Objects.requireNonNull(to);
    this.converter = Objects.requireNonNull(converter);
  }

  /**
   * Sets how many outputs are made at the same time. Defaults to 1.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public Batch threads(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("there must be at least one thread, not " + count);
    }
    threads = count;
    return this;
  }

  /** Sets which outputs that exist are left as they are. Defaults to {@link Freshness#REPLACE}. */
  public Batch freshness(Freshness policy) {
    freshness = Objects.requireNonNull(policy);
    return this;
  }

  /** Sets whether no further output is begun once one has failed. Defaults to false. */
  public Batch failFast(boolean stops) {
    failFast = stops;
    return this;
  }

  /**
   * Makes all outputs of a plan that can be made, and waits for them. An output's directory is
   * created if there is none. What is thrown while an output is made is in its {@linkplain
   * FileResult#failure() result}.
   *
   * @return the counts
   * @throws IOException if the listener throws it, or the thread is interrupted
   */
  public BatchTotals run(List<PlannedOutput> plan, BatchListener listener) throws IOException {
    var totals = new BatchTotals(plan.size());
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    var ending = new Thread(() -> stopped = true);
    Runtime.getRuntime().addShutdownHook(ending);
    try {
      Deque<Running> running = new ArrayDeque<>();
      Iterator<PlannedOutput> next = plan.iterator();
      while (!running.isEmpty() || (next.hasNext() && !stopped)) {
        while (next.hasNext() && running.size() < AHEAD * threads) {
          PlannedOutput work = next.next();
          running.add(new Running(work, pool.submit(() -> convert(work))));
        }
        Running first = running.remove();
        listener.turn(first.work());
        FileResult result = await(first.future(), listener);
        if (result != null) {
          totals.add(result);
          listener.finished(result);
        }
      }
    } finally {
      stopped = true;
      end(pool);
      forget(ending);
    }
    return totals;
  }

  /** Returns what came of an output, or null if it is no longer to be begun. */
  private @Nullable FileResult convert(PlannedOutput work) {
    if (stopped) {
      return null;
    } else if (freshness.skips(work)) {
      return FileResult.skipped(work, to);
    }
    FileResult result = make(work);
    stopped |= failFast && result.status() == FileResult.Status.FAILED;
    return result;
  }

  private FileResult make(PlannedOutput work) {
    try {
      Path output = work.output();
      Path folder = output == null ? null : output.toAbsolutePath().getParent();
      if (folder != null && !Files.isDirectory(folder)) {
        Files.createDirectories(folder);
      }
      return converter.convert(work);
    } catch (IOException | RuntimeException e) { // a fault of ours costs this file, not the others
      return FileResult.failed(work, to, e);
    }
  }

  private static @Nullable FileResult await(
      Future<@Nullable FileResult> future, BatchListener listener) throws IOException {
    while (true) {
      try {
        return future.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        listener.waiting();
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
  private static void end(ExecutorService pool) {
    pool.shutdown();
    try {
      pool.awaitTermination(1, TimeUnit.MINUTES);
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
