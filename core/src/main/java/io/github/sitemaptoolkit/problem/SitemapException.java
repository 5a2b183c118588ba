package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when an input, or the rest of it, cannot be used, or when an output cannot hold what it is
 * given.
 *
 * <p>Thrown while reading, it comes after every entry before that place was delivered.
 *
 * @since 0.1
 */
public class SitemapException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  /** Creates an exception for a problem. */
  public SitemapException(Problem problem) {
    this(problem, null);
  }

  /** Creates an exception for a problem with the exception that revealed it. */
  public SitemapException(Problem problem, @Nullable Throwable cause) {
    super(problem.toString(), cause);
    this.problem = problem;
  }

  /** Returns what is wrong, and where. */
  public Problem problem() {
    return problem;
  }
}
