package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.s3.internal.machine.Machine;
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
   * @param etag changes when the object does, as conditions need it; empty if unknown
   */
  record Listed(String file, long size, String etag) {}

  /**
   * An object that is read.
   *
   * @param object what is known of it
   * @param stream its bytes; the caller closes it
   */
  record Opened(Listed object, InputStream stream) {}

  /**
   * What must be true of an object when it is put.
   *
   * @param etag the tag that it must have; null if it must not exist
   */
  record Condition(@Nullable String etag) {

    static final Condition ABSENT = new Condition(null);

    boolean absent() {
      return etag == null;
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

  /** Opens an object; null if it does not exist. */
  @Nullable Opened open(String file) throws IOException;

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
   * Returns the maximum number of objects that are listed instead of asking for so many of them: an
   * answer has a thousand, and tells where the next one begins.
   */
  static int mostListed(int asked) {
    return 1000 * Math.max(1, asked / Machine.CONNECTIONS);
  }

  /**
   * Puts an object.
   *
   * @return its tag; null if the condition is not met, or was met by the same put, whose answer was
   *     lost
   */
  @Nullable String put(String file, Upload upload, Condition condition) throws IOException;

  /**
   * Gives an object another tag, so that a put of somebody else on the condition of the former one
   * is refused. Its bytes stay, and what is kept with them.
   *
   * @return whether that was done: not if it is not as it was found, or the store cannot do so
   */
  boolean retag(String file, ObjectInfo found) throws IOException;

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
