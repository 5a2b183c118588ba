package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Findings by rule and severity: a rule may have both errors and warnings. Their number is bounded
 * by that of the rules.
 */
final class RuleGroups {

  private static final Comparator<RuleGroup> ORDER =
      Comparator.comparing(RuleGroup::severity)
          .thenComparing(RuleGroup::count)
          .reversed()
          .thenComparing(RuleGroup::code);

  private final int kept;
  private final Map<Severity, Map<String, RuleGroup>> groups = new EnumMap<>(Severity.class);

  /**
   * Creates groups without findings.
   *
   * @param kept how many findings of each group are kept
   */
  RuleGroups(int kept) {
    this.kept = kept;
  }

  void add(Problem finding) {
    groups
        .computeIfAbsent(finding.severity(), severity -> new HashMap<>())
        .computeIfAbsent(finding.code(), code -> new RuleGroup(code, finding.severity()))
        .add(finding, kept);
  }

  /** Returns the groups: errors, warnings, infos, the largest ones first. */
  List<RuleGroup> sorted() {
    return groups.values().stream()
        .flatMap(rules -> rules.values().stream())
        .sorted(ORDER)
        .toList();
  }
}
