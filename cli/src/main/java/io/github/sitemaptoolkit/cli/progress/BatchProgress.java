package io.github.sitemaptoolkit.cli.progress;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.site.input.Watch;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

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
  private final long size; // of all inputs; -1 if it is not known
  private final Map<PlannedOutput, Reading> readings = new ConcurrentHashMap<>();
  private long bytes; // of the inputs of finished files
  private long next;
  private int done;

  /**
   * Starts the progress.
   *
   * @param clock the time in milliseconds
   */
  public BatchProgress(
      Console console, List<PlannedOutput> plan, Verbosity verbosity, LongSupplier clock) {
    this.watched = console.terminal().errors() && !verbosity.isQuiet();
    this.console = console;
    this.files = plan.size();
    this.clock = clock;
    this.size =
        watched ? plan.stream().mapToLong(BatchProgress::size).reduce(0, BatchProgress::sum) : -1;
    this.next = clock.getAsLong() + FIRST_MILLIS;
  }

  private static long sum(long all, long one) {
    return all < 0 || one < 0 ? -1 : all + one;
  }

  /** Returns the size of the inputs of a file in bytes; -1 if it is not known. */
  private static long size(PlannedOutput work) {
    long all = 0;
    for (Input input : work.inputs()) {
      try {
        if (!input.isFile() || !Files.isRegularFile(input.path())) {
          return -1;
        }
        all += Files.size(input.path());
      } catch (IOException e) { // reported when it is read
        return -1;
      }
    }
    return all;
  }

  /** What is read for one file; by one thread, while another one looks. */
  private final class Reading implements Watch {

    private volatile long read;
    private long before; // bytes of the sources before this one
    private @Nullable Source source;

    @Override
    public void reading(Source opened) {
      before += source == null ? 0 : source.inputBytes();
      source = opened;
    }

    @Override
    public void show(long count) {
      if (count % LOOK_EVERY == 0) {
        entries.addAndGet(LOOK_EVERY);
        read = before + (source == null ? 0 : source.inputBytes());
      }
    }
  }

  /** Returns the writer that all messages end up in. */
  MessageWriter err() {
    return console.err();
  }

  /** Returns what watches the thread that makes one file. */
  public Watch file(PlannedOutput work) {
    return readings.computeIfAbsent(work, each -> new Reading());
  }

  /** Counts a finished file with its number of entries. */
  public synchronized void done(PlannedOutput work, long count) {
    done++;
    entries.addAndGet(count % LOOK_EVERY);
    readings.remove(work);
    bytes += size < 0 ? 0 : Math.max(0, size(work));
  }

  /** Shows the line, unless it is too early or standard error is not shown on a terminal. */
  public synchronized void show() {
    long now = clock.getAsLong();
    if (watched && now >= next) {
      next = now + STEP_MILLIS;
      String line =
          ShownNumber.of(done)
              + "/"
              + ShownNumber.counted(files, "file")
              + ", "
              + ShownNumber.counted(entries.get(), "url");
      if (size >= 0) {
        long read = bytes + readings.values().stream().mapToLong(reading -> reading.read).sum();
        line += ", " + ShownBytes.of(Math.min(read, size), size);
      }
      console.err().status(line);
    }
  }

  /** Erases the line. */
  public synchronized void clear() {
    console.err().clearStatus();
  }

  /** Returns a writer of text that stays above the line and that message writers have escaped. */
  public Writer messages() {
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
