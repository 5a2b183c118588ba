package io.github.sitemaptoolkit.testkit.disk;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** How an operation goes wrong. */
public enum Fault {

  /** The disk is broken; the exception names no file, as those of reading and writing. */
  BROKEN,

  /** The disk is broken; the exception names the file, as those of opening and moving. */
  BROKEN_NAMED,

  /** The disk is full: a part of what is written may be there. */
  FULL,

  /** It is not allowed. */
  DENIED,

  /** Reading and writing stop half-way, which is no failure; other operations are done. */
  SHORT,

  /** The process ends in the middle of the operation: nothing that it does afterwards counts. */
  KILLED;

  void strike(Path path) throws IOException {
    String name = path.toString();
    switch (this) {
      case BROKEN -> throw new IOException("Input/output error");
      case BROKEN_NAMED -> throw new FileSystemException(name, null, "Input/output error");
      case FULL -> throw new FileSystemException(name, null, "No space left on device");
      case DENIED -> throw new AccessDeniedException(name);
      case KILLED -> throw new Killed();
      case SHORT -> {
        // what is done by half is done well
      }
    }
  }

  /** The end of a process; it is no exception, as nobody in the process is told of it. */
  public static final class Killed extends Error {

    private static final long serialVersionUID = 1L;

    Killed() {
      super("killed", null, false, false);
    }
  }
}
