package io.github.sitemaptoolkit.site.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import java.util.function.Predicate;

/** Notes whether there are findings that make a run fail: those that a baseline has do not. */
final class FailingFindings implements Report {

  private final Predicate<Problem> failing;
  private boolean any;

  FailingFindings(Predicate<Problem> failing) {
    this.failing = failing;
  }

  /** Returns whether there are any. */
  boolean any() {
    return any;
  }

  @Override
  public void begin(String input) {
    // all inputs are alike
  }

  @Override
  public void finding(Problem finding) {
    any |= failing.test(finding);
  }

  @Override
  public void end(InputResult result) {
    // all inputs are alike
  }

  @Override
  public void finish() {
    // there is nothing to write
  }
}
