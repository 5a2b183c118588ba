package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.report.html.internal.view.PlaceView;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Findings by rule and severity: how many, in how many files, and the first places. */
final class FoundRules {

  /** The findings of one rule with one severity. */
  static final class Found {

    static final Comparator<Found> WORST_FIRST =
        Comparator.comparing(Found::severity)
            .thenComparing(Found::count)
            .reversed()
            .thenComparing(Found::code);

    private final Key key;
    private final List<PlaceView> places = new ArrayList<>();
    private final BitSet files = new BitSet();
    private long count;

    private Found(Key key) {
      this.key = key;
    }

    String code() {
      return key.code;
    }

    Severity severity() {
      return key.severity;
    }

    long count() {
      return count;
    }

    /** Returns the number of files that have such findings. */
    int files() {
      return files.cardinality();
    }

    /** Returns the first places, at most so many. */
    List<PlaceView> first(int most) {
      return Collections.unmodifiableList(places.subList(0, Math.min(most, places.size())));
    }

    private void add(Problem finding, long number, int file) {
      count += number;
      files.set(file);
      if (places.size() < MOST_PLACES) {
        places.add(PlaceView.of(finding));
      }
    }
  }

  /** The maximum number of places of a rule. */
  static final int MOST_PLACES = 50;

  private record Key(String code, Severity severity) {}

  private final Map<Key, Found> rules = new HashMap<>();

  /**
   * Adds findings that are equal.
   *
   * @param file the number of the file
   */
  void add(Problem finding, long number, int file) {
    rules
        .computeIfAbsent(new Key(finding.code(), finding.severity()), Found::new)
        .add(finding, number, file);
  }

  /** Returns the rules, the worst first. */
  List<Found> sorted() {
    return rules.values().stream().sorted(Found.WORST_FIRST).toList();
  }

  /** Returns the number of rules, and of their severities. */
  int size() {
    return rules.size();
  }

  /** Returns how many bytes a page needs for the first places of all rules. */
  static long size(Collection<Found> rules, int most) {
    return rules.stream()
        .flatMap(rule -> rule.first(most).stream())
        .mapToLong(PlaceView::size)
        .sum();
  }
}
