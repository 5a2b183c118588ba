package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.outcome.KindCount;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/** The findings of one rule that have the same severity: how many, and the first of them. */
final class RuleGroup {

  private final String code;
  private final Severity severity;
  private final List<Problem> first = new ArrayList<>();
  private final BitSet files = new BitSet(); // by their numbers in the run
  private long count;
  private long kept;

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

  /** Returns the number of files that have such findings. */
  int files() {
    return files.cardinality();
  }

  List<Problem> first() {
    return Collections.unmodifiableList(first);
  }

  /** Returns the number of findings that are not among the first. */
  long more() {
    return count - kept;
  }

  /**
   * Counts findings that are equal, and keeps one of them unless enough are kept.
   *
   * @param file the number of the file
   * @param most how many are kept
   */
  void add(Problem finding, long number, int file, int most) {
    count += number;
    files.set(file);
    if (first.size() < most) {
      first.add(finding);
      kept += number;
    }
  }

  KindCount kind() {
    return new KindCount(new FoundRule(code, severity), count, files);
  }

  /** Returns such as {@code 3 errors}. */
  String counted() {
    return ShownNumber.counted(count, severity.toString());
  }
}
