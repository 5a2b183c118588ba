package io.github.sitemaptoolkit.faults;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/**
 * How an operation on a file fails.
 *
 * @since 0.1
 */
public enum Fault {

  /** An input/output error of the disk. */
  BROKEN,

  /** The disk is full. A part of the data may have been written. */
  FULL,

  /** Permission is denied. */
  DENIED,

  /**
   * Reading and writing transfer only a part of the data, which is not an error. Other operations
   * are executed normally.
   */
  SHORT,

  /**
   * The process is killed in the middle of the operation. Whatever it does afterwards has no
   * effect.
   */
  KILLED;

  /** Returns whether this fault can happen to an operation and has an effect on it. */
  public boolean appliesTo(Operation operation) {
    return switch (this) {
      case BROKEN, KILLED -> true;
      case FULL -> Operation.CHANGES.contains(operation) || operation == Operation.CLOSE;
      case DENIED -> operation.isByName();
      case SHORT -> operation == Operation.READ || operation == Operation.WRITE;
    };
  }

  /**
   * Fails in the way the system does: with an exception that names the file, unless the operation
   * is on an open file.
   */
  void strike(Operation operation, Path path) throws IOException {
    switch (this) {
      case BROKEN -> throw exception(operation, path, "Input/output error");
      case FULL -> throw exception(operation, path, "No space left on device");
      case DENIED ->
          throw operation.isByName()
              ? new AccessDeniedException(path.toString())
              : new IOException("Permission denied");
      case KILLED -> throw new Killed();
      case SHORT -> {
        // a partial transfer is not an error
      }
    }
  }

  /** Returns what a simulation throws whose process is killed outside of a file system. */
  public static Error killed() {
    return new Killed();
  }

  private static IOException exception(Operation operation, Path path, String message) {
    return operation.isByName()
        ? new FileSystemException(path.toString(), null, message)
        : new IOException(message);
  }

  /**
   * Signals that the process was killed. It is an error, so that code under test does not catch it
   * as an exception.
   */
  public static final class Killed extends Error {

    private static final long serialVersionUID = 1L;

    Killed() {
      super("killed", null, false, false);
    }
  }
}
