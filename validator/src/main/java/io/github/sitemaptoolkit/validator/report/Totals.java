package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The sums of all inputs of a run. As a report, it is the last line of those for people: {@link
 * #toString} returns it.
 *
 * @since 0.1
 */
@Incubating
public final class Totals implements Report {

  private final boolean baseline;
  private final Set<String> names = new HashSet<>(); // of all inputs
  private final Set<String> withFindings = new HashSet<>();
  private final Set<String> withNew = new HashSet<>();
  private @Nullable String input; // the current one
  private SeverityCounts found = SeverityCounts.NONE;
  private SeverityCounts known = SeverityCounts.NONE;
  private long inputs;
  private long failures;
  private long urls;
  private long sitemaps;
  private long mended;
  private AffectedUrls affected = AffectedUrls.NONE;

  /**
   * Creates sums of no input.
   *
   * @param settings tell whether the run is compared with a baseline
   */
  public Totals(ReportSettings settings) {
    baseline = settings.baseline();
  }

  @Override
  public void begin(String name) {
    input = name;
    names.add(name);
  }

  @Override
  public void finding(Problem finding) {
    found = found.plus(finding.severity());
    note(finding, withNew);
    note(finding, withFindings);
  }

  @Override
  public void known(Problem finding) {
    known = known.plus(finding.severity());
    note(finding, withFindings);
  }

  private void note(Problem finding, Set<String> files) {
    String name = input == null ? finding.location().source() : input;
    if (input != null || names.contains(name)) {
      files.add(name);
    }
  }

  @Override
  public void mended(Problem finding, long count) {
    mended += count;
  }

  @Override
  public void end(InputResult result) {
    input = null;
    inputs++;
    failures += result.failure() == null ? 0 : 1;
    urls += result.urls();
    sitemaps += result.sitemaps();
  }

  @Override
  public void affected(AffectedUrls urls) {
    affected = urls;
  }

  @Override
  public void finish() {
    // there is nothing to write
  }

  /** Returns how many urls the findings are about. */
  AffectedUrls affected() {
    return affected;
  }

  long inputs() {
    return inputs;
  }

  long inputsWithFindings() {
    return withFindings.size();
  }

  long failures() {
    return failures;
  }

  long urls() {
    return urls;
  }

  long sitemaps() {
    return sitemaps;
  }

  /** Returns the number of findings that are not in a baseline; of all if there is none. */
  SeverityCounts found() {
    return found;
  }

  /** Returns the number of findings that a baseline has. */
  SeverityCounts known() {
    return known;
  }

  /** Returns the number of findings that a baseline has and the run has not. */
  long mended() {
    return mended;
  }

  /** Returns the number of all findings of the run. */
  SeverityCounts counts() {
    return found.plus(known);
  }

  /**
   * Returns such as {@code 3 errors, 12 warnings in 2 of 5 files, 50,000 urls (2 with errors, 9
   * with warnings)}; compared with a baseline, {@code 1 new error in 1 of 5 files, 50,000 urls (3
   * with errors); 14 still there, 2 mended}: its findings count among those of the urls.
   */
  @Override
  public String toString() {
    var text = new StringBuilder(found.toString(baseline ? "new " : "")).append(" in ");
    if (inputs > 1 && !withNew.isEmpty()) {
      text.append(ShownNumber.of(withNew.size())).append(" of ");
    }
    text.append(ShownNumber.counted(inputs, "file"));
    if (urls > 0 || sitemaps == 0) {
      text.append(", ").append(ShownNumber.counted(urls, "url"));
      addAffected(text);
    }
    if (sitemaps > 0) {
      text.append(", ").append(ShownNumber.counted(sitemaps, "sitemap"));
    }
    if (failures > 0) {
      text.append("; ").append(ShownNumber.counted(failures, "file")).append(" could not be read");
    }
    if (baseline) {
      text.append("; ").append(ShownNumber.of(known.total())).append(" still there, ");
      text.append(ShownNumber.of(mended)).append(" mended");
    }
    return text.toString();
  }

  private void addAffected(StringBuilder text) {
    String before = " (";
    for (Severity level : List.of(Severity.ERROR, Severity.WARNING)) {
      if (affected.of(level) > 0) {
        text.append(before).append(ShownNumber.of(affected.of(level))).append(" with ");
        text.append(level).append('s');
        before = ", ";
      }
    }
    text.append(before.equals(", ") ? ")" : "");
  }
}
