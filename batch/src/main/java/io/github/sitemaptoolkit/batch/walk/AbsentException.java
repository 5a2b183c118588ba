package io.github.sitemaptoolkit.batch.walk;

/**
 * Thrown if a listed sitemap is not there, or was read before. The message says why, for users.
 *
 * @since 0.1
 */
public final class AbsentException extends Exception {

  private static final long serialVersionUID = 1L;

  AbsentException(String reason) {
    super(reason);
  }
}
