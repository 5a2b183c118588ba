package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;

/**
 * What to do if a sitemap of an index cannot be read.
 *
 * @since 0.1
 */
public enum Unreadable {
  /** Reading ends with an exception. */
  FAIL,
  /** The sitemap is silently skipped from the point where it cannot be read. */
  SKIP,
  /** The sitemap is skipped from the point where it cannot be read, and this is reported. */
  REPORT;

  /**
   * Throws the exception, ignores it, or reports its problem as the reason why data is left out. An
   * error in this program or in an extension is always reported, so that all others are read; who
   * writes or compares what was read looks for {@link Containment#hasFailures failures}.
   */
  public void apply(SitemapException e, Problems problems) {
    if (Containment.isFailure(e.problem())) {
      problems.report(e.problem().asMissing());
      return;
    }
    switch (this) {
      case FAIL -> throw e;
      case SKIP -> {}
      case REPORT -> problems.report(e.problem().asMissing());
    }
  }
}
