package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.text.Plural;
import java.util.function.LongSupplier;

/** Shows the progress of long work in a line of a terminal that is erased at the end. */
public final class Progress {

  private static final long FIRST_MILLIS = 1000;
  private static final long STEP_MILLIS = 250;
  private static final int LOOK_EVERY = 1024; // reading the clock is slower than counting

  private final Console console;
  private final int inputs;
  private final LongSupplier clock;
  private final boolean watched;
  private int input;
  private long next;

  /**
   * Starts the progress.
   *
   * @param inputs the number of inputs
   * @param clock the time in milliseconds
   */
  public Progress(Console console, int inputs, Verbosity verbosity, LongSupplier clock) {
    this.console = console;
    this.inputs = inputs;
    this.clock = clock;
    this.watched = console.terminal().errors() && !verbosity.isQuiet();
    this.next = clock.getAsLong() + FIRST_MILLIS;
  }

  /** Starts the next input. */
  public void nextInput() {
    input++;
  }

  /** Shows the number of entries read so far, unless it is too early. */
  public void show(long entries) {
    if (!watched || entries % LOOK_EVERY != 0) {
      return;
    }
    long now = clock.getAsLong();
    if (now >= next) {
      next = now + STEP_MILLIS;
      String of = inputs > 1 && input > 0 ? "input " + input + " of " + inputs + ", " : "";
      console.err().status(of + Plural.of(entries, "url"));
    }
  }

  /** Erases the line. */
  public void clear() {
    console.err().clearStatus();
  }
}
