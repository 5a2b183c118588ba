package io.github.sitemaptoolkit.testkit.disk;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * What a program asks of a disk.
 *
 * @since 0.1
 */
public enum Operation {
  /** A file is opened, to read or to write it. */
  OPEN,
  /** Bytes are read. */
  READ,
  /** Bytes are written. */
  WRITE,
  /** A file is made shorter. */
  TRUNCATE,
  /** A file is locked. */
  LOCK,
  /** What was written is forced to the disk. */
  FORCE,
  /** A file is closed. */
  CLOSE,
  /** A file gets another name. */
  MOVE,
  /** A file is copied. */
  COPY,
  /** A file is removed. */
  DELETE,
  /** A directory is made. */
  MAKE,
  /** The files of a directory are asked for. */
  LIST,
  /** It is asked whether a file is there, or can be used. */
  ACCESS,
  /** It is asked what is known of a file. */
  ATTRIBUTES,
  /** It is asked where a link leads. */
  LINK;

  /** Those after which the disk is another one, or may be. */
  public static final Set<Operation> CHANGES =
      Collections.unmodifiableSet(
          EnumSet.of(OPEN, WRITE, TRUNCATE, LOCK, FORCE, MOVE, COPY, DELETE, MAKE));

  /** Those on a file that is open. */
  private static final Set<Operation> OPENED =
      Collections.unmodifiableSet(EnumSet.of(READ, WRITE, TRUNCATE, LOCK, FORCE, CLOSE));

  /** Returns whether it is asked of a file by its name, not of one that is open. */
  boolean isByName() {
    return !OPENED.contains(this);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
