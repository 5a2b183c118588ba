package io.github.sitemaptoolkit.batch.jar;

import org.jspecify.annotations.Nullable;

/**
 * Thrown if a jar contains neither an extension nor a format, or cannot be loaded. The message is
 * meant for users.
 *
 * @since 0.1
 */
public final class UnusableJarException extends Exception {

  private static final long serialVersionUID = 1L;

  UnusableJarException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
