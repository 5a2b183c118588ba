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

/** What commands do with losses besides printing them. */
@HelpSection(Section.MESSAGES)
public final class LossArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--loss-report",
      paramLabel = "FILE",
      description =
          "write what is dropped to this file as JSON: for each input its kinds, each with a count,"
              + " an example and its url; also where nothing is")
  private @Nullable Path report;

  @Option(
      names = "--fail-on-loss",
      description = "exit with 1 if anything is dropped; the output is written all the same")
  private boolean fail;

  /** Returns whether losses are to be kept until the end. */
  public boolean wanted() {
    return report != null || fail;
  }

  public @Nullable Path report() {
    return report;
  }

  /** Refuses to put the report where another file of this run stands. */
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
          spec.commandLine(), "--loss-report " + file + " is the input or the output, too");
    }
  }

  /**
   * Writes the report, if one is asked for.
   *
   * @param files what was lost, of each input that was converted
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
