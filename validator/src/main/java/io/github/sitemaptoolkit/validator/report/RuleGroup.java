package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The findings of one rule that have the same severity: how many, and the first of them. */
final class RuleGroup {

  private final String code;
  private final Severity severity;
  private final List<Problem> first = new ArrayList<>();
  private long count;

  RuleGroup(String code, Severity severity) {
    this.code = code;
    this.severity = severity;
  }

  String code() {
    return code;
  }

  Severity severity() {
    return severity;
  }

  long count() {
    return count;
  }

  List<Problem> first() {
    return Collections.unmodifiableList(first);
  }

  /** Returns the number of findings that are not among the first. */
  long more() {
    return count - first.size();
  }

  /** Counts a finding, and keeps it unless that many are kept. */
  void add(Problem finding, int kept) {
    count++;
    if (first.size() < kept) {
      first.add(finding);
    }
  }

  /** Returns such as {@code 3 errors}. */
  String counted() {
    return SeverityCounts.counted(count, severity.toString());
  }
}
