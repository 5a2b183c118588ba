package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;

/** Thrown for a problem that takes more than one line to explain. */
public final class DetailedException extends SitemapException {

  private static final long serialVersionUID = 1L;

  private final transient Table details;
  private final String advice;

  /**
   * Creates an exception.
   *
   * @param details printed below the problem
   * @param advice what to do, printed below them
   */
  public DetailedException(Problem problem, Table details, String advice) {
    super(problem);
    this.details = details;
    this.advice = advice;
  }

  /** Prints what belongs below the problem. */
  void print(MessageWriter err, int width) {
    details.fitted(width).lines().forEach(line -> err.println("  " + line));
    err.println(advice);
  }
}
