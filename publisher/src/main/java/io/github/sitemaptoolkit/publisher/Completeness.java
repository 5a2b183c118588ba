package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.plan.PublishCodes;

/** Keeps what was read of a broken input from replacing what was made of the whole one. */
final class Completeness {

  private final Problems problems;
  private final String name;
  private final long before;

  /**
   * Creates a check of what is read from now on.
   *
   * @param problems where readers report what is missing
   * @param name what messages call the output
   */
  Completeness(Problems problems, String name) {
    this.problems = problems;
    this.name = name;
    this.before = problems.missingEntries();
  }

  /**
   * Refuses to go on if entries of the input are missing. A value that an entry lacks, such as a
   * date that nobody understands, keeps nothing from being published.
   *
   * @param leftOut how many problems say what the output cannot hold: those are not the input's
   * @throws SitemapException if so
   */
  void check(long leftOut) {
    long missing = problems.missingEntries() - before - leftOut;
    if (missing > 0) {
      String message =
          missing == 1
              ? "an entry of the input, or several, could not be read, see above"
              : "entries of the input could not be read in " + missing + " places, see above";
      throw new SitemapException(
          Problem.of(PublishCodes.INCOMPLETE, message + "; nothing was written", Location.of(name))
              .asMissing());
    }
  }
}
