package io.github.sitemaptoolkit.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts the operations on a file system and makes one of them fail. Safe for use by several
 * threads.
 *
 * @since 0.1
 */
public final class Faults {

  private final Set<Operation> counted;
  private final int when;
  private final Fault fault;
  private Runnable listener = () -> {};
  private Runnable killer = () -> {};
  private @Nullable Path directory; // null for all files
  private final List<String> log = new ArrayList<>();
  private final List<Operation> operations = new ArrayList<>();
  private boolean killed;
  private boolean ended;

  private Faults(Set<Operation> counted, int when, Fault fault) {
    this.counted = counted;
    this.when = when;
    this.fault = fault;
  }

  /** Returns faults that count all operations and let none fail. */
  public static Faults none() {
    return at(0, Fault.BROKEN);
  }

  /**
   * Returns faults that count all operations and let one fail.
   *
   * @param when the number of the operation that fails, from 1; 0 for none
   * @param fault how it fails
   */
  public static Faults at(int when, Fault fault) {
    return new Faults(EnumSet.allOf(Operation.class), when, fault);
  }

  /** Returns faults that count only these operations; others never fail. */
  public Faults only(Set<Operation> operations) {
    var others = new Faults(Set.copyOf(operations), when, fault);
    others.directory = directory;
    return others;
  }

  /** Counts only operations on what is below a directory; others never fail. */
  public Faults below(Path tree) {
    directory = tree.toAbsolutePath();
    return this;
  }

  /** Sets what is called when the process is killed, such as what really ends it. */
  public Faults killing(Runnable end) {
    killer = end;
    return this;
  }

  /**
   * Sets what is called before each counted operation, in the thread that does it. What it does
   * itself must not go through the same file system.
   */
  public Faults before(Runnable each) {
    listener = each;
    return this;
  }

  /** Returns the counted operations so far, each with the name of the file: {@code write a.xml}. */
  public synchronized List<String> log() {
    return List.copyOf(log);
  }

  /** Returns the counted operations so far. */
  public synchronized List<Operation> operations() {
    return List.copyOf(operations);
  }

  /** Returns the operation that was counted last; null if there was none. */
  public synchronized @Nullable Operation last() {
    return operations.isEmpty() ? null : operations.get(operations.size() - 1);
  }

  /**
   * Makes all further operations fail, because the process was killed; threads that still run get
   * an exception.
   */
  synchronized void end() {
    ended = true;
  }

  /**
   * Counts an operation before it is executed; returns the fault that it meets, or null if it
   * succeeds.
   */
  synchronized @Nullable Fault next(Operation operation, Path path) throws IOException {
    if (killed && ended) {
      throw new IOException("the process has ended");
    } else if (killed) {
      throw new Fault.Killed();
    } else if (!counted.contains(operation) || isElsewhere(path)) {
      return null;
    }
    listener.run();
    operations.add(operation);
    log.add(operation + " " + path.getFileName());
    if (log.size() != when) {
      return null;
    }
    killed = fault == Fault.KILLED;
    return fault;
  }

  /** Counts an operation that has no effect if it fails. */
  void operation(Operation operation, Path path) throws IOException {
    Fault wrong = next(operation, path);
    if (wrong != null) {
      strike(wrong, operation, path);
    }
  }

  /** Lets an operation fail. */
  void strike(Fault wrong, Operation operation, Path path) throws IOException {
    if (wrong == Fault.KILLED) {
      killer.run();
    }
    wrong.strike(operation, path);
  }

  private boolean isElsewhere(Path path) {
    return directory != null && !path.toAbsolutePath().startsWith(directory);
  }
}
