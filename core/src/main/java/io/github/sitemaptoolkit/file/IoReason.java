package io.github.sitemaptoolkit.file;

import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Map;

/**
 * Reasons of I/O failures as texts for messages. Many exceptions show the reason only by their
 * class, or not at all.
 *
 * @since 0.1
 */
public final class IoReason {

  private static final Map<Class<?>, String> BY_CLASS =
      Map.of(
          NoSuchFileException.class,
          "no such file",
          AccessDeniedException.class,
          "permission denied",
          NotDirectoryException.class,
          "is not a directory",
          DirectoryNotEmptyException.class,
          "the directory is not empty",
          FileAlreadyExistsException.class,
          "already exists",
          FileSystemLoopException.class,
          "its symbolic links form a loop",
          EOFException.class,
          "ends unexpectedly");

  private static final String UNKNOWN = "cannot be read or written; the system gives no reason";

  private IoReason() {}

  /** Returns the reason of a failure, without the name of the file. */
  public static String of(IOException e) {
    if (e instanceof CharacterCodingException) {
      return "is not UTF-8"; // its message only has a number of bytes
    } else if (e instanceof ClosedChannelException) {
      return "was closed before the end";
    }
    String said = e instanceof FileSystemException file ? file.getReason() : e.getMessage();
    return said == null || said.isBlank() ? BY_CLASS.getOrDefault(e.getClass(), UNKNOWN) : said;
  }

  /** Returns the reason of a failure, after the name of the file if the exception has one. */
  public static String withFile(IOException e) {
    return e instanceof FileSystemException file && file.getFile() != null
        ? file.getFile() + ": " + of(e)
        : of(e);
  }

  /**
   * Returns a failure with more to its reason.
   *
   * @param place what failed, if the exception has no file
   * @param more follows the reason
   */
  public static FileSystemException explained(IOException e, Object place, String more) {
    String file = e instanceof FileSystemException known ? known.getFile() : place.toString();
    var explained = new FileSystemException(file, null, of(e) + more);
    explained.initCause(e);
    return explained;
  }
}
