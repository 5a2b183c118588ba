package io.github.sitemaptoolkit.faults;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * An operation on a file or directory.
 *
 * @since 0.1
 */
public enum Operation {
  /** Opens a file for reading or writing. */
  OPEN,
  /** Reads bytes. */
  READ,
  /** Writes bytes. */
  WRITE,
  /** Truncates a file. */
  TRUNCATE,
  /** Locks a file. */
  LOCK,
  /** Forces written data to the disk. */
  FORCE,
  /** Closes a file. */
  CLOSE,
  /** Moves or renames a file. */
  MOVE,
  /** Copies a file. */
  COPY,
  /** Deletes a file. */
  DELETE,
  /** Creates a directory. */
  MAKE,
  /** Lists the files of a directory. */
  LIST,
  /** Checks whether a file exists or is accessible. */
  ACCESS,
  /** Reads the attributes of a file. */
  ATTRIBUTES,
  /** Reads the target of a symbolic link. */
  LINK;

  /** The operations that change the file system, or may do so. */
  public static final Set<Operation> CHANGES =
      Collections.unmodifiableSet(
          EnumSet.of(OPEN, WRITE, TRUNCATE, LOCK, FORCE, MOVE, COPY, DELETE, MAKE));

  /** The operations on an open file. */
  private static final Set<Operation> OPENED =
      Collections.unmodifiableSet(EnumSet.of(READ, WRITE, TRUNCATE, LOCK, FORCE, CLOSE));

  /** Returns whether the operation is on the name of a file, not on an open file. */
  boolean isByName() {
    return !OPENED.contains(this);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
