package io.github.sitemaptoolkit.testkit.disk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts the operations of a disk, and makes one of them go wrong. Safe for many threads.
 *
 * @since 0.1
 */
public final class Faults {

  private final Set<Operation> counted;
  private final int when;
  private final Fault fault;
  private final List<String> log = new ArrayList<>();
  private final List<Operation> operations = new ArrayList<>();
  private boolean killed;
  private boolean ended;

  private Faults(Set<Operation> counted, int when, Fault fault) {
    this.counted = counted;
    this.when = when;
    this.fault = fault;
  }

  /** Counts all operations. */
  public static Faults none() {
    return at(0, Fault.BROKEN);
  }

  /**
   * Counts all operations.
   *
   * @param when the number of the operation that goes wrong, from 1; 0 for none
   */
  public static Faults at(int when, Fault fault) {
    return new Faults(EnumSet.allOf(Operation.class), when, fault);
  }

  /** Counts these operations only; others never go wrong. To be said before the first of them. */
  public Faults of(Set<Operation> operations) {
    return new Faults(Set.copyOf(operations), when, fault);
  }

  /** Returns the operations so far, and the names of the files: {@code write a.xml}. */
  public synchronized List<String> log() {
    return List.copyOf(log);
  }

  /** Returns the operations so far. */
  public synchronized List<Operation> operations() {
    return List.copyOf(operations);
  }

  /** Ends the process that was killed, so far as it has not: what still runs of it fails. */
  synchronized void end() {
    ended = true;
  }

  /** Counts an operation that is about to be done; returns what goes wrong with it, if anything. */
  synchronized @Nullable Fault next(Operation operation, Path path) throws IOException {
    if (killed && ended) {
      throw new IOException("the process has ended");
    } else if (killed) {
      throw new Fault.Killed();
    } else if (!counted.contains(operation)) {
      return null;
    }
    operations.add(operation);
    log.add(operation + " " + path.getFileName());
    if (log.size() != when) {
      return null;
    }
    killed = fault == Fault.KILLED;
    return fault;
  }

  /** Counts an operation, of which nothing is done if it goes wrong. */
  void operation(Operation operation, Path path) throws IOException {
    Fault wrong = next(operation, path);
    if (wrong != null) {
      wrong.strike(operation, path);
    }
  }
}
