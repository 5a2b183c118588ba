package io.github.sitemaptoolkit.cli.validate.turn;

import io.github.sitemaptoolkit.cli.progress.Progress;
import io.github.sitemaptoolkit.cli.validate.turn.CheckQueue.Check;
import io.github.sitemaptoolkit.cli.validate.turn.CheckQueue.Turns;

/** The port of a program with threads: checks several documents at the same time. */
@FunctionalInterface
public interface Threads {

  /** Returns a queue. The caller closes it. */
  <D> CheckQueue<D> queue(int threads, Check<D> check, Turns<D> turns, Progress progress);

  /** Returns the port of the JVM. */
  static Threads ofJava() {
    return ParallelChecks::new;
  }
}
