package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How many messages a command prints. */
@HelpSection(Section.MESSAGES)
public final class VerbosityArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = {"-v", "--verbose"},
      description =
          "print every problem and everything that is dropped, including informational notes")
  private boolean verbose;

  @Option(
      names = {"-q", "--quiet"},
      description = "print errors only, and no summary")
  private boolean quiet;

  /**
   * Returns the verbosity.
   *
   * @throws ParameterException if both options are given
   */
  public Verbosity verbosity() {
    if (verbose && quiet) {
      throw new ParameterException(
          spec.commandLine(), "--verbose and --quiet cannot be given together");
    }
    if (quiet) {
      return Verbosity.QUIET;
    }
    return verbose ? Verbosity.VERBOSE : Verbosity.NORMAL;
  }
}
