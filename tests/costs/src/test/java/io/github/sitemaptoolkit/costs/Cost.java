package io.github.sitemaptoolkit.costs;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * What a task costs the thread that runs it.
 *
 * @param millis time of the processor
 * @param megabytes memory that was allocated
 */
public record Cost(double millis, double megabytes) {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** A task that may fail. */
  public interface Task {
    void run() throws IOException;
  }

  /** Returns the cost of a task. */
  public static Cost of(Task task) throws IOException {
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long nanos = THREADS.getCurrentThreadCpuTime();
    task.run();
    return new Cost(
        (THREADS.getCurrentThreadCpuTime() - nanos) / 1e6,
        (THREADS.getCurrentThreadAllocatedBytes() - bytes) / 1e6);
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.1f ms, %.1f MB", millis, megabytes);
  }
}
