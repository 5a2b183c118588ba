package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when an input ends before its end: cut off, or with compressed data that stops or is
 * damaged.
 *
 * <p>What was delivered before is whole, and an entry that was cut is not delivered. But where
 * compressed data is damaged ({@code gzip.corrupt}), texts before that place may be altered.
 */
public final class TruncatedException extends SitemapException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception for a problem with the exception that revealed it, if any. */
  public TruncatedException(Problem problem, @Nullable Throwable cause) {
    super(problem.asMissing(), cause);
  }
}
