package io.github.sitemaptoolkit.site.check.turn;

import io.github.sitemaptoolkit.site.check.turn.CheckQueue.Check;
import io.github.sitemaptoolkit.site.check.turn.CheckQueue.Turns;
import io.github.sitemaptoolkit.site.input.Watch;

/** The port of a program with threads: checks several documents at the same time. */
@FunctionalInterface
public interface Threads {

  /** Returns a queue. The caller closes it. */
  <D> CheckQueue<D> queue(int threads, Check<D> check, Turns<D> turns, Watch progress);

  /** Returns the port of the JVM. */
  static Threads ofJava() {
    return ParallelChecks::new;
  }
}
