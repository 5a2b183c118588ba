package io.github.sitemaptoolkit.testkit.disk;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/**
 * How an operation goes wrong.
 *
 * @since 0.1
 */
public enum Fault {

  /** The disk is broken. */
  BROKEN,

  /** The disk is full: a part of what is written may be there. */
  FULL,

  /** It is not allowed. */
  DENIED,

  /** Reading and writing stop half-way, which is no failure; other operations are done. */
  SHORT,

  /** The process ends in the middle of the operation: nothing that it does afterwards counts. */
  KILLED;

  /** Returns whether it can happen to an operation, and makes a difference. */
  public boolean fits(Operation operation) {
    return switch (this) {
      case BROKEN, KILLED -> true;
      case FULL -> Operation.CHANGES.contains(operation) || operation == Operation.CLOSE;
      case DENIED -> operation.isByName();
      case SHORT -> operation == Operation.READ || operation == Operation.WRITE;
    };
  }

  /**
   * Does what the system does then: of what is asked by name it throws exceptions that name the
   * file, of a file that is open such as do not.
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
        // what is done by half is done well
      }
    }
  }

  private static IOException exception(Operation operation, Path path, String message) {
    return operation.isByName()
        ? new FileSystemException(path.toString(), null, message)
        : new IOException(message);
  }

  /** The end of a process; it is no exception, as nothing in the process learns of it. */
  public static final class Killed extends Error {

    private static final long serialVersionUID = 1L;

    Killed() {
      super("killed", null, false, false);
    }
  }
}
