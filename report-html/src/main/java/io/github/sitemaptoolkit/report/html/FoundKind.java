package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.outcome.KindCount;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The findings of one rule with one level: how many, in how many files, and the first of them. */
final class FoundKind {

  /** The maximum number of places of a kind. */
  static final int MOST_PLACES = 50;

  /** The maximum number of different messages of a kind that is for information only. */
  static final int MOST_MESSAGES = 20;

  private final FoundRule rule;
  private final List<Problem> fresh = new ArrayList<>(); // that no baseline has
  private final List<Problem> known = new ArrayList<>();
  private final Map<String, Long> messages = new LinkedHashMap<>(); // of infos
  private final BitSet files = new BitSet();
  private long count;
  private long freshCount;

  FoundKind(FoundRule rule) {
    this.rule = rule;
  }

  FoundRule rule() {
    return rule;
  }

  /** Returns the number of findings. */
  long count() {
    return count;
  }

  /** Returns the number of findings that no baseline has. */
  long freshCount() {
    return freshCount;
  }

  KindCount counted() {
    return new KindCount(rule, count, files);
  }

  /** Returns the first findings, those that no baseline has before the others. */
  List<Problem> first(int most) {
    List<Problem> first = new ArrayList<>(fresh.subList(0, Math.min(most, fresh.size())));
    first.addAll(known.subList(0, Math.min(most - first.size(), known.size())));
    return first;
  }

  /** Returns the messages with the number of findings; only kept of infos, and not all of many. */
  Map<String, Long> messages() {
    return Collections.unmodifiableMap(messages);
  }

  /**
   * Adds findings that are equal.
   *
   * @param file the number of the file
   * @param isNew whether no baseline has them
   */
  void add(Problem finding, long number, int file, boolean isNew) {
    count += number;
    freshCount += isNew ? number : 0;
    files.set(file);
    List<Problem> kept = isNew ? fresh : known;
    if (kept.size() < MOST_PLACES) {
      kept.add(finding);
    }
    if (rule.severity() == Severity.INFO
        && (messages.size() < MOST_MESSAGES || messages.containsKey(finding.message()))) {
      messages.merge(finding.message(), number, Long::sum);
    }
  }
}
