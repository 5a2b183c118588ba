package io.github.sitemaptoolkit.validator.baseline;

/**
 * Thrown if a file is no baseline, or a damaged one. The message names the file and the line.
 *
 * @since 0.1
 */
public final class InvalidBaselineException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  InvalidBaselineException(String message) {
    super(message);
  }
}
