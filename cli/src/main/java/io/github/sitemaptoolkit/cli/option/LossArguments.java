package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.report.LossReport;
import io.github.sitemaptoolkit.io.Sink;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What commands do about losses, besides printing them. */
@HelpSection(Section.MESSAGES)
public final class LossArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

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

  /** Checks that the report does not overwrite another file of this run. */
  public void checkApart(Path other) throws IOException {
    Path file = report;
    if (file == null) {
      return;
    }
    boolean same =
        file.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())
            || (Files.exists(file) && Files.exists(other) && Files.isSameFile(file, other));
    if (same) {
      throw new ParameterException(
          spec.commandLine(),
          "--loss-report " + file + " is an input or output, too; write to another file");
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
