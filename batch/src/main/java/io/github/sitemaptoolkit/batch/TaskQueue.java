package io.github.sitemaptoolkit.batch;

import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Runs tasks in several threads, and returns their results in the order in which the tasks were
 * added. Tasks begin in this order, too. To be used by one thread, which closes it.
 *
 * @param <R> the type of the results
 * @since 0.1
 */
public final class TaskQueue<R extends @Nullable Object> implements Closeable {

  private static final int AHEAD =
      4; // tasks per thread that may be in progress or waiting to be taken
  private static final long LOOK_MILLIS = 250;

  private final int capacity;
  private final ExecutorService pool;
  private final Deque<Future<R>> tasks = new ArrayDeque<>();

  /**
   * Creates a queue.
   *
   * @param threads the number of threads, at least 1
   */
  public TaskQueue(int threads) {
    this.capacity = AHEAD * threads;
    this.pool = Executors.newFixedThreadPool(threads);
  }

  /** Returns how many tasks it can have. */
  public int capacity() {
    return capacity;
  }

  /** Returns whether a result must be taken before another task is added. */
  public boolean isFull() {
    return tasks.size() >= capacity;
  }

  /** Returns whether all results have been taken. */
  public boolean isEmpty() {
    return tasks.isEmpty();
  }

  /** Adds a task. */
  public void add(Callable<R> task) {
    tasks.add(pool.submit(task));
  }

  /**
   * Waits for the first task, and returns its result.
   *
   * @param waiting called a few times each second while it waits
   * @throws IOException if the task throws it, or this thread is interrupted. What else a task
   *     throws is thrown, too
   */
  public R next(Runnable waiting) throws IOException {
    Future<R> first = tasks.remove();
    while (true) {
      try {
        return first.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        waiting.run();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw (InterruptedIOException) new InterruptedIOException("interrupted").initCause(e);
      } catch (ExecutionException e) {
        throw rethrown(e);
      }
    }
  }

  private static IOException rethrown(ExecutionException e) {
    if (e.getCause() instanceof Error error) {
      throw error;
    } else if (e.getCause() instanceof RuntimeException exception) {
      throw exception;
    }
    return e.getCause() instanceof IOException exception ? exception : new IOException(e);
  }

  /** Drops the tasks that have not begun, and waits for the others, so that they can clean up. */
  @Override
  public void close() {
    tasks.forEach(task -> task.cancel(false));
    pool.shutdown();
    try {
      pool.awaitTermination(1, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
