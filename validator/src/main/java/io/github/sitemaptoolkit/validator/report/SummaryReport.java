package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** A report of the whole run, which is written at its end: the findings by rule. */
abstract class SummaryReport implements Report {

  final Writer out;
  final ReportSettings settings;
  final Totals totals;
  final RuleGroups groups;
  final RuleGroups knownOnes = new RuleGroups(0);
  final RuleGroups mendedOnes;
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
    this.totals = new Totals(settings);
    this.groups = new RuleGroups(examples);
    this.mendedOnes = new RuleGroups(examples);
    this.mostFailures = mostFailures;
  }

  /** Returns what is written of an input that could not be read. */
  abstract String failure(String input, String reason);

  @Override
  public void begin(String name) throws IOException {
    input = name;
    totals.begin(name);
    groups.begin(name);
    knownOnes.begin(name);
  }

  @Override
  public void finding(Problem finding) throws IOException {
    totals.finding(finding);
    groups.add(finding);
  }

  @Override
  public void known(Problem finding) throws IOException {
    totals.known(finding);
    knownOnes.add(finding);
  }

  @Override
  public void mended(Problem finding, long count) throws IOException {
    totals.mended(finding, count);
    mendedOnes.add(finding, count);
  }

  @Override
  public void affected(AffectedUrls urls) {
    totals.affected(urls);
  }

  @Override
  public void end(InputResult result) throws IOException {
    totals.end(result);
    groups.end();
    knownOnes.end();
    String reason = result.failure();
    if (reason != null && failures.size() < mostFailures) {
      failures.add(failure(input, reason));
    }
  }
}
