package io.github.sitemaptoolkit.problem;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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

  private final Consumer<Problem> listener;
  private final List<Problem> first = new ArrayList<>();
  private final Map<String, Long> byCode = new TreeMap<>();
  private final Map<Severity, Long> bySeverity = new EnumMap<>(Severity.class);
  private final List<Loss> losses = new ArrayList<>();
  private long missing;

  /** Creates an empty sink. */
  public Problems() {
    this(problem -> {});
  }

  /** Creates an empty sink that also passes each problem on, in order, as it is reported. */
  public Problems(Consumer<Problem> listener) {
    this.listener = listener;
  }

  /** Takes a problem. */
  public void report(Problem problem) {
    if (first.size() < KEPT) {
      first.add(problem);
    }
    byCode.merge(problem.code(), 1L, Long::sum);
    bySeverity.merge(problem.severity(), 1L, Long::sum);
    if (problem.missing()) {
      missing++;
    }
    listener.accept(problem);
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
    return Collections.unmodifiableMap(byCode);
  }

  /** Returns how many problems of a code there were. */
  public long count(String code) {
    return byCode.getOrDefault(code, 0L);
  }

  /** Returns how many problems of a severity there were. */
  public long count(Severity severity) {
    return bySeverity.getOrDefault(severity, 0L);
  }

  /** Returns how many problems are the reason why something of the input was left out. */
  public long missing() {
    return missing;
  }
}
