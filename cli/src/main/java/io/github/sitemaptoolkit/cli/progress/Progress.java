package io.github.sitemaptoolkit.cli.progress;

import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.site.input.Watch;
import io.github.sitemaptoolkit.text.DisplayWidth;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Shows the progress of long work in a line of a terminal that is erased at the end, such as {@code
 * sitemap.xml: 1,204,000 urls, 310.2 MB of 812 MB (38 %)}.
 */
public final class Progress implements Watch {

  private static final long FIRST_MILLIS = 1000;
  private static final long STEP_MILLIS = 250;
  private static final int LOOK_EVERY = 1024; // reading the clock is slower than counting
  private static final int SHORTEST_NAME = 8;

  private final Console console;
  private final int inputs;
  private final LongSupplier clock;
  private final boolean watched;
  private @Nullable Source source;
  private int input;
  private int sources; // that were read, or are being read
  private boolean fresh; // nothing is shown of this source yet
  private long before; // urls of the sources before, if each is counted by itself
  private long last; // urls, as they are counted
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

  @Override
  public synchronized void nextInput() {
    input++;
    source = null;
  }

  @Override
  public void reading(Source opened) {
    source = opened;
    sources++;
    fresh = true;
  }

  @Override
  public void show(long entries) {
    if (!watched) {
      return;
    }
    if (fresh && entries <= last) { // each source is counted by itself
      before += last;
    }
    fresh = false;
    last = entries;
    if (entries % LOOK_EVERY != 0) {
      return;
    }
    long now = clock.getAsLong();
    if (now >= next) {
      next = now + STEP_MILLIS;
      console.err().status(line(before + entries));
    }
  }

  @Override
  public Watch shared() {
    return new Watch() {
      @Override
      public void reading(Source opened) {
        // no single source is shown
      }

      @Override
      public void show(long entries) {
        if (watched && entries % LOOK_EVERY == 0) {
          showMore();
        }
      }
    };
  }

  private synchronized void showMore() {
    before += LOOK_EVERY;
    long now = clock.getAsLong();
    if (now >= next) {
      next = now + STEP_MILLIS;
      console.err().status(line(before));
    }
  }

  private String line(long entries) {
    String of = inputs > 1 && input > 0 ? "input " + input + " of " + inputs + ", " : "";
    String urls = ShownNumber.counted(entries, "url");
    Source current = source;
    long size = current == null ? 0 : current.inputSize();
    if (current == null || (size >= 0 && current.inputBytes() >= size)) {
      return of + urls; // what an index lists is read, or a buffer has all of the file
    }
    String bytes = ShownBytes.of(current.inputBytes(), size);
    String rest =
        sources == 1 ? ": " + urls + ", " + bytes : ": " + bytes + ", " + urls + " in all";
    return of + name(current, of.length() + rest.length()) + rest;
  }

  /** Returns the name of a source, in what a line leaves for it: one that wraps stays visible. */
  private String name(Source current, int taken) {
    String path = current.name();
    String name = path.equals("-") ? "standard input" : path.substring(lastSeparator(path) + 1);
    int room = Math.max(SHORTEST_NAME, console.terminal().errorWidth() - 1 - taken);
    return DisplayWidth.fit(PrintableText.line(name), room).stripTrailing();
  }

  private static int lastSeparator(String path) {
    return Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
  }

  /** Erases the line. */
  public void clear() {
    console.err().clearStatus();
  }
}
