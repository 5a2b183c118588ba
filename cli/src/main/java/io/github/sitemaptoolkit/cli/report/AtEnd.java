package io.github.sitemaptoolkit.cli.report;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** What is closed when a command has ended, whatever became of it. */
public final class AtEnd {

  private final Deque<Closeable> resources = new ArrayDeque<>();

  /** Adds a resource, which is closed before those that were added earlier. */
  public synchronized void close(Closeable resource) {
    resources.push(resource);
  }

  /** Closes all. Failures do not matter any more. */
  public synchronized void run() {
    while (!resources.isEmpty()) {
      try {
        resources.pop().close();
      } catch (IOException e) {
        // nothing was written with it
      }
    }
  }
}
