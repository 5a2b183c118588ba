package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.report.LossReport;
import io.github.sitemaptoolkit.io.Sink;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What commands do about losses, besides printing them. */
@HelpSection(Section.MESSAGES)
public final class LossArguments {

  @Option(
      names = "--loss-report",
      paramLabel = "FILE",
      description =
          "write a JSON report of dropped data: for each input, what kinds of data were dropped,"
              + " with a count, an example and its url; also written if nothing was dropped")
  private @Nullable Path report;

  @Option(
      names = "--fail-on-loss",
      description = "exit with 1 if any data is dropped; the output is still written")
  private boolean fail;

  /** Returns whether losses have to be kept until the end. */
  public boolean wanted() {
    return report != null || fail;
  }

  public @Nullable Path report() {
    return report;
  }

  /** Adds the report to the files of a run. */
  public void addTo(RunFiles files) {
    if (report != null) {
      files.writes("--loss-report", report);
    }
  }

  /**
   * Writes the report, if one was requested.
   *
   * @param files the losses of each input that was converted
   * @return whether the command fails because of it
   * @throws IOException if the report cannot be written
   */
  public boolean finish(List<LossReport.File> files) throws IOException {
    if (report != null) {
      try (Sink sink = Sink.open(report)) {
        LossReport.write(files, sink);
      }
    }
    return fail && files.stream().anyMatch(file -> !file.losses().isEmpty());
  }
}
