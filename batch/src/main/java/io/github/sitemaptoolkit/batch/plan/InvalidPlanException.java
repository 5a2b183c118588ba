package io.github.sitemaptoolkit.batch.plan;

/**
 * Thrown where inputs, outputs or patterns make no sense together; nothing was done.
 *
 * @since 0.1
 */
public final class InvalidPlanException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a message for people. */
  public InvalidPlanException(String message) {
    super(message);
  }
}
