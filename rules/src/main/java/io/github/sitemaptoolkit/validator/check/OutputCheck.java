package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.check.EntryCheck.Finding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks once more at entries that are about to be written: for errors that no reader reports, as
 * {@link OutputRules} lists them. Each kind is reported once, with its number and its first place,
 * under the code that the validator gives it.
 *
 * <p>What the context's problems have already said of an entry is not said again. Not thread-safe.
 *
 * @since 0.1
 */
public final class OutputCheck {

  /** Whether entries are looked at. An option of a {@link Context}. */
  public enum Mode {
    /** Each entry is looked at. The default. */
    ON,
    /** The caller checks all entries itself, by all rules. */
    OFF
  }

  /** Findings of one kind. */
  private static final class Held {
    private final Problem first;
    private long count;
    private long said; // problems of the code at the time of the last finding

    Held(Problem first) {
      this.first = first;
    }
  }

  private final Problems problems;
  private final boolean on;
  private final EntryCheck check;
  private final Map<String, Held> held = new LinkedHashMap<>(); // by code

  /**
   * Creates a check.
   *
   * @param context has the extensions, {@link Mode}, and the problems to report to
   */
  public OutputCheck(Context context) {
    this(context, Set.of());
  }

  private OutputCheck(Context context, Set<String> more) {
    this.problems = context.problems();
    this.on = context.options(Mode.ON) == Mode.ON;
    this.check = new EntryCheck(context, code -> OutputRules.has(code) || more.contains(code));
  }

  /**
   * Creates a check that finds more than {@link OutputRules} list.
   *
   * @param more the codes of further rules
   */
  public static OutputCheck with(Context context, Set<String> more) {
    return new OutputCheck(context, Set.copyOf(more));
  }

  /** Returns whether the url of an entry has no fault at all, so that it need not be judged. */
  public boolean isFine(String loc) {
    return check.isFine(loc);
  }

  /**
   * Looks at an entry.
   *
   * @param places says where its values were read, if something is found; only used during the call
   */
  public void add(UrlEntry entry, Supplier<Places> places) {
    if (on) {
      hold(check.check(entry, places), entry.loc(), places);
    }
  }

  /**
   * Looks at the url and the date of an entry alone.
   *
   * @param lastmod null if it has none, or if it is not written
   * @param places says where they were read, if something is found; only used during the call
   */
  public void add(String loc, @Nullable String lastmod, Supplier<Places> places) {
    if (on) {
      hold(check.check(loc, lastmod), loc, places);
    }
  }

  /**
   * Returns what is wrong with an entry, as a list that the next call changes.
   *
   * @param places says where its values were read, if something is found; null if the entry was
   *     looked at before, so that elements that no extension claims are counted already
   */
  public List<Finding> find(UrlEntry entry, @Nullable Supplier<Places> places) {
    return check.check(entry, places);
  }

  /** Reports, at the end, what is wrong with an entry that is written as it is. */
  public void hold(List<Finding> findings, String loc, Supplier<Places> places) {
    for (int i = 0; on && i < findings.size(); i++) {
      Finding finding = findings.get(i);
      hold(finding, Severity.ERROR, finding.message(), loc, places);
    }
  }

  /**
   * Reports, at the end, that a value is written in another form than it had.
   *
   * @param written the value as it is written
   */
  public void mended(Finding finding, String written, String loc, Supplier<Places> places) {
    if (on) {
      Supplier<String> message = () -> finding.message().get() + "; " + written + " is written";
      hold(finding, Severity.WARNING, message, loc, places);
    }
  }

  private void hold(
      Finding finding,
      Severity severity,
      Supplier<String> message,
      String loc,
      Supplier<Places> places) {
    String code = finding.code().id();
    Held same = held.get(code);
    long said = problems.count(code);
    boolean known =
        said > 0 && isSaid(code, finding.path(), loc, said > (same == null ? 0 : same.said));
    if (same == null && !known) {
      same = new Held(finding.problem(message.get(), loc, places.get()).withSeverity(severity));
      held.put(code, same);
    }
    if (same != null) {
      same.said = said;
      same.count += known ? 0 : 1;
    }
  }

  /**
   * Returns whether a reader has said this of a value.
   *
   * @param recently whether the code was reported since it was last found
   */
  private boolean isSaid(String code, String path, String loc, boolean recently) {
    List<Problem> kept = problems.first();
    for (int i = kept.size() - 1; i >= 0; i--) {
      Problem problem = kept.get(i);
      String of = problem.path();
      if (problem.code().equals(code)
          && Objects.equals(problem.loc(), loc)
          && (of == null || of.endsWith(path) || isWhole(of))) {
        return true;
      }
    }
    return recently && kept.size() == Problems.KEPT; // it is one of those that were only counted
  }

  /** Returns whether a path is that of an entry, as feeds say it of what they lack. */
  private static boolean isWhole(String path) {
    return path.startsWith("url[") && path.indexOf(']') == path.length() - 1;
  }

  /** Reports what was found since the last call. Call this after the last entry. */
  public void report() {
    for (Held kind : held.values()) {
      Problem first = kind.first;
      problems.report(
          kind.count == 1
              ? first
              : first.withMessage(first.message() + " (" + ShownNumber.of(kind.count) + " times)"));
    }
    held.clear();
    check.finish().forEach(it -> problems.report(it.withSeverity(Severity.ERROR)));
  }
}
