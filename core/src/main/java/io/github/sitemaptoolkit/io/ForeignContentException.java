package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.nio.file.FileSystemException;

/**
 * Thrown if a file holds what the command cannot have written there, such as far too much: trying
 * again changes nothing, somebody must look at it.
 *
 * @since 0.1
 */
@Incubating
public final class ForeignContentException extends FileSystemException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param file its name in messages
   * @param reason what is wrong, and what to do
   */
  public ForeignContentException(String file, String reason) {
    super(file, null, reason);
  }
}
