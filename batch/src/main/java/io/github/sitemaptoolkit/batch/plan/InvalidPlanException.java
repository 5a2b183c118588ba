package io.github.sitemaptoolkit.batch.plan;

/**
 * Thrown if inputs, outputs or patterns are invalid or in conflict. Nothing was read or written.
 *
 * @since 0.1
 */
public final class InvalidPlanException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a message for users. */
  public InvalidPlanException(String message) {
    super(message);
  }
}
