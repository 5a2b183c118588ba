package io.github.sitemaptoolkit.problem;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * The sink for everything that is wrong with one document, or lost on its way.
 *
 * <p>Keeps counts of all problems and the first {@value #KEPT} themselves, so its size does not
 * grow with the input. One document, one sink, one thread.
 */
public final class Problems {

  /** How many problems are kept whole; the others are counted. */
  public static final int KEPT = 100;

  /** Codes of problems that cost a value of an entry and not the entry, unless it is its url. */
  private static final Set<String> VALUES =
      Set.of(
          "csv.bad-cell",
          "date.impossible",
          "date.invalid",
          "date.no-zone",
          "feed.pubdate",
          "json.duplicate-key",
          "json.wrong-type",
          "xml.duplicate-attribute",
          "xml.duplicate-tag",
          "xml.tag-has-children");

  /** A number that grows: some documents have a problem in each entry. */
  private static final class Counter {
    private long count;
  }

  private final Consumer<Problem> listener;
  private final List<Problem> first = new ArrayList<>();
  private final Map<String, Counter> byCode = new HashMap<>();
  private final Map<Severity, Counter> bySeverity = new EnumMap<>(Severity.class);
  private final List<Loss> losses = new ArrayList<>();
  private long missing;
  private long missingEntries;

  /** Creates an empty sink. */
  public Problems() {
    this(problem -> {});
  }

  /** Creates an empty sink that also passes each problem on, in order, as it is reported. */
  public Problems(Consumer<Problem> listener) {
    this.listener = listener;
    for (Severity severity : Severity.values()) {
      bySeverity.put(severity, new Counter());
    }
  }

  /** Takes a problem. */
  public void report(Problem problem) {
    if (first.size() < KEPT) {
      first.add(problem);
    }
    byCode.computeIfAbsent(problem.code(), code -> new Counter()).count++;
    counter(problem.severity()).count++;
    if (problem.missing()) {
      missing++;
      missingEntries += isOfValue(problem) ? 0 : 1;
    }
    listener.accept(problem);
  }

  private static boolean isOfValue(Problem problem) {
    String path = problem.path();
    boolean loc = path != null && path.endsWith("loc"); // of two, one is another page
    return VALUES.contains(problem.code()) && !loc;
  }

  private Counter counter(Severity severity) {
    return Objects.requireNonNull(bySeverity.get(severity));
  }

  /** Takes a loss: it is a problem, too. */
  public void report(Loss loss) {
    losses.add(loss);
    report(loss.problem());
  }

  /**
   * Returns what was lost, a kind each, in the order in which it was reported: at the end of a
   * document. A format tells so many kinds apart and no more.
   */
  public List<Loss> losses() {
    return Collections.unmodifiableList(losses);
  }

  /** Returns the first {@value #KEPT} problems, in the order in which they were reported. */
  public List<Problem> first() {
    return Collections.unmodifiableList(first);
  }

  /** Returns how many problems of each code there were, sorted by code. */
  public Map<String, Long> counts() {
    Map<String, Long> counts = new TreeMap<>();
    byCode.forEach((code, counter) -> counts.put(code, counter.count));
    return Collections.unmodifiableMap(counts);
  }

  /** Returns how many problems of a code there were. */
  public long count(String code) {
    Counter counter = byCode.get(code);
    return counter == null ? 0 : counter.count;
  }

  /** Returns how many problems of a severity there were. */
  public long count(Severity severity) {
    return counter(severity).count;
  }

  /** Returns how many problems are the reason why something of the input was left out. */
  public long missing() {
    return missing;
  }

  /**
   * Returns how many of those may have cost an entry, or many: all but the ones that cost a value
   * of an entry which is still there, such as a date that nobody understands.
   */
  public long missingEntries() {
    return missingEntries;
  }
}
