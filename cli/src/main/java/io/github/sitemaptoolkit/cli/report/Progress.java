package io.github.sitemaptoolkit.cli.report;

import java.util.function.LongSupplier;

/** Shows on a terminal how far long work is, in a line that goes away again. */
public final class Progress {

  private static final long FIRST_MILLIS = 1000;
  private static final long STEP_MILLIS = 250;
  private static final int LOOK_EVERY = 1024; // asking the clock costs more than counting

  private final Console console;
  private final int inputs;
  private final LongSupplier clock;
  private final boolean watched;
  private int input;
  private long next;

  /**
   * Begins.
   *
   * @param inputs how many inputs are read
   * @param clock the time in milliseconds
   */
  public Progress(Console console, int inputs, Verbosity verbosity, LongSupplier clock) {
    this.console = console;
    this.inputs = inputs;
    this.clock = clock;
    this.watched = console.terminal().errors() && !verbosity.isQuiet();
    this.next = clock.getAsLong() + FIRST_MILLIS;
  }

  /** Begins the next input. */
  public void nextInput() {
    input++;
  }

  /** Takes how many entries are done. */
  public void show(long entries) {
    if (!watched || entries % LOOK_EVERY != 0) {
      return;
    }
    long now = clock.getAsLong();
    if (now >= next) {
      next = now + STEP_MILLIS;
      String of = inputs > 1 && input > 0 ? "input " + input + " of " + inputs + ", " : "";
      console.err().status(of + entries + " urls");
    }
  }

  /** Takes the line away. */
  public void clear() {
    console.err().clearStatus();
  }
}
