package io.github.sitemaptoolkit.s3.internal.machine;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The machine on which this program runs. */
public final class ThisMachine implements Machine {

  /** The only one. */
  public static final ThisMachine INSTANCE = new ThisMachine();

  private static final Path PROCESSES = Path.of("/proc");

  /** Where the start time stands among the fields behind the name of a process: proc(5). */
  private static final int START_TIME = 19;

  private ThisMachine() {}

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }

  @Override
  public long currentTimeMillis() {
    return System.currentTimeMillis();
  }

  @Override
  public void sleep(Duration time) throws InterruptedException {
    Thread.sleep(time.toMillis());
  }

  @Override
  public Repetition repeat(Duration period, Runnable task) {
    var ended = new AtomicBoolean();
    Runnable again =
        () -> {
          try {
            while (!ended.get()) {
              sleep(period);
              if (!ended.get()) {
                task.run();
              }
            }
          } catch (InterruptedException e) {
            // it was closed
          }
        };
    var thread = new Thread(again, "sitemap-lock");
    thread.setDaemon(true);
    thread.start();
    return () -> {
      ended.set(true);
      thread.interrupt();
    };
  }

  @Override
  public <T> List<T> all(List<? extends Callable<T>> requests) throws IOException {
    return new ParallelRequests<T>(requests).results(CONNECTIONS);
  }

  @Override
  public Owner self() {
    long pid = ProcessHandle.current().pid();
    Long started = started(pid);
    return new Owner(host(), started == null ? "" : machine(), pid, started == null ? 0 : started);
  }

  private static String host() {
    String host = System.getenv("HOSTNAME");
    String name = host == null || host.isBlank() ? System.getenv("COMPUTERNAME") : host;
    return name == null ? "" : name.strip();
  }

  /**
   * Returns what identifies this machine since its start, and the space of numbers of processes, as
   * a container has its own; empty if that is not known.
   */
  private static String machine() {
    try {
      String boot = Files.readString(PROCESSES.resolve("sys/kernel/random/boot_id")).strip();
      Path numbers = Files.readSymbolicLink(PROCESSES.resolve("self/ns/pid"));
      return boot + ' ' + numbers;
    } catch (IOException | UnsupportedOperationException e) {
      return "";
    }
  }

  /** Returns when a process was started; null if that is not known. */
  private static @Nullable Long started(long pid) {
    try {
      String line = Files.readString(PROCESSES.resolve(pid + "/stat"));
      String[] fields = line.substring(line.lastIndexOf(')') + 1).strip().split(" ", -1);
      return Long.valueOf(fields[START_TIME]);
    } catch (IOException | IndexOutOfBoundsException | NumberFormatException e) {
      return null;
    }
  }

  @Override
  public boolean isGone(Owner owner) {
    if (owner.machine().isEmpty() || !owner.machine().equals(machine())) {
      return false;
    } else if (ProcessHandle.of(owner.pid()).isEmpty()) {
      return true;
    }
    Long started = started(owner.pid());
    return started != null && started != owner.started();
  }

  @Override
  public String uniqueId() {
    return UUID.randomUUID().toString();
  }

  /** Requests, several of which are under way at the same time. Used once. */
  private static final class ParallelRequests<T> {

    private final List<? extends Callable<T>> requests;
    private final AtomicReferenceArray<@Nullable T> results;
    private final AtomicReferenceArray<@Nullable Exception> failures;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped; // no further ones are begun

    ParallelRequests(List<? extends Callable<T>> requests) {
      this.requests = requests;
      this.results = new AtomicReferenceArray<>(requests.size());
      this.failures = new AtomicReferenceArray<>(requests.size());
    }

    /**
     * Sends all of them. Throws what {@link Machine#all} throws.
     *
     * @param most how many at the same time
     */
    List<T> results(int most) throws IOException {
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < Math.min(most, requests.size()); i++) {
        var thread = new Thread(this::sendOneAfterTheOther, "sitemap-request-" + i);
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
      }
      boolean interrupted = false;
      for (Thread thread : threads) {
        interrupted |= isInterruptedJoining(thread, threads);
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
        throw new InterruptedIOException("interrupted");
      }
      for (int i = 0; i < requests.size(); i++) {
        rethrow(failures.get(i));
      }
      List<T> all = new ArrayList<>();
      for (int i = 0; i < requests.size(); i++) {
        all.add(results.get(i));
      }
      return all;
    }

    private void sendOneAfterTheOther() {
      for (int i = next.getAndIncrement();
          i < requests.size() && !stopped;
          i = next.getAndIncrement()) {
        try {
          results.set(i, requests.get(i).call());
        } catch (Exception e) { // thrown by the thread that waits
          failures.set(i, e);
          stopped = true;
        }
      }
    }

    /** Waits for the end of a thread; if that is interrupted, no thread begins another request. */
    private boolean isInterruptedJoining(Thread thread, List<Thread> all) {
      boolean interrupted = false;
      while (true) {
        try {
          thread.join();
          return interrupted;
        } catch (InterruptedException e) {
          interrupted = true;
          stopped = true;
          all.forEach(Thread::interrupt);
        }
      }
    }

    private static void rethrow(@Nullable Exception failure) throws IOException {
      if (failure instanceof IOException e) {
        throw e;
      } else if (failure instanceof RuntimeException e) {
        throw e;
      } else if (failure != null) {
        throw new IllegalStateException(failure); // requests throw nothing else
      }
    }
  }
}
