package io.github.sitemaptoolkit.file;

import io.github.sitemaptoolkit.io.Source;
import java.io.EOFException;
import org.jspecify.annotations.Nullable;

/**
 * Thrown by the stream of a {@link Source} if the document was not received to its end, for example
 * because a connection broke. What was received is read, and the document is refused or reported as
 * truncated.
 *
 * @since 0.1
 */
public final class CutInputException extends EOFException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param message what happened, for users
   * @param cause null if there is none
   */
  public CutInputException(String message, @Nullable Throwable cause) {
    super(message);
    if (cause != null) {
      initCause(cause);
    }
  }
}
