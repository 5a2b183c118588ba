package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.text.PrintableText;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Notices that the process ends before the command is done, such as by {@code System.exit(0)} in
 * the code of an extension, which would look like success. A signal, such as that of Ctrl-C, ends
 * it as always.
 *
 * <p>No Java prevents such a call any more, but when the process ends, it runs this thread. An end
 * without it ({@code Runtime.halt}) cannot be noticed.
 */
final class ExitGuard extends Thread {

  private static final long MOST_NANOS = 5_000_000_000L; // for cleaning up
  private static final long PAUSE_MILLIS = 5;
  private static final String CLEANUP = "sitemap-cleanup"; // as such threads are named
  private static final String HOOKS = "java.lang.ApplicationShutdownHooks";
  private static final String SIGNAL = "java.lang.Terminator"; // it has the handlers of signals

  private final MessageWriter err;
  private volatile boolean done;

  private ExitGuard(MessageWriter err) {
    super("sitemap-exit");
    this.err = err;
  }

  /**
   * Starts to watch.
   *
   * @param err whose status line is erased at such an end, so that the shell finds a clean one
   */
  static ExitGuard start(Runtime runtime, MessageWriter err) {
    var guard = new ExitGuard(err);
    runtime.addShutdownHook(guard);
    return guard;
  }

  /** Ends watching: the command is done. */
  void done() {
    done = true;
  }

  @Override
  public void run() {
    if (done) {
      return;
    }
    err.endStatus();
    StackTraceElement caller = null;
    for (Map.Entry<Thread, StackTraceElement[]> thread : getAllStackTraces().entrySet()) {
      for (StackTraceElement frame : thread.getValue()) {
        if (frame.getClassName().startsWith(SIGNAL)) {
          return;
        }
      }
      caller = caller == null ? caller(thread.getValue()) : caller;
    }
    String who = caller == null ? "something" : PrintableText.line(caller.toString());
    System.err.println(
        "sitemap: " + who + " ended the program with System.exit before the command was done");
    await();
    Runtime.getRuntime().halt(ExitCode.BUG);
  }

  /** Waits until temporary files are removed, which other threads do at the same time. */
  private static void await() {
    long end = System.nanoTime() + MOST_NANOS;
    while (isCleaning() && System.nanoTime() < end) {
      try {
        sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        return; // the process ends in any case
      }
    }
  }

  private static boolean isCleaning() {
    for (Map.Entry<Thread, StackTraceElement[]> thread : getAllStackTraces().entrySet()) {
      if (thread.getKey().getName().startsWith(CLEANUP)) {
        return true;
      }
      StackTraceElement[] frames = thread.getValue();
      for (int i = 1; i < frames.length; i++) {
        if (frames[i].getClassName().equals(HOOKS)
            && frames[i - 1].getMethodName().contains("start")) {
          return true; // not all are started yet
        }
      }
    }
    return false;
  }

  /** Returns what has called {@code System.exit} in a thread; null if nothing has. */
  private static @Nullable StackTraceElement caller(StackTraceElement[] frames) {
    for (int i = 1; i < frames.length; i++) {
      String inside = frames[i - 1].getClassName();
      boolean exit = frames[i - 1].getMethodName().equals("exit");
      boolean java = inside.equals("java.lang.Runtime") || inside.equals("java.lang.System");
      if (exit && java && !frames[i].getClassName().equals("java.lang.System")) {
        return frames[i];
      }
    }
    return null;
  }
}
