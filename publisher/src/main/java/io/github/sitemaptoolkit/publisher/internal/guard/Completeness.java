package io.github.sitemaptoolkit.publisher.internal.guard;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.service.Containment;

/** Prevents the readable part of a broken input from replacing what the whole input produced. */
public final class Completeness {

  private final Problems problems;
  private final String name;
  private final long before;
  private final long failuresBefore;

  /**
   * Creates a check for everything that is read from now on.
   *
   * @param problems the sink to which readers report missing entries
   * @param name the name of the output in messages
   */
  public Completeness(Problems problems, String name) {
    this.problems = problems;
    this.name = name;
    this.before = problems.missingEntries();
    this.failuresBefore = Containment.failures(problems);
  }

  /**
   * Fails if entries of the input are missing. An entry that only lacks a value, such as an
   * unreadable date, does not count as missing.
   *
   * @param leftOut the number of problems about entries that the output cannot hold; these do not
   *     count as missing from the input
   * @throws SitemapException if entries are missing
   */
  public void check(long leftOut) {
    long missing = problems.missingEntries() - before - leftOut;
    if (missing > 0) {
      String message =
          missing == 1
              ? "one or more entries of the input could not be read (see above)"
              : "entries of the input could not be read in " + missing + " places (see above)";
      throw new SitemapException(
          Problem.of(PublishCodes.INCOMPLETE, message + "; nothing was written", Location.of(name))
              .asMissing());
    }
  }

  /**
   * Fails if an error in the program or in an extension has cost something of the input, also where
   * an incomplete input is accepted: nobody knows what else is wrong.
   *
   * @throws SitemapException if there was one
   */
  public void checkFailures() {
    if (Containment.failures(problems) > failuresBefore) {
      throw Containment.refusal(name, "nothing was written");
    }
  }
}
