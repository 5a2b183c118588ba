package io.github.sitemaptoolkit.cli.remote;

import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.remote.fetch.FetchListener;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.LongSupplier;

/** Tells what becomes of the documents of a site, and shows the progress on a terminal. */
final class FetchMessages implements FetchListener {

  private static final long FIRST_MILLIS = 1000;
  private static final long STEP_MILLIS = 250;

  private final Console console;
  private final Verbosity verbosity;
  private final LongSupplier clock;
  private final LongSupplier bytes;
  private long next;

  /**
   * Creates messages.
   *
   * @param clock the time in milliseconds
   * @param bytes how many were received so far
   */
  FetchMessages(Console console, Verbosity verbosity, LongSupplier clock, LongSupplier bytes) {
    this.console = console;
    this.verbosity = verbosity;
    this.clock = clock;
    this.bytes = bytes;
    this.next = clock.getAsLong() + FIRST_MILLIS;
  }

  @Override
  public void written(String url, Path file) {
    detail(file + ": written");
  }

  @Override
  public void removed(String url, Path file) {
    detail(file + ": removed");
  }

  @Override
  public void kept(String url, Path file) {
    print(
        "sitemap: "
            + file
            + ": nothing lists it any more, but it is not as it was fetched, so it stays");
  }

  private void detail(String line) {
    if (verbosity.isVerbose()) {
      print(line);
    }
  }

  @Override
  public void failed(String url, IOException reason) {
    print("sitemap: " + url + ": " + IoReason.of(reason));
  }

  private void print(String line) {
    synchronized (console) {
      console.err().println(line);
    }
  }

  @Override
  public void progress(int done, int waiting) {
    long now = clock.getAsLong();
    if (console.terminal().errors() && !verbosity.isQuiet() && now >= next) {
      next = now + STEP_MILLIS;
      synchronized (console) {
        console
            .err()
            .status(
                ShownNumber.of(done)
                    + " of "
                    + ShownNumber.counted(done + waiting, "document")
                    + ", "
                    + ShownNumber.bytes(bytes.getAsLong()));
      }
    }
  }

  /** Erases the progress. */
  void end() {
    console.err().clearStatus();
  }
}
