package io.github.sitemaptoolkit.s3;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** Requests, several of which are under way at the same time. Used once. */
final class ParallelRequests<T> {

  private final List<? extends Callable<T>> requests;
  private final AtomicReferenceArray<@Nullable T> results;
  private final AtomicReferenceArray<@Nullable Exception> failures;
  private final AtomicInteger next = new AtomicInteger();
  private volatile boolean stopped; // no further ones are begun

  ParallelRequests(List<? extends Callable<T>> requests) {
    this.requests = requests;
    this.results = new AtomicReferenceArray<>(requests.size());
    this.failures = new AtomicReferenceArray<>(requests.size());
  }

  /**
   * Sends all of them. Throws what {@link Machine#all} throws.
   *
   * @param most how many at the same time
   */
  List<T> results(int most) throws IOException {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < Math.min(most, requests.size()); i++) {
      var thread = new Thread(this::sendOneAfterTheOther, "sitemap-request-" + i);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    boolean interrupted = false;
    for (Thread thread : threads) {
      interrupted |= isInterruptedJoining(thread, threads);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
    for (int i = 0; i < requests.size(); i++) {
      rethrow(failures.get(i));
    }
    List<T> all = new ArrayList<>();
    for (int i = 0; i < requests.size(); i++) {
      all.add(results.get(i));
    }
    return all;
  }

  private void sendOneAfterTheOther() {
    for (int i = next.getAndIncrement();
        i < requests.size() && !stopped;
        i = next.getAndIncrement()) {
      try {
        results.set(i, requests.get(i).call());
      } catch (Exception e) { // thrown by the thread that waits
        failures.set(i, e);
        stopped = true;
      }
    }
  }

  /** Waits for the end of a thread; if that is interrupted, no thread begins another request. */
  private boolean isInterruptedJoining(Thread thread, List<Thread> all) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        return interrupted;
      } catch (InterruptedException e) {
        interrupted = true;
        stopped = true;
        all.forEach(Thread::interrupt);
      }
    }
  }

  private static void rethrow(@Nullable Exception failure) throws IOException {
    if (failure instanceof IOException e) {
      throw e;
    } else if (failure instanceof RuntimeException e) {
      throw e;
    } else if (failure != null) {
      throw new IllegalStateException(failure); // requests throw nothing else
    }
  }
}
