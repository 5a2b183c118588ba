package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.text.Plural;
import java.io.IOException;
import java.io.Writer;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/** Shows the progress of many files in the last line of a terminal, below all messages. */
public final class BatchProgress {

  private static final long FIRST_MILLIS = 1000;
  private static final long STEP_MILLIS = 250;
  private static final int LOOK_EVERY =
      1024; // updating a shared counter is slower than a local one

  private final Console console;
  private final int files;
  private final AtomicLong entries = new AtomicLong();
  private final LongSupplier clock;
  private final boolean watched;
  private long next;
  private int done;

  /**
   * Starts the progress.
   *
   * @param clock the time in milliseconds
   */
  public BatchProgress(Console console, int files, Verbosity verbosity, LongSupplier clock) {
    this.watched = console.terminal().errors() && !verbosity.isQuiet();
    this.console = console;
    this.files = files;
    this.clock = clock;
    this.next = clock.getAsLong() + FIRST_MILLIS;
  }

  /** Returns the writer that all messages end up in. */
  MessageWriter err() {
    return console.err();
  }

  /** Returns a listener for one file, to be called with the number of its entries done so far. */
  public LongConsumer file() {
    return count -> {
      if (count % LOOK_EVERY == 0) {
        entries.addAndGet(LOOK_EVERY);
      }
    };
  }

  /** Counts a finished file with its number of entries. */
  public synchronized void done(long count) {
    done++;
    entries.addAndGet(count % LOOK_EVERY);
  }

  /** Shows the line, unless it is too early or standard error is not shown on a terminal. */
  public synchronized void show() {
    long now = clock.getAsLong();
    if (watched && now >= next) {
      next = now + STEP_MILLIS;
      console
          .err()
          .status(done + "/" + Plural.of(files, "file") + ", " + Plural.of(entries.get(), "url"));
    }
  }

  /** Erases the line. */
  public synchronized void clear() {
    console.err().clearStatus();
  }

  /** Returns a writer of text that stays above the line and that message writers have escaped. */
  Writer messages() {
    return new Writer() {
      @Override
      public void write(char[] text, int offset, int length) {
        synchronized (BatchProgress.this) {
          console.err().writeShown(new String(text, offset, length));
        }
      }

      @Override
      public void flush() {
        console.err().flush();
      }

      @Override
      public void close() throws IOException {
        flush();
      }
    };
  }
}
