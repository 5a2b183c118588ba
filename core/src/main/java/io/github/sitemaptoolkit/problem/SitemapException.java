package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when an input, or the rest of it, cannot be used, or when an output cannot hold the data
 * to write.
 *
 * <p>A reader throws it after it has returned all entries before the problem.
 *
 * @since 0.1
 */
public class SitemapException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  /**
   * Creates an exception for a problem.
   *
   * @param message what is wrong, and what to do about it
   * @param at where it is
   */
  public SitemapException(Code code, String message, Location at) {
    this(Problem.of(code, message, at));
  }

  /** Creates an exception for a problem. */
  public SitemapException(Problem problem) {
    this(problem, null);
  }

  /** Creates an exception for a problem with its cause. */
  public SitemapException(Problem problem, @Nullable Throwable cause) {
    super(problem.toString(), cause);
    this.problem = problem;
  }

  /** Returns the problem: what is wrong, and where. */
  public Problem problem() {
    return problem;
  }
}
