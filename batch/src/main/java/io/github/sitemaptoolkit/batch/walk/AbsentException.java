package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * Thrown if a listed sitemap is not there, or was read before. The message says why, for users.
 *
 * @since 0.1
 */
@Incubating
public final class AbsentException extends Exception {

  private static final long serialVersionUID = 1L;

  AbsentException(String reason) {
    super(reason);
  }
}
