package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.FailOn;
import io.github.sitemaptoolkit.cli.option.WantedReport;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.site.report.ReportTarget;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import io.github.sitemaptoolkit.validator.report.ReportProvider;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** What is reported, where, and when a run fails. */
@HelpSection(Section.MESSAGES)
public final class ReportArguments {

  @Option(
      names = WantedReport.OPTION,
      paramLabel = WantedReport.FORM,
      description =
          Meaning.REPORT
              + ": as text (the default), json, ndjson, csv, sarif, junit, github, markdown or html, to a"
              + " file or to standard output; may be given several times")
  private List<String> reports = new ArrayList<>();

  @Option(
      names = "--max",
      paramLabel = "N|all",
      converter = PlaceCount.class,
      description =
          "how many places of each rule the text report shows (default: 3); with all (or 0, or -v),"
              + " it prints each finding as it is found, and then the rules")
  private int places = ReportSettings.USUAL_PLACES;

  @Option(
      names = "--statistics",
      description =
          "print two tables instead of places: how many findings of each rule, and in each file")
  private boolean statistics;

  @Option(
      names = "--fail-on",
      paramLabel = "LEVEL",
      converter = FailOn.Converter.class,
      description =
          Meaning.FAIL_ON
              + ": on any error (error, the default), also on any warning (warning) or any finding"
              + " (info), only if part of an input is missing (missing), or never")
  private FailOn.Level failOn = FailOn.Level.ERROR;

  /**
   * Returns the reports that are asked for; the one for people on standard output if none is.
   *
   * @param quiet whether to leave that one out
   * @throws WrongUseException if a report is not known, or two go to standard output
   */
  public List<ReportTarget> reports(boolean quiet) throws IOException {
    List<ReportTarget> all = new ArrayList<>();
    for (String report : reports) {
      all.add(WantedReport.parse(report, formats()));
    }
    boolean text = all.stream().anyMatch(ReportTarget::isText);
    if (!quiet && (all.isEmpty() || (statistics && !text))) {
      all.add(0, new ReportTarget(ReportFormat.TEXT.id(), null));
    }
    if (all.stream().filter(report -> report.file() == null).count() > 1) {
      throw new WrongUseException(
          statistics && !text
              ? "--statistics are a part of the text report, and another one goes to standard"
                  + " output; write --report text=FILE"
              : "only one --report can go to standard output; write --report FORMAT=FILE");
    }
    return all;
  }

  private static List<String> formats() {
    return Stream.concat(
            Arrays.stream(ReportFormat.values()).map(ReportFormat::id),
            ReportProvider.all().stream().map(ReportProvider::id))
        .toList();
  }

  /**
   * Returns settings with what the text report shows.
   *
   * @param verbose whether all places are wanted
   */
  public ReportSettings applyTo(ReportSettings settings, boolean verbose) {
    return settings
        .withFailOn(failOn())
        .withPlaces(verbose ? ReportSettings.ALL : places)
        .withStatistics(statistics);
  }

  /** Returns which findings make the command fail. */
  public Predicate<Problem> failing() {
    if (failOn == FailOn.Level.MISSING) {
      return Problem::missing;
    }
    Level least = failOn();
    return finding -> least != Level.OFF && Level.of(finding.severity()).compareTo(least) >= 0;
  }

  /** Returns the lowest level of findings with which the command fails; off for none. */
  public Level failOn() {
    return switch (failOn) {
      case ERROR -> Level.ERROR;
      case WARNING -> Level.WARNING;
      case INFO -> Level.INFO;
      case MISSING, NEVER -> Level.OFF;
    };
  }
}
