package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How much a command says to people. */
@HelpSection(Section.MESSAGES)
public final class VerbosityArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = {"-v", "--verbose"},
      description =
          "print every problem and all that is dropped, what is only worth knowing included")
  private boolean verbose;

  @Option(
      names = {"-q", "--quiet"},
      description = "print errors only, not even what was written")
  private boolean quiet;

  /** Returns what was asked for; both at once are wrong use. */
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
