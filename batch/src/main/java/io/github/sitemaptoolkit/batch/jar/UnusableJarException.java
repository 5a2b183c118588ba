package io.github.sitemaptoolkit.batch.jar;

import org.jspecify.annotations.Nullable;

/**
 * A jar has no extension and no format, or cannot be loaded. The message is for people.
 *
 * @since 0.1
 */
public final class UnusableJarException extends Exception {

  private static final long serialVersionUID = 1L;

  UnusableJarException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
