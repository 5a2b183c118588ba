package io.github.sitemaptoolkit.remote.http;

import java.time.Duration;
import java.util.concurrent.Semaphore;

/**
 * Lets so many requests to one host at the same time, and no faster than the host allows. After a
 * refusal all requests wait.
 */
final class HostGate {

  private final Semaphore connections;
  private final Pace pace;
  private long next = System.nanoTime(); // when the next request may begin

  /**
   * Creates a gate.
   *
   * @param rate the maximum number of requests a second; 0 for any
   */
  HostGate(int connections, double rate) {
    this.connections = new Semaphore(connections, true);
    this.pace = new Pace(rate > 0 ? (long) (Duration.ofSeconds(1).toNanos() / rate) : 0, next);
  }

  /** Waits for a connection and a turn. Each call needs a {@link #leave}, unless it fails. */
  void enter() throws InterruptedException {
    connections.acquire();
    try {
      for (long pause = turn(); pause > 0; pause = again()) {
        Thread.sleep(Duration.ofNanos(pause).toMillis(), (int) (pause % 1_000_000));
      }
    } catch (InterruptedException e) {
      connections.release();
      throw e;
    }
  }

  /** Takes a turn. Returns how long to wait for it. */
  private synchronized long turn() {
    long now = System.nanoTime();
    long begin = Math.max(now, Math.max(next, pace.pausedUntil()));
    next = begin + pace.spacing();
    pace.begins(begin);
    return begin - now;
  }

  /** Returns how long to wait on, because the host has refused another request meanwhile. */
  private synchronized long again() {
    return pace.pausedUntil() - System.nanoTime();
  }

  /** Frees a connection. */
  void leave() {
    connections.release();
  }

  /** Makes the time between requests at least so long, after the next one. */
  synchronized void atLeast(Duration time) {
    pace.atLeast(time.toNanos());
  }

  /** Notes an answer that is no refusal. */
  synchronized void accepted() {
    pace.accepted();
  }

  /** Notes a refusal: nothing is sent for a while. */
  synchronized void refused(Duration pause) {
    pace.refused(System.nanoTime(), pause.toNanos());
    next = Math.max(next, pace.pausedUntil());
  }
}
