package io.github.sitemaptoolkit.remote.http;

import java.time.Duration;

/**
 * Learns from the refusals of a host how fast requests may follow each other. All times are in
 * nanoseconds, of the clock of {@link System#nanoTime}.
 *
 * <p>Hosts permit so many requests a second, and usually some more at once after a pause. So a
 * first refusal says little: requests become slower step by step, until as many are accepted
 * between two refusals that these tell the rate. While nothing is refused, requests slowly become
 * faster again.
 */
final class Pace {

  private static final double SLOWER = 1.35;
  private static final double FASTER = 0.97;
  private static final double LITTLE_SLOWER = 1.02;
  private static final int STEADY = 100; // answers without a refusal until it goes faster
  private static final int TELLING = 10; // accepted requests from which a rate can be told
  private static final int TELLING_MORE = 5;
  private static final long FIRST_SPACING = Duration.ofMillis(10).toNanos();
  private static final long LONGEST_SPACING = Duration.ofSeconds(10).toNanos();
  private static final long LONGEST_USUAL = Duration.ofMillis(200).toNanos();

  /**
   * The requests between two pauses.
   *
   * @param time from the first to the refusal
   * @param accepted how many were accepted
   */
  private record Run(long time, long accepted) {}

  private long least; // between requests
  private long spacing;
  private long last; // when the last request began
  private long usual; // the time between requests, as it was of late
  private long runBegin;
  private long accepted; // in this run
  private long steady; // accepted since the spacing was changed
  private Run before = new Run(0, 0);
  private long pausedUntil;

  /**
   * Creates a pace.
   *
   * @param least the time between requests at least
   */
  Pace(long least, long now) {
    this.least = least;
    this.spacing = least;
    this.last = now;
    this.runBegin = now;
    this.pausedUntil = now;
  }

  /** Makes the time between requests at least so long. */
  void atLeast(long time) {
    least = Math.max(least, time);
    spacing = Math.max(spacing, least);
  }

  /** Returns the time between the beginnings of two requests. */
  long spacing() {
    return spacing;
  }

  /** Returns when the pause after the last refusal ends. */
  long pausedUntil() {
    return pausedUntil;
  }

  /** Notes that a request begins. */
  void begins(long time) {
    long gap = Math.min(time - last, LONGEST_USUAL);
    usual = usual == 0 ? gap : (usual * 7 + gap) / 8;
    last = time;
  }

  /** Notes an answer that is no refusal. */
  void accepted() {
    accepted++;
    if (++steady >= STEADY && spacing > least) {
      steady = 0;
      spacing = Math.max(least, (long) (spacing * FASTER));
    }
  }

  /** Notes a refusal. */
  void refused(long now, long pause) {
    if (accepted > 0 || spacing == least) { // else it is one more of the same moment
      var run = new Run(now - runBegin, accepted);
      spacing = Math.max(least, Math.min(LONGEST_SPACING, slower(run, pause)));
      before = run;
      accepted = 0;
    }
    steady = 0;
    pausedUntil = Math.max(pausedUntil, now + pause);
    runBegin = pausedUntil;
  }

  private long slower(Run run, long pause) {
    double base = spacing > least ? spacing : Math.max(spacing, Math.max(FIRST_SPACING, usual));
    double next = base * SLOWER;
    if (run.accepted >= TELLING) {
      next = Math.min(next, (double) (run.time + pause) / run.accepted); // no pause permits more
      if (before.accepted > 0 && run.accepted > before.accepted + TELLING_MORE) {
        // both began with the same number at once, so that the difference has the rate
        double told =
            (double) (run.time - before.time) / (run.accepted - before.accepted) * LITTLE_SLOWER;
        next = told > base ? Math.min(next, told) : next;
      }
    }
    return (long) Math.max(next, base * LITTLE_SLOWER);
  }
}
