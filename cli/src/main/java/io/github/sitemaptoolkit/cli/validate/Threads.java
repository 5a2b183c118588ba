package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.progress.Progress;
import io.github.sitemaptoolkit.cli.validate.CheckQueue.Check;
import io.github.sitemaptoolkit.cli.validate.CheckQueue.Turns;

/** The port of a program with threads: checks several documents at the same time. */
@FunctionalInterface
public interface Threads {

  /** Returns a queue. The caller closes it. */
  CheckQueue queue(int threads, Check check, Turns turns, Progress progress);

  /** Returns the port of the JVM. */
  static Threads ofJava() {
    return ParallelChecks::new;
  }
}
