package io.github.sitemaptoolkit.s3;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** The machine on which this program runs. */
final class ThisMachine implements Machine {

  static final ThisMachine INSTANCE = new ThisMachine();

  /** How many requests are under way at the same time. */
  private static final int CONNECTIONS = 32;

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
      String[] fields = line.substring(line.lastIndexOf(')') + 1).strip().split(" ");
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
}
