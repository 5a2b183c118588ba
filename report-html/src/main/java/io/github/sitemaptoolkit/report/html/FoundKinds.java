package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/** Findings by rule and level. */
final class FoundKinds {

  private final Map<FoundRule, FoundKind> kinds = new HashMap<>();

  /**
   * Adds findings that are equal.
   *
   * @param file the number of the file
   * @param isNew whether no baseline has them
   */
  void add(Problem finding, long number, int file, boolean isNew) {
    kinds
        .computeIfAbsent(new FoundRule(finding.code(), finding.severity()), FoundKind::new)
        .add(finding, number, file, isNew);
  }

  Collection<FoundKind> all() {
    return Collections.unmodifiableCollection(kinds.values());
  }

  /** Returns the findings of a rule; there must be some. */
  FoundKind of(FoundRule rule) {
    return Objects.requireNonNull(kinds.get(rule));
  }

  /** Returns the number of findings of some rules. */
  long count(Predicate<FoundRule> rules) {
    return kinds.values().stream()
        .filter(kind -> rules.test(kind.rule()))
        .mapToLong(FoundKind::count)
        .sum();
  }

  /** Returns the number of findings of some rules that no baseline has. */
  long freshCount(Predicate<FoundRule> rules) {
    return kinds.values().stream()
        .filter(kind -> rules.test(kind.rule()))
        .mapToLong(FoundKind::freshCount)
        .sum();
  }
}
