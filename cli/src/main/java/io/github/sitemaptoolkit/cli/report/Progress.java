package io.github.sitemaptoolkit.cli.report;

/** Shows on a terminal how far long work is, in a line that goes away again. */
public final class Progress {

  private static final long FIRST_MILLIS = 1000;
  private static final long STEP_MILLIS = 250;
  private static final int LOOK_EVERY = 1024; // asking the clock costs more than counting

  private final Console console;
  private long next = System.currentTimeMillis() + FIRST_MILLIS;
  private boolean shown;

  public Progress(Console console) {
    this.console = console;
  }

  /** Takes how many entries are done. */
  public void show(long entries) {
    if (!console.terminal() || entries % LOOK_EVERY != 0) {
      return;
    }
    long now = System.currentTimeMillis();
    if (now >= next) {
      next = now + STEP_MILLIS;
      shown = true;
      console.err().replaceLine(entries + " urls");
    }
  }

  /** Takes the line away. */
  public void clear() {
    if (shown) {
      shown = false;
      console.err().replaceLine("");
    }
  }
}
