package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a document cannot be read to its end because the input is truncated, its compressed
 * data is damaged, or it exceeds a limit.
 *
 * <p>All entries that the reader returned before are complete; an entry that is cut off is not
 * returned. But if compressed data is damaged ({@code gzip.corrupt}), texts before that place may
 * be wrong.
 *
 * @since 0.1
 */
public class TruncatedException extends SitemapException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception for a problem with its cause; null if there is none. */
  public TruncatedException(Problem problem, @Nullable Throwable cause) {
    super(problem.asMissing(), cause);
  }
}
