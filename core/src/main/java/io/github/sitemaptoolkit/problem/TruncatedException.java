package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when reading ends before the input does: because it is cut off, because its compressed
 * data stops or is damaged, or because it passes a limit.
 *
 * <p>What was delivered before is whole, and an entry that was cut is not delivered. But where
 * compressed data is damaged ({@code gzip.corrupt}), texts before that place may be altered.
 *
 * @since 0.1
 */
public class TruncatedException extends SitemapException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception for a problem with the exception that revealed it, if any. */
  public TruncatedException(Problem problem, @Nullable Throwable cause) {
    super(problem.asMissing(), cause);
  }
}
