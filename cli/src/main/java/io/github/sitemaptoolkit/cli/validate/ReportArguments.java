package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.FailOn;
import io.github.sitemaptoolkit.cli.option.WantedReport;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is reported, where, and when a run fails. */
@HelpSection(Section.MESSAGES)
public final class ReportArguments {

  private static final List<String> FORMATS =
      Arrays.stream(ReportFormat.values()).map(ReportFormat::id).toList();

  /**
   * A report to write.
   *
   * @param file the file; null for standard output
   */
  public record Wanted(ReportFormat format, @Nullable Path file) {}

  @Option(
      names = WantedReport.OPTION,
      paramLabel = WantedReport.FORM,
      description =
          Meaning.REPORT
              + ": as text (the default), json, ndjson, sarif, junit, github or markdown, to a file"
              + " or to standard output; may be given several times")
  private List<String> reports = new ArrayList<>();

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
   * Returns the reports. If all of them are files, there is also one for people on standard output.
   *
   * @param quiet whether to leave that one out
   * @throws WrongUseException if a report is not known, or two go to standard output
   */
  public List<Wanted> reports(boolean quiet) throws IOException {
    List<Wanted> all = new ArrayList<>();
    for (String report : reports) {
      WantedReport wanted = WantedReport.parse(report, FORMATS);
      all.add(new Wanted(ReportFormat.find(wanted.format()).orElseThrow(), wanted.file()));
    }
    long standard = all.stream().filter(report -> report.file() == null).count();
    if (standard > 1) {
      throw new WrongUseException(
          "only one --report can go to standard output; write --report FORMAT=FILE");
    }
    if (standard == 0 && !quiet) {
      all.add(0, new Wanted(ReportFormat.TEXT, null));
    }
    return all;
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
