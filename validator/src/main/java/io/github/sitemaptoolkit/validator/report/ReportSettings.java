package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.CodeTable;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;

/**
 * What reports say and need to know besides the findings. Immutable.
 *
 * @param version the version of this library or of the program that uses it
 * @param profile whose rules the inputs are checked against
 * @param codes what the codes of findings mean and how to fix them; a code that is not in the table
 *     is reported without that
 * @param failOn the lowest level of findings that make a run fail; {@link Level#OFF} for none. Only
 *     reports that tell passed from failed need it
 * @param verbose whether a report for people shows all findings instead of the first of each rule
 * @param width how many columns a report for people may use to show the line of a finding with its
 *     text marked below; 0 to show none, as where no terminal is
 * @since 0.1
 */
public record ReportSettings(
    String version, Profile profile, CodeTable codes, Level failOn, boolean verbose, int width) {

  /** The name of the program in reports. */
  static final String TOOL = "Sitemap Toolkit";

  /** Returns settings for reports of which errors fail, and that are not verbose. */
  public static ReportSettings of(String version, Profile profile, CodeTable codes) {
    return new ReportSettings(version, profile, codes, Level.ERROR, false, 0);
  }

  /** Returns a copy with another level of findings that make a run fail. */
  public ReportSettings withFailOn(Level level) {
    return new ReportSettings(version, profile, codes, level, verbose, width);
  }

  /** Returns a copy that shows all findings, or only the first of each rule. */
  public ReportSettings withVerbose(boolean all) {
    return new ReportSettings(version, profile, codes, failOn, all, width);
  }

  /** Returns a copy that shows lines of findings in a number of columns; none if it is 0. */
  public ReportSettings withWidth(int columns) {
    return new ReportSettings(version, profile, codes, failOn, verbose, columns);
  }

  /** Returns whether findings of a severity make a run fail. */
  boolean fails(Severity severity) {
    return failOn != Level.OFF && Level.of(severity).compareTo(failOn) >= 0;
  }
}
