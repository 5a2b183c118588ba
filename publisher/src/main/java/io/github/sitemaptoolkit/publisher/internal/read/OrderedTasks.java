package io.github.sitemaptoolkit.publisher.internal.read;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Does the same with many items, several at the same time, and passes on the results in order. */
public final class OrderedTasks<R> {

  /** What is done with an item. */
  @FunctionalInterface
  public interface Task<T, R> {
    R apply(T item) throws IOException;
  }

  private static final int WAITING = 4; // results for each thread

  private final int threads;

  /**
   * Creates tasks.
   *
   * @param threads how many are done at the same time
   */
  public OrderedTasks(int threads) {
    this.threads = threads;
  }

  /**
   * Does the task with all items. If one fails, no further ones are begun, and the failure is
   * thrown.
   *
   * @param results called in this thread, in the order of the items
   */
  public <T> void run(Collection<T> items, Task<T, R> task, Consumer<R> results)
      throws IOException {
    if (threads == 1 || items.size() < 2) {
      for (T item : items) {
        results.accept(task.apply(item));
      }
      return;
    }
    ExecutorService pool = Executors.newFixedThreadPool(threads, OrderedTasks::daemon);
    try {
      Deque<Future<R>> waiting = new ArrayDeque<>();
      for (T item : items) {
        if (waiting.size() == threads * WAITING) {
          results.accept(result(waiting.remove()));
        }
        waiting.add(pool.submit(() -> task.apply(item)));
      }
      for (Future<R> last : waiting) {
        results.accept(result(last));
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private static Thread daemon(Runnable work) {
    var thread = new Thread(work, "sitemap-set");
    thread.setDaemon(true);
    return thread;
  }

  private static <R> R result(Future<R> future) throws IOException {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException io) {
        throw io;
      } else if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
