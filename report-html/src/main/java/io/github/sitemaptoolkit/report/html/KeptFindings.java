package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.report.Totals;
import org.jspecify.annotations.Nullable;

/** What is kept of the findings of a run until its page is written. */
abstract class KeptFindings implements Report {

  private static final long MOST_URLS = 1_800_000; // bytes of the lists of urls

  private final Totals totals;
  private final FileCounts files = new FileCounts();
  private final FoundKinds found = new FoundKinds();
  private final FoundKinds mended = new FoundKinds();
  private final UrlLists urls = new UrlLists(MOST_URLS);
  private AffectedUrls affected = AffectedUrls.NONE;
  private @Nullable String input;

  KeptFindings(ReportSettings settings) {
    totals = new Totals(settings);
  }

  @Override
  public void begin(String name) {
    input = name;
    totals.begin(name);
    files.begin(name);
  }

  @Override
  public void finding(Problem finding) {
    totals.finding(finding);
    add(finding, true);
  }

  @Override
  public void known(Problem finding) {
    totals.known(finding);
    add(finding, false);
  }

  private void add(Problem finding, boolean isNew) {
    String file = input == null ? finding.location().source() : input;
    found.add(finding, 1, files.number(file), isNew);
    urls.add(new FoundRule(finding.code(), finding.severity()), finding);
    files.add(file, finding.severity());
  }

  @Override
  public void mended(Problem finding, long count) {
    totals.mended(finding, count);
    mended.add(finding, count, files.number(finding.location().source()), false);
  }

  @Override
  public void affected(AffectedUrls urls) {
    affected = urls;
    totals.affected(urls);
  }

  @Override
  public void end(InputResult result) {
    totals.end(result);
    if (input != null) {
      files.end(input, result);
    }
    input = null;
  }

  /** Returns the sums, whose text is a sentence for people. */
  Totals totals() {
    return totals;
  }

  /** Returns how many urls the findings are about. */
  AffectedUrls affected() {
    return affected;
  }

  FileCounts files() {
    return files;
  }

  /** Returns the findings of the run, with those that the baseline has, too. */
  FoundKinds found() {
    return found;
  }

  /** Returns the findings that only the baseline has. */
  FoundKinds mended() {
    return mended;
  }

  /** Returns the urls of each kind. */
  UrlLists urls() {
    return urls;
  }
}
