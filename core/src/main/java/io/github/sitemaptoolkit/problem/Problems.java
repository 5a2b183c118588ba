package io.github.sitemaptoolkit.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The sink for everything that is wrong with one document, or lost on its way.
 *
 * <p>Keeps counts of all problems and the first {@value #KEPT} themselves, so its size does not
 * grow with the input. One document, one sink, one thread.
 *
 * <pre>{@code
 * Problems problems = Sitemaps.convert(from, to);
 * problems.print(System.err);
 * problems.throwIfMissing();
 * }</pre>
 *
 * @since 0.1
 */
public final class Problems implements Iterable<Problem> {

  /** How many problems are kept whole; the others are counted. */
  public static final int KEPT = 100;

  /** A number that grows: some documents have a problem in each entry. */
  private static final class Counter {
    private long count;
  }

  private final @Nullable Consumer<Problem> listener;
  private final List<Problem> first = new ArrayList<>();
  private final Map<String, Counter> byCode = new HashMap<>();
  private final Map<Severity, Counter> bySeverity = new EnumMap<>(Severity.class);
  private final List<Loss> losses = new ArrayList<>();
  private @Nullable Problem firstMissing;
  private long missing;
  private long missingEntries;

  /** Creates an empty sink. */
  public Problems() {
    this.listener = null;
    addSeverities();
  }

  /** Creates an empty sink that also passes each problem on, in order, as it is reported. */
  public Problems(Consumer<Problem> listener) {
    this.listener = listener;
    addSeverities();
  }

  private void addSeverities() {
    for (Severity severity : Severity.values()) {
      bySeverity.put(severity, new Counter());
    }
  }

  /** Returns whether the next problem will be kept or passed on, and not only counted. */
  boolean wants() {
    return listener != null || first.size() < KEPT;
  }

  /** Returns whether the next problem will be kept or passed on, if something is left out by it. */
  boolean wantsMissing() {
    return firstMissing == null || wants();
  }

  /** Takes a problem. */
  public void report(Problem problem) {
    if (first.size() < KEPT) {
      first.add(problem);
    }
    if (firstMissing == null && problem.missing()) {
      firstMissing = problem;
    }
    count(problem.severity(), problem.code(), problem.missing(), problem.ofValue(), problem.path());
    if (listener != null) {
      listener.accept(problem);
    }
  }

  /** Takes a problem that would only be counted, without its words. */
  void count(Code code, @Nullable String path, boolean isMissing) {
    count(code.severity(), code.id(), isMissing, code.ofValue(), path);
  }

  private void count(
      Severity severity, String code, boolean isMissing, boolean ofValue, @Nullable String path) {
    byCode.computeIfAbsent(code, id -> new Counter()).count++;
    counter(severity).count++;
    if (isMissing) {
      boolean loc = path != null && path.endsWith("loc"); // of two, one is another page
      missing++;
      missingEntries += ofValue && !loc ? 0 : 1;
    }
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

  /** Returns an iterator over {@link #first}. */
  @Override
  public Iterator<Problem> iterator() {
    return first().iterator();
  }

  /** Returns how many problems there were. */
  public long count() {
    return bySeverity.values().stream().mapToLong(counter -> counter.count).sum();
  }

  /** Returns whether there was none. */
  public boolean isEmpty() {
    return count() == 0;
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

  /**
   * Throws an exception if something of the input was left out.
   *
   * @throws SitemapException with the first problem that something was left out because of
   */
  public void throwIfMissing() {
    Problem problem = firstMissing;
    if (problem != null) {
      long more = missing - 1;
      String others =
          more == 1 ? "; 1 more part is left out" : "; " + more + " more parts are left out";
      throw new SitemapException(more == 0 ? problem : problem.withMore(others));
    }
  }

  /**
   * Prints the problems of {@link #first}, each as {@link Problem#toString} gives it, then how many
   * more there were. Prints nothing if there was none.
   *
   * @param out where to print, such as {@code System.err}; neither flushed nor closed
   * @throws UncheckedIOException if that fails
   */
  public void print(Appendable out) {
    try {
      for (Problem problem : first) {
        out.append(problem.toString()).append(System.lineSeparator());
      }
      long more = count() - first.size();
      if (more > 0) {
        out.append("and ").append(Long.toString(more)).append(" more: ").append(toString());
        out.append(System.lineSeparator());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns how many problems there were, by severity and by code, such as {@code 1 error, 2
   * warnings: loc.missing 1, url.space 2}; {@code no problems} if there was none.
   */
  @Override
  public String toString() {
    if (isEmpty()) {
      return "no problems";
    }
    List<String> severities = new ArrayList<>();
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      long count = count(severity);
      if (count > 0) {
        boolean plural = count > 1 && severity != Severity.INFO;
        severities.add(count + " " + severity + (plural ? "s" : ""));
      }
    }
    return counts().entrySet().stream()
        .map(code -> code.getKey() + ' ' + code.getValue())
        .collect(Collectors.joining(", ", String.join(", ", severities) + ": ", ""));
  }
}
