package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import org.jspecify.annotations.Nullable;

/**
 * What reports say and need to know besides the findings. Immutable.
 *
 * @param version the version of this library or of the program that uses it
 * @param profile whose rules the inputs are checked against
 * @param codes what the codes of findings mean and how to fix them; a code that is not in the table
 *     is reported without that
 * @param levels where the rules of the profile are documented; null if that is not said
 * @param failOn the lowest level of findings that make a run fail; {@link Level#OFF} for none. Only
 *     reports that tell passed from failed need it
 * @param places how many places of each rule a report for people shows; {@link #ALL} for all
 * @param statistics whether a report for people shows numbers by rule and by file instead of places
 * @param baseline whether the findings are compared with a baseline
 * @param width how many columns a report for people may use to show the line of a finding with its
 *     text marked below, with long urls cut in the middle; 0 to show none and to cut nothing, as
 *     where no terminal is
 * @param colours whether a report for people has colours
 * @param csv the name of the file to which the run writes all findings as CSV; null if it does not
 * @since 0.1
 */
public record ReportSettings(
    String version,
    Profile profile,
    CodeTable codes,
    @Nullable ProfileTable levels,
    Level failOn,
    int places,
    boolean statistics,
    boolean baseline,
    int width,
    boolean colours,
    @Nullable String csv) {

  /** How many places are shown so that each finding is: they are written as they are found. */
  public static final int ALL = 0;

  /** How many places of each rule are shown unless something else is said. */
  public static final int USUAL_PLACES = 3;

  /** The name of the program in reports. */
  static final String TOOL = "Sitemap Toolkit";

  /**
   * Returns settings for reports of which errors fail, with {@value #USUAL_PLACES} places of each
   * rule, without a baseline and without colours.
   */
  public static ReportSettings of(String version, Profile profile, CodeTable codes) {
    return new ReportSettings(
        version, profile, codes, null, Level.ERROR, USUAL_PLACES, false, false, 0, false, null);
  }

  /** Returns a copy that knows where the rules of profiles are documented. */
  public ReportSettings withLevels(ProfileTable table) {
    return new ReportSettings(
        version, profile, codes, table, failOn, places, statistics, baseline, width, colours, csv);
  }

  /** Returns a copy with another level of findings that make a run fail. */
  public ReportSettings withFailOn(Level level) {
    return new ReportSettings(
        version, profile, codes, levels, level, places, statistics, baseline, width, colours, csv);
  }

  /**
   * Returns a copy that shows a number of places of each rule, or {@link #ALL}.
   *
   * @throws IllegalArgumentException if the number is negative
   */
  public ReportSettings withPlaces(int most) {
    if (most < 0) {
      throw new IllegalArgumentException("the number of places is negative: " + most);
    }
    return new ReportSettings(
        version, profile, codes, levels, failOn, most, statistics, baseline, width, colours, csv);
  }

  /** Returns a copy that shows numbers instead of places, or does not. */
  public ReportSettings withStatistics(boolean numbers) {
    return new ReportSettings(
        version, profile, codes, levels, failOn, places, numbers, baseline, width, colours, csv);
  }

  /** Returns a copy for findings that are compared with a baseline, or are not. */
  public ReportSettings withBaseline(boolean compared) {
    return new ReportSettings(
        version, profile, codes, levels, failOn, places, statistics, compared, width, colours, csv);
  }

  /** Returns a copy that shows lines of findings in a number of columns; none if it is 0. */
  public ReportSettings withWidth(int columns) {
    return new ReportSettings(
        version,
        profile,
        codes,
        levels,
        failOn,
        places,
        statistics,
        baseline,
        columns,
        colours,
        csv);
  }

  /** Returns a copy with colours, or without. */
  public ReportSettings withColours(boolean shown) {
    return new ReportSettings(
        version, profile, codes, levels, failOn, places, statistics, baseline, width, shown, csv);
  }

  /** Returns a copy for a run that writes all findings to a file as CSV. */
  public ReportSettings withCsv(String file) {
    return new ReportSettings(
        version,
        profile,
        codes,
        levels,
        failOn,
        places,
        statistics,
        baseline,
        width,
        colours,
        file);
  }

  /** Returns whether findings of a severity make a run fail. */
  boolean fails(Severity severity) {
    return failOn != Level.OFF && Level.of(severity).compareTo(failOn) >= 0;
  }
}
