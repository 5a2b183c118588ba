package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;

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
    this.before = problems.missing();
  }

  /**
   * Refuses to go on if something of the input is missing.
   *
   * @param leftOut how many problems say what the output cannot hold: those are not the input's
   * @throws SitemapException if so
   */
  void check(long leftOut) {
    long missing = problems.missing() - before - leftOut;
    if (missing > 0) {
      String message =
          missing == 1
              ? "a part of the input is missing, see above"
              : "parts of the input are missing in " + missing + " places, see above";
      throw new SitemapException(
          Problem.of(
                  Severity.ERROR,
                  "input.incomplete",
                  message + "; nothing was written",
                  Location.of(name))
              .asMissing());
    }
  }
}
