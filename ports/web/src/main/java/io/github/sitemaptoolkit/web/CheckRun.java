package io.github.sitemaptoolkit.web;

import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.report.html.HtmlReport;
import io.github.sitemaptoolkit.validator.Validation;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Clock;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Checks documents, each by itself and all against each other, and reports what is found. Memory
 * use does not grow with the size of a document; what is needed to compare all of them is held in
 * memory. Not thread-safe.
 */
public final class CheckRun {

  private static final int FINDINGS = 1; // as the command ends
  private static final int SOME_FAILED = 3;
  private static final int ALL_FAILED = 4;

  private Validator validator;
  private final ReportSettings settings;
  private Report report;
  private @Nullable FirstFindings first;
  private SiteCheck site;
  private final LongConsumer progress;
  private int documents;
  private int unreadable;
  private boolean incomplete;
  private boolean failed;

  /**
   * Begins a run.
   *
   * @param profile the id of the profile
   * @param format the id of the format of the report
   * @param failOn the lowest level of findings that make a run fail; {@code never} for none
   * @param places how many places of each rule a report for people shows; 0 for all
   * @param out where the report is written to; not closed
   * @param progress called with the number of entries read so far in a document
   * @throws IllegalArgumentException if there is no such profile, format or level
   */
  public CheckRun(
      String profile, String format, String failOn, int places, Writer out, LongConsumer progress)
      throws IOException {
    this(profile, Clock.systemUTC(), format, failOn, places, out, progress);
  }

  /** As the other constructor, but dates are compared with the time of a clock. */
  public CheckRun(
      String profile,
      Clock clock,
      String format,
      String failOn,
      int places,
      Writer out,
      LongConsumer progress)
      throws IOException {
    this.validator = Loaded.validator(profile).withClock(clock);
    this.settings =
        ReportSettings.of("0.1.0", validator.profile(), Loaded.CODES)
            .withLevels(validator.table())
            .withFailOn(level(failOn))
            .withPlaces(places);
    this.report = report(format, out, settings, clock);
    this.site = SiteCheck.begin(validator);
    this.progress = progress;
  }

  /**
   * Has all findings counted, and only the first of each rule reported. To be called before
   * documents are added.
   *
   * @param most how many findings of each rule are reported
   */
  public void reportFirst(int most) {
    first = new FirstFindings(report, most);
    report = first;
    validator = validator.withPlaces(most);
    site = SiteCheck.begin(validator);
  }

  /** Returns the findings that were counted; null if none are. */
  public @Nullable FirstFindings first() {
    return first;
  }

  private static Report report(String format, Writer out, ReportSettings settings, Clock clock)
      throws IOException {
    return format.equals(HtmlReport.ID)
        ? new HtmlReport(out, settings, RuleTexts.rules(), clock.instant())
        : ReportFormat.find(format)
            .orElseThrow(() -> new IllegalArgumentException("there is no report " + format))
            .create(out, settings);
  }

  private static Level level(String name) {
    return switch (name) {
      case "error" -> Level.ERROR;
      case "warning" -> Level.WARNING;
      case "info" -> Level.INFO;
      case "never" -> Level.OFF;
      default -> throw new IllegalArgumentException("there is no level " + name);
    };
  }

  /**
   * Checks a document of any format.
   *
   * @param name its name in reports
   * @param in the document, which is closed
   * @return how many entries and findings it has, and why it could not be read
   */
  public InputResult add(String name, InputStream in) throws IOException {
    return add(name, null, in);
  }

  /**
   * As the other method, for a document whose place is known.
   *
   * @param location the url where it is supposed to be; null if that is unknown
   * @throws IllegalArgumentException if the location is not an absolute http or https url
   */
  public InputResult add(String name, @Nullable String location, InputStream in)
      throws IOException {
    documents++;
    report.begin(name);
    var found = new Problems(this::report);
    Validation result = null;
    String failure = null;
    try {
      Source source = Source.closing(in, name, Limits.DEFAULT);
      result = site.check(source, location, found::report, progress);
    } catch (SitemapException e) {
      incomplete = true;
      validator.begin(false, found::report).ofReading(e.problem());
    } catch (UncheckedIOException e) {
      failure = IoReason.of(e.getCause());
    } catch (IOException e) {
      failure = IoReason.of(e);
    }
    if (failure != null) {
      unreadable++;
      incomplete = true;
    }
    boolean index = result != null && result.index();
    long entries = result == null ? 0 : result.entries();
    var input =
        new InputResult(
            index ? 0 : entries, index ? entries : 0, SeverityCounts.of(found), failure);
    report.end(input);
    return input;
  }

  private void report(Problem finding) {
    incomplete |= finding.missing() && !finding.valueOnly();
    Level level = settings.failOn();
    failed |= level != Level.OFF && Level.of(finding.severity()).compareTo(level) >= 0;
    try {
      report.finding(finding);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Checks all documents against each other, ends the report, and returns the exit code. */
  public int finish() throws IOException {
    try (SiteCheck checked = site) {
      if (documents > 0) {
        checked.finish(incomplete, this::report);
      }
    }
    report.finish();
    if (unreadable > 0) {
      return unreadable < documents ? SOME_FAILED : ALL_FAILED;
    }
    return failed ? FINDINGS : 0;
  }
}
