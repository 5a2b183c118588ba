package io.github.sitemaptoolkit.limit;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.TruncatedException;

/**
 * Thrown when an entry or a document as a whole exceeds one of the {@link Limits}. All entries
 * before the place where that happened have been returned.
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

  /** Returns the limit that is exceeded. */
  public Limit limit() {
    return limit;
  }
}
