package io.github.sitemaptoolkit.remote.http;

import java.time.Duration;
import java.util.concurrent.Semaphore;

/**
 * The pace of requests to one host: so many connections at the same time, and no faster than the
 * host allows. After a refusal all requests wait, and then go on a little slower; while nothing is
 * refused, they become faster again.
 */
final class HostGate {

  private static final double SLOWER = 1.4;
  private static final double FASTER = 0.95;
  private static final int STEADY = 50; // answers without a refusal until it goes faster
  private static final long FIRST_SPACING = Duration.ofMillis(10).toNanos();
  private static final long LONGEST_SPACING = Duration.ofSeconds(10).toNanos();

  private final Semaphore connections;
  private final long least; // nanoseconds between requests
  private long spacing;
  private long next = System.nanoTime(); // when the next request may begin
  private long last = next; // when the last one began
  private long usual; // nanoseconds between requests, as they were of late
  private int steady;
  private long refused; // when the pause of the last refusal ends

  /**
   * Creates a gate.
   *
   * @param rate the maximum number of requests a second; 0 for any
   */
  HostGate(int connections, double rate) {
    this.connections = new Semaphore(connections, true);
    this.least = rate > 0 ? (long) (Duration.ofSeconds(1).toNanos() / rate) : 0;
    this.spacing = least;
    this.refused = next;
  }

  /** Waits for a connection and a turn. Each call needs a {@link #leave}, unless it fails. */
  void enter() throws InterruptedException {
    connections.acquire();
    try {
      long pause = turn();
      while (pause > 0) {
        Thread.sleep(Duration.ofNanos(pause).toMillis(), (int) (pause % 1_000_000));
        pause = again();
      }
    } catch (InterruptedException e) {
      connections.release();
      throw e;
    }
  }

  /** Returns how long to wait for the turn that is taken. */
  private synchronized long turn() {
    long now = System.nanoTime();
    long begin = Math.max(now, next);
    next = begin + spacing;
    usual = usual == 0 ? begin - last : (usual * 7 + (begin - last)) / 8;
    last = begin;
    return begin - now;
  }

  /** Returns how long to wait on, because the host has refused another request meanwhile. */
  private synchronized long again() {
    return refused - System.nanoTime();
  }

  /** Frees a connection. */
  void leave() {
    connections.release();
  }

  /** Notes an answer that is no refusal. */
  synchronized void accepted() {
    if (++steady >= STEADY && spacing > least) {
      steady = 0;
      spacing = Math.max(least, (long) (spacing * FASTER));
    }
  }

  /** Notes a refusal: nothing is sent for a while. */
  synchronized void refused(Duration pause) {
    long until = System.nanoTime() + pause.toNanos();
    if (steady > 0 || spacing == least) { // else it is one more of the same moment
      long now =
          Math.max(
              spacing,
              Math.max(FIRST_SPACING, Math.min(usual, 2 * Math.max(spacing, FIRST_SPACING))));
      spacing = Math.min(LONGEST_SPACING, (long) (now * SLOWER));
    }
    steady = 0;
    refused = Math.max(refused, until);
    next = Math.max(next, until);
  }
}
