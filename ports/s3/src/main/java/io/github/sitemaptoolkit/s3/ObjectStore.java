package io.github.sitemaptoolkit.s3;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The objects of a set, by the names of its files. Exceptions name the file and say what to do.
 * Safe for use by several threads.
 */
interface ObjectStore extends Closeable {

  /** An object with its bytes. */
  final class Content {

    private final ObjectInfo object;
    private final byte[] bytes;

    Content(ObjectInfo object, byte[] bytes) {
      this.object = object;
      this.bytes = bytes;
    }

    ObjectInfo object() {
      return object;
    }

    byte[] bytes() {
      return bytes;
    }
  }

  /**
   * An object in a list.
   *
   * @param file the name of the file
   * @param size the size in bytes, as it is stored
   * @param etag changes when the object does
   */
  record Listed(String file, long size, String etag) {}

  /**
   * What must be true of an object when it is put or deleted.
   *
   * @param absent whether it must not exist
   * @param etag the tag that it must have; null for any
   */
  record Condition(boolean absent, @Nullable String etag) {

    static final Condition NONE = new Condition(false, null);

    static final Condition ABSENT = new Condition(true, null);

    /** Returns the condition that an object has this tag, or does not exist if that is null. */
    static Condition same(@Nullable String etag) {
      return etag == null ? ABSENT : new Condition(false, etag);
    }

    boolean isNone() {
      return !absent && etag == null;
    }
  }

  /** A store refuses to delete, such as without the permission, or because it never does. */
  final class DeletionRefusedException extends FileSystemException {

    private static final long serialVersionUID = 1L;

    DeletionRefusedException(String name, String reason) {
      super(name, null, reason);
    }
  }

  /** Returns where the objects are kept. */
  Address address();

  /** Returns what is known of an object; null if it does not exist. */
  @Nullable ObjectInfo head(String file) throws IOException;

  /** Opens an object, which the caller closes; null if it does not exist. */
  @Nullable InputStream open(String file) throws IOException;

  /**
   * Returns a small object; null if it does not exist.
   *
   * @param most the maximum size in bytes
   * @throws FileSystemException if it is larger
   */
  @Nullable Content get(String file, int most) throws IOException;

  /**
   * Returns the objects whose names begin with a text, sorted by name; none of folders within.
   *
   * @param beginning such as {@code sitemap}; empty for all
   */
  List<Listed> list(String beginning) throws IOException;

  /**
   * Returns the same list; null if it has more objects than this.
   *
   * @param most a number that few requests can list
   */
  default @Nullable List<Listed> list(String beginning, int most) throws IOException {
    List<Listed> all = list(beginning);
    return all.size() > most ? null : all;
  }

  /**
   * Puts an object.
   *
   * @return its tag; null if the condition is not met, or was met by the same put, whose answer was
   *     lost
   */
  @Nullable String put(String file, Upload upload, Condition condition) throws IOException;

  /**
   * Deletes an object, if it exists.
   *
   * @throws DeletionRefusedException if that is not allowed
   */
  void delete(String file) throws IOException;

  /**
   * Deletes an object if it has this tag.
   *
   * @return whether the store knows this condition: if not, nothing is deleted
   * @throws DeletionRefusedException if that is not allowed
   */
  boolean delete(String file, String etag) throws IOException;

  /** Releases the connections. */
  @Override
  void close();
}
