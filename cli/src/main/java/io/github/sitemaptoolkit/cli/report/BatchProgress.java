package io.github.sitemaptoolkit.cli.report;

import java.io.IOException;
import java.io.Writer;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/** Shows on a terminal how far many files are, in a line below all that is printed meanwhile. */
public final class BatchProgress {

  private static final long FIRST_MILLIS = 1000;
  private static final long STEP_MILLIS = 250;
  private static final int LOOK_EVERY = 1024; // counting together costs more than counting alone

  private final Console console;
  private final int files;
  private final AtomicLong entries = new AtomicLong();
  private final LongSupplier clock;
  private final boolean watched;
  private long next;
  private int done;

  /**
   * Begins.
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

  /** Returns where all is printed in the end. */
  MessageWriter err() {
    return console.err();
  }

  /** Returns the listener that takes how many entries of one file are done. */
  public LongConsumer file() {
    return count -> {
      if (count % LOOK_EVERY == 0) {
        entries.addAndGet(LOOK_EVERY);
      }
    };
  }

  /** Takes that a file is done, with so many entries. */
  public synchronized void done(long count) {
    done++;
    entries.addAndGet(count % LOOK_EVERY);
  }

  /** Shows the line, unless it is too early or nobody watches. */
  public synchronized void show() {
    long now = clock.getAsLong();
    if (watched && now >= next) {
      next = now + STEP_MILLIS;
      console.err().status(done + "/" + files + " files, " + entries + " urls");
    }
  }

  /** Takes the line away. */
  public synchronized void clear() {
    console.err().clearStatus();
  }

  /** Returns a writer of text that stays, and comes out of message writers. */
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
