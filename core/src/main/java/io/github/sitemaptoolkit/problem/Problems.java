package io.github.sitemaptoolkit.problem;

import io.github.sitemaptoolkit.annotation.Incubating;
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
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The problems that were found while reading or writing one document.
 *
 * <p>Counts all problems but keeps only the first {@value #KEPT}, so its size does not grow with
 * the input. Use one object for each document. Not thread-safe.
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

  /** The number of problems that are kept; further ones are only counted. */
  public static final int KEPT = 100;

  /** A mutable count: some documents have a problem in each entry, so boxing would cost. */
  private static final class Counter {
    private long count;
  }

  private static final String URL_AREA = "url.";

  private final @Nullable Consumer<Problem> listener;
  private final @Nullable Consumer<Problem> met;
  private final List<Problem> first = new ArrayList<>();
  private final Map<String, Counter> byCode = new HashMap<>();
  private final Map<Severity, Counter> bySeverity = new EnumMap<>(Severity.class);
  private final List<Loss> losses = new ArrayList<>();
  private @Nullable Problem firstMissing;
  private long missing;
  private long missingEntries;
  private long leftOutEntries;
  private @Nullable Throwable ofListener;

  /** Creates an object without problems. */
  public Problems() {
    this.listener = null;
    this.met = null;
    addSeverities();
  }

  /**
   * Creates an object without problems that passes each problem to a listener as it is reported.
   */
  public Problems(Consumer<Problem> listener) {
    this.listener = listener;
    this.met = null;
    addSeverities();
  }

  /**
   * Creates an object without problems that also tells in which entries problems were met that are
   * reported once, at the end.
   *
   * @param met gets each of them with the path of its entry
   */
  public Problems(Consumer<Problem> listener, Consumer<Problem> met) {
    this.listener = listener;
    this.met = met;
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

  /** Returns whether the next problem will be kept or passed on, if it leaves something out. */
  boolean wantsMissing() {
    return firstMissing == null || wants();
  }

  /** Adds a problem. */
  public void report(Problem problem) {
    if (first.size() < KEPT) {
      first.add(problem);
    }
    if (firstMissing == null && problem.missing()) {
      firstMissing = problem;
    }
    count(
        problem.severity(), problem.code(), problem.missing(), problem.valueOnly(), problem.path());
    if (listener != null) {
      pass(problem, listener);
    }
  }

  /** Notes that an entry has a problem that is reported once, at the end; it is not counted. */
  public void met(Supplier<Problem> problem) {
    if (met != null) {
      pass(problem.get(), met);
    }
  }

  private void pass(Problem problem, Consumer<Problem> to) {
    try {
      to.accept(problem);
    } catch (RuntimeException | Error e) {
      ofListener = e;
      throw e;
    }
  }

  /**
   * Adds a problem because of which a number of entries were left out.
   *
   * @param entries how many, at least 1
   */
  public void report(Problem problem, long entries) {
    report(problem);
    more(entries - 1);
  }

  /** Counts entries that were left out because of the last problem, in addition to one. */
  void more(long entries) {
    leftOutEntries += entries;
  }

  /** Returns whether the listener has thrown this: it is the caller's, not the document's. */
  @Incubating
  public boolean isOfListener(Throwable e) {
    return e == ofListener;
  }

  /** Counts a problem that would not be kept, so needs no message. */
  void count(Code code, @Nullable String path, boolean isMissing) {
    count(code.severity(), code.id(), isMissing, code.valueOnly(), path);
  }

  private void count(
      Severity severity, String code, boolean isMissing, boolean valueOnly, @Nullable String path) {
    counter(code).count++;
    counter(severity).count++;
    if (isMissing) {
      boolean loc = // of two, one is another page; one that is not a url is no page
          FieldPath.isLoc(path) && !code.startsWith(URL_AREA);
      missing++;
      missingEntries += valueOnly && !loc ? 0 : 1;
      leftOutEntries += valueOnly && FieldPath.isOfValue(path) ? 0 : 1;
    }
  }

  private Counter counter(String code) {
    Counter known = byCode.get(code);
    if (known == null) {
      known = new Counter();
      byCode.put(code, known);
    }
    return known;
  }

  private Counter counter(Severity severity) {
    return Objects.requireNonNull(bySeverity.get(severity));
  }

  /** Adds a loss, which is also added as a problem. */
  public void report(Loss loss) {
    losses.add(loss);
    report(loss.problem());
  }

  /**
   * Adds the problems and losses of another document. All are counted; those that it has kept are
   * kept and passed on, as if they were reported now.
   */
  public void report(Problems others) {
    losses.addAll(others.losses);
    for (Problem problem : others.first) {
      if (first.size() < KEPT) {
        first.add(problem);
      }
    }
    firstMissing = firstMissing == null ? others.firstMissing : firstMissing;
    others.byCode.forEach((code, counter) -> counter(code).count += counter.count);
    others.bySeverity.forEach((severity, counter) -> counter(severity).count += counter.count);
    missing += others.missing;
    missingEntries += others.missingEntries;
    leftOutEntries += others.leftOutEntries;
    if (listener != null) {
      others.first.forEach(listener);
    }
  }

  /**
   * Returns the losses, one for each kind of data, in the order in which they were reported. They
   * are reported at the end of a document. The number of kinds is bounded.
   */
  public List<Loss> losses() {
    return Collections.unmodifiableList(losses);
  }

  /** Returns the problems that are kept, in the order in which they were reported. */
  public List<Problem> first() {
    return Collections.unmodifiableList(first);
  }

  /** Returns an iterator over {@link #first}. */
  @Override
  public Iterator<Problem> iterator() {
    return first().iterator();
  }

  /** Returns the number of problems. */
  public long count() {
    return bySeverity.values().stream().mapToLong(counter -> counter.count).sum();
  }

  /** Returns whether there were no problems. */
  public boolean isEmpty() {
    return count() == 0;
  }

  /** Returns the number of problems for each code, sorted by code. */
  public Map<String, Long> counts() {
    Map<String, Long> counts = new TreeMap<>();
    byCode.forEach((code, counter) -> counts.put(code, counter.count));
    return Collections.unmodifiableMap(counts);
  }

  /** Returns the number of problems with a code. */
  public long count(String code) {
    Counter counter = byCode.get(code);
    return counter == null ? 0 : counter.count;
  }

  /** Returns the number of problems with a severity. */
  public long count(Severity severity) {
    return counter(severity).count;
  }

  /** Returns whether there was a problem with the severity {@link Severity#ERROR}. */
  public boolean hasErrors() {
    return count(Severity.ERROR) > 0;
  }

  /** Returns the number of problems because of which a part of the input was left out. */
  public long missing() {
    return missing;
  }

  /**
   * Returns the number of problems because of which entries may have been left out: those of {@link
   * #missing} without the ones that cost only a value of an entry, such as an unreadable date, or
   * an entry that has no usable url.
   */
  public long missingEntries() {
    return missingEntries;
  }

  /**
   * Returns the number of entries that were left out, as far as it is known. What costs an unknown
   * number, such as a truncated document, counts as one; what only costs a value of an entry that
   * was read, such as an unreadable date, does not count.
   */
  public long leftOutEntries() {
    return leftOutEntries;
  }

  /**
   * Throws an exception if a part of the input was left out.
   *
   * @throws SitemapException with the first problem because of which something was left out
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
   * Prints the problems that are kept, each as {@link Problem#toString} returns it, then the number
   * of further ones. Prints nothing if there are no problems.
   *
   * @param out where to print, such as {@code System.err}; neither flushed nor closed
   * @throws UncheckedIOException if {@code out} fails
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
   * Returns the numbers of problems by severity and by code, such as {@code 1 error, 2 warnings:
   * loc.missing 1, url.space 2}; {@code no problems} if there are none.
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
