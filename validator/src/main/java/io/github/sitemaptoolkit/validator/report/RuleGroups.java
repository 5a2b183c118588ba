package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Findings by rule and severity: a rule may have both errors and warnings. Their number is bounded
 * by that of the rules; of each input, only the name is kept.
 */
final class RuleGroups {

  private static final int NONE = -1;

  private static final Comparator<RuleGroup> ORDER =
      Comparator.comparing(RuleGroup::severity)
          .thenComparing(RuleGroup::count)
          .reversed()
          .thenComparing(RuleGroup::code);

  private final int kept;
  private final Map<String, Integer> files = new HashMap<>(); // their numbers, by name
  private int file = NONE; // the number of the current input
  private final Map<Severity, Map<String, RuleGroup>> groups = new EnumMap<>(Severity.class);

  /**
   * Creates groups without findings.
   *
   * @param kept how many findings of each group are kept
   */
  RuleGroups(int kept) {
    this.kept = kept;
  }

  /** Begins an input, to which the next findings belong. */
  void begin(String input) {
    file = number(input);
  }

  /** Returns the number of the current input. */
  int file() {
    return file;
  }

  /** Ends the input: what follows belongs to the files that the findings name. */
  void end() {
    file = NONE;
  }

  private int number(String name) {
    Integer known = files.putIfAbsent(name, files.size());
    return known == null ? files.size() - 1 : known;
  }

  void add(Problem finding) {
    add(finding, 1);
  }

  /** Adds a number of findings that are equal. */
  void add(Problem finding, long count) {
    int at = file == NONE ? number(finding.location().source()) : file;
    groups
        .computeIfAbsent(finding.severity(), severity -> new HashMap<>())
        .computeIfAbsent(finding.code(), code -> new RuleGroup(code, finding.severity()))
        .add(finding, count, at, kept);
  }

  /** Returns such as {@code loc.duplicate 12, lastmod.future 3}; empty if there are none. */
  String counted() {
    Map<String, Long> counts = new TreeMap<>();
    for (RuleGroup group : sorted()) {
      counts.merge(group.code(), group.count(), Long::sum);
    }
    return counts.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .map(it -> PrintableText.line(it.getKey()) + ' ' + ShownNumber.of(it.getValue()))
        .collect(Collectors.joining(", "));
  }

  /** Returns the groups: errors, warnings, infos, the largest ones first. */
  List<RuleGroup> sorted() {
    return groups.values().stream()
        .flatMap(rules -> rules.values().stream())
        .sorted(ORDER)
        .toList();
  }
}
