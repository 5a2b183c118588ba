package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;

/** Thrown when a document passes one of the {@link Limits} that it is read within. */
public final class LimitException extends SitemapException {

  private static final long serialVersionUID = 1L;

  private final Limit limit;

  /** Creates an exception for a problem. */
  public LimitException(Limit limit, Problem problem) {
    super(problem);
    this.limit = limit;
  }

  /** Returns which of them it passes. */
  public Limit limit() {
    return limit;
  }
}
