package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.UnknownNames;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is reported, where, and when a run fails. */
@HelpSection(Section.MESSAGES)
public final class ReportArguments {

  /**
   * A report to write.
   *
   * @param file the file; null for standard output
   */
  public record Wanted(ReportFormat format, @Nullable Path file) {}

  @Option(
      names = "--report",
      paramLabel = "FORMAT[=FILE]",
      description =
          "write the findings as text (the default), json, ndjson, sarif, junit, github or"
              + " markdown, to a file or to standard output; may be given several times")
  private List<String> reports = new ArrayList<>();

  @Option(
      names = "--fail-on",
      paramLabel = "LEVEL",
      description =
          "exit with 1 on any error (error, the default), also on any warning (warning), on any"
              + " finding (info), or never")
  private String failOn = "error";

  /**
   * Returns the reports. If all of them are files, there is also one for people on standard output.
   *
   * @param quiet whether to leave that one out
   * @throws WrongUseException if a report is not known, or two go to standard output
   */
  public List<Wanted> reports(boolean quiet) throws IOException {
    List<Wanted> all = new ArrayList<>();
    for (String report : reports) {
      int equals = report.indexOf('=');
      String format = equals < 0 ? report : report.substring(0, equals);
      String name = equals < 0 ? "-" : report.substring(equals + 1);
      if (name.isEmpty()) {
        throw new WrongUseException("--report " + report + ": the name of the file is missing");
      }
      all.add(new Wanted(format(format), name.equals("-") ? null : FileNames.path(name)));
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

  private static ReportFormat format(String id) {
    return ReportFormat.find(id.toLowerCase(Locale.ROOT))
        .orElseThrow(
            () ->
                new WrongUseException(
                    UnknownNames.value(
                        "--report",
                        id,
                        Arrays.stream(ReportFormat.values()).map(ReportFormat::id).toList())));
  }

  /** Returns the lowest level of findings with which the command fails; off for none. */
  public Level failOn() {
    return switch (failOn.toLowerCase(Locale.ROOT)) {
      case "error" -> Level.ERROR;
      case "warning" -> Level.WARNING;
      case "info" -> Level.INFO;
      case "never" -> Level.OFF;
      default ->
          throw new WrongUseException(
              UnknownNames.value(
                  "--fail-on", failOn, List.of("error", "warning", "info", "never")));
    };
  }
}
