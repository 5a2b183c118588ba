package io.github.sitemaptoolkit.io;

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
 * Words failures of input and output: many exceptions say so by their class alone, or not at all.
 *
 * @since 0.1
 */
public final class IoReason {

  private static final Map<Class<?>, String> BY_CLASS =
      Map.of(
          NoSuchFileException.class, "no such file",
          AccessDeniedException.class, "permission denied",
          NotDirectoryException.class, "is not a directory",
          DirectoryNotEmptyException.class, "the directory is not empty",
          FileAlreadyExistsException.class, "is there already",
          FileSystemLoopException.class, "its links go round in a circle",
          EOFException.class, "ends early");

  private static final String UNKNOWN = "cannot be read or written; the system does not say why";

  private IoReason() {}

  /** Returns why something failed, without the name of the file. */
  public static String of(IOException e) {
    if (e instanceof CharacterCodingException) {
      return "is not UTF-8"; // its message counts bytes
    } else if (e instanceof ClosedChannelException) {
      return "was closed before its end";
    }
    String said = e instanceof FileSystemException file ? file.getReason() : e.getMessage();
    return said == null || said.isBlank() ? BY_CLASS.getOrDefault(e.getClass(), UNKNOWN) : said;
  }

  /** Returns the name of the file, where the exception knows it, and why it failed. */
  public static String withFile(IOException e) {
    return e instanceof FileSystemException file && file.getFile() != null
        ? file.getFile() + ": " + of(e)
        : of(e);
  }
}
