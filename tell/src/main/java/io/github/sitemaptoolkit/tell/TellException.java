package io.github.sitemaptoolkit.tell;

import java.io.IOException;

/**
 * Thrown if a search engine or a site answers, but not as it should.
 *
 * @since 0.1
 */
public final class TellException extends IOException {

  private static final long serialVersionUID = 1;

  /** Creates an exception; the message names the address and says what to do. */
  public TellException(String message) {
    super(message);
  }

  /** Creates an exception with a cause. */
  TellException(String message, Throwable cause) {
    super(message, cause);
  }
}
