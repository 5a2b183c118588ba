package io.github.sitemaptoolkit.s3.internal.machine;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * What a publisher needs of the machine that it runs on: clocks, threads and processes. A
 * simulation has its own, with one thread.
 */
public interface Machine {

  /** How many requests are under way at the same time, at most. */
  int CONNECTIONS = 32;

  /** Returns a time that only grows, in nanoseconds; it may stand still while a machine sleeps. */
  long nanoTime();

  /** Returns the time of day in milliseconds; anybody may set it. */
  long currentTimeMillis();

  /**
   * Waits.
   *
   * @throws InterruptedException if the thread is interrupted
   */
  void sleep(Duration time) throws InterruptedException;

  /**
   * Runs a task again and again, in a thread of its own.
   *
   * @param task called after each period
   * @return what ends it; closing it does not wait for a call that is under way
   */
  Repetition repeat(Duration period, Runnable task);

  /** A task that is run again and again. */
  interface Repetition extends AutoCloseable {

    @Override
    void close();
  }

  /**
   * Runs requests, several at the same time. After the first failure, no further ones are begun.
   *
   * @return the results, in the order of the requests
   * @throws IOException what the first one of those that failed has thrown, when none runs any more
   */
  <T> List<T> all(List<? extends Callable<T>> requests) throws IOException;

  /** Returns the process that publishes. */
  Owner self();

  /** Returns whether a process has certainly ended. False if it ran on another machine. */
  boolean isGone(Owner owner);

  /** Returns a text that no other call returns, here or elsewhere. */
  String uniqueId();
}
