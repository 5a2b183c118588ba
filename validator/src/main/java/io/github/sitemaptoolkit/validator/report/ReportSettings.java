package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import org.jspecify.annotations.Nullable;

/**
 * What reports say and need to know besides the findings. Immutable.
 *
 * @since 0.1
 */
public final class ReportSettings {

  /** How many places are shown so that each finding is: they are written as they are found. */
  public static final int ALL = 0;

  /** How many places of each rule are shown unless something else is said. */
  public static final int USUAL_PLACES = 3;

  /** The name of the program in reports. */
  static final String TOOL = "Sitemap Toolkit";

  private final String version;
  private final Profile profile;
  private final CodeTable codes;
  private final @Nullable ProfileTable levels;
  private final Level failOn;
  private final int places;
  private final boolean statistics;
  private final boolean baseline;
  private final int width;
  private final boolean colours;
  private final @Nullable String csv;

  private ReportSettings(
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
    this.version = version;
    this.profile = profile;
    this.codes = codes;
    this.levels = levels;
    this.failOn = failOn;
    this.places = places;
    this.statistics = statistics;
    this.baseline = baseline;
    this.width = width;
    this.colours = colours;
    this.csv = csv;
  }

  /**
   * Returns settings for reports of which errors fail, with {@value #USUAL_PLACES} places of each
   * rule, without a baseline and without colours. They know what codes mean, and where the rules of
   * profiles are documented.
   *
   * @param version that of the program that writes the report
   * @param context whose class loaders have the tables of what codes mean
   */
  public static ReportSettings of(String version, Profile profile, Context context) {
    return of(version, profile, CodeTable.load(context.classLoaders()))
        .withLevels(ProfileTable.load(context));
  }

  /** Returns such settings that know what codes mean, but not where rules are documented. */
  @Incubating
  public static ReportSettings of(String version, Profile profile, CodeTable codes) {
    return new ReportSettings(
        version, profile, codes, null, Level.ERROR, USUAL_PLACES, false, false, 0, false, null);
  }

  /** Returns the version of this library or of the program that uses it. */
  public String version() {
    return version;
  }

  /** Returns whose rules the inputs are checked against. */
  public Profile profile() {
    return profile;
  }

  /**
   * Returns what the codes of findings mean and how to fix them; a code that is not in the table is
   * reported without that.
   */
  @Incubating
  public CodeTable codes() {
    return codes;
  }

  /** Returns where the rules of the profile are documented; null if that is not said. */
  @Incubating
  public @Nullable ProfileTable levels() {
    return levels;
  }

  /**
   * Returns the lowest level of findings that make a run fail; {@link Level#OFF} for none. Only
   * reports that tell passed from failed need it.
   */
  public Level failOn() {
    return failOn;
  }

  /** Returns how many places of each rule a report for people shows; {@link #ALL} for all. */
  public int places() {
    return places;
  }

  /** Returns whether a report for people shows numbers by rule and by file instead of places. */
  public boolean statistics() {
    return statistics;
  }

  /** Returns whether the findings are compared with a baseline. */
  public boolean baseline() {
    return baseline;
  }

  /**
   * Returns how many columns a report for people may use to show the line of a finding with its
   * text marked below, with long urls cut in the middle; 0 to show none and to cut nothing, as
   * where no terminal is.
   */
  public int width() {
    return width;
  }

  /** Returns whether a report for people has colours. */
  public boolean colours() {
    return colours;
  }

  /**
   * Returns the name of the file to which the run writes all findings as CSV; null if it does not.
   */
  public @Nullable String csv() {
    return csv;
  }

  /** Returns a copy that knows where the rules of profiles are documented. */
  @Incubating
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
