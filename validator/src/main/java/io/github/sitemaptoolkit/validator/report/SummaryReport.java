package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** A report of the whole run, which is written at its end: the findings by rule. */
abstract class SummaryReport implements Report {

  final Writer out;
  final ReportSettings settings;
  final Totals totals = new Totals();
  final RuleGroups groups;
  final List<String> failures = new ArrayList<>(); // the first ones, as they are written
  private final int mostFailures;
  private String input = "";

  /**
   * Creates a report.
   *
   * @param examples how many findings of each rule are kept
   * @param mostFailures how many inputs that could not be read are kept
   */
  SummaryReport(Writer out, ReportSettings settings, int examples, int mostFailures) {
    this.out = out;
    this.settings = settings;
    this.groups = new RuleGroups(examples);
    this.mostFailures = mostFailures;
  }

  /** Returns what is written of an input that could not be read. */
  abstract String failure(String input, String reason);

  @Override
  public void begin(String name) {
    input = name;
  }

  @Override
  public void finding(Problem finding) {
    groups.add(finding);
  }

  @Override
  public void end(InputResult result) {
    totals.add(result);
    String reason = result.failure();
    if (reason != null && failures.size() < mostFailures) {
      failures.add(failure(input, reason));
    }
  }
}
