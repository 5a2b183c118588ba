package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.Freshness;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes many outputs, several at the same time. A failing output does not stop the others, unless
 * {@link #failFast} is set.
 *
 * <pre>{@code
 * BatchTotals totals = new Batch("csv", work -> convert(work)).threads(4).run(plan, listener);
 * }</pre>
 *
 * <p>Results are reported in the order of the plan, whatever the number of threads; each thread is
 * at most a few outputs ahead. No further output is started when the process is shutting down. A
 * batch runs only once. It is configured and run by one thread.
 *
 * @since 0.1
 */
public final class Batch {

  private final String to;
  private final FileConverter converter;
  private int threads = 1;
  private Freshness freshness = Freshness.REPLACE;
  private boolean failFast;
  private volatile boolean stopped;

  /**
   * Creates a batch that uses one thread and replaces existing outputs.
   *
   * @param to the id of the format that is written; it is only copied to the results
   * @param converter reads the inputs and writes the output; called by all threads of the batch
   */
  public Batch(String to, FileConverter converter) {
    this.to = Objects.requireNonNull(to);
    this.converter = Objects.requireNonNull(converter);
  }

  /**
   * Sets the number of threads, and thus of outputs that are written at the same time. Defaults to
   * 1.
   *
   * @throws IllegalArgumentException if the number is less than 1
   */
  public Batch threads(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("the number of threads must be at least 1, not " + count);
    }
    threads = count;
    return this;
  }

  /** Sets which existing outputs are kept. Defaults to {@link Freshness#REPLACE}. */
  public Batch freshness(Freshness policy) {
    freshness = Objects.requireNonNull(policy);
    return this;
  }

  /** Sets whether to start no further output after one has failed. Defaults to false. */
  public Batch failFast(boolean stops) {
    failFast = stops;
    return this;
  }

  /**
   * Writes the outputs of a plan and waits until all are finished. The directories of outputs are
   * created if they do not exist. An exception thrown while an output is written becomes part of
   * its {@linkplain FileResult#failure() result}.
   *
   * @return the totals
   * @throws IOException if the listener throws it, or if the thread is interrupted
   */
  public BatchTotals run(List<PlannedOutput> plan, BatchListener listener) throws IOException {
    var totals = new BatchTotals(plan.size());
    var tasks = new TaskQueue<@Nullable FileResult>(threads);
    var ending = new Thread(() -> stopped = true);
    Runtime.getRuntime().addShutdownHook(ending);
    try {
      Deque<PlannedOutput> running = new ArrayDeque<>();
      Iterator<PlannedOutput> next = plan.iterator();
      while (!tasks.isEmpty() || (next.hasNext() && !stopped)) {
        while (next.hasNext() && !tasks.isFull()) {
          PlannedOutput work = next.next();
          running.add(work);
          tasks.add(() -> convert(work));
        }
        listener.next(running.remove());
        FileResult result = tasks.next(listener::waiting);
        if (result != null) {
          totals.add(result);
          listener.finished(result);
        }
      }
    } finally {
      stopped = true;
      tasks.close();
      forget(ending);
    }
    return totals;
  }

  /** Writes an output and returns its result, or null if the batch was stopped before. */
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
      Path directory = output == null ? null : output.toAbsolutePath().getParent();
      if (directory != null && !Files.isDirectory(directory)) {
        Files.createDirectories(directory);
      }
      return converter.convert(work);
    } catch (IOException | UncheckedIOException | SitemapException e) {
      return FileResult.failed(work, to, e);
    } catch (RuntimeException | Error e) { // a mistake must not stop the other outputs
      Location document = Location.of(work.inputs().get(0).name());
      return FileResult.failed(work, to, Containment.contain(e, document));
    }
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the process is shutting down: the hook has run
    }
  }
}
