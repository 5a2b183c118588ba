package io.github.sitemaptoolkit.limit;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.TruncatedException;

/**
 * Thrown when a document as a whole passes one of the {@link Limits} that it is read within. What
 * is complete before that place was delivered.
 *
 * @since 0.1
 */
public final class LimitException extends TruncatedException {

  private static final long serialVersionUID = 1L;

  private final Limit limit;

  /** Creates an exception for a problem. */
  public LimitException(Limit limit, Problem problem) {
    super(problem, null);
    this.limit = limit;
  }

  /** Returns which of them it passes. */
  public Limit limit() {
    return limit;
  }
}
