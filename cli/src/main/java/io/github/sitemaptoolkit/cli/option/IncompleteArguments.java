package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.report.Failures;
import picocli.CommandLine.Option;

/** What becomes of inputs that are broken, for commands that replace whole sets. */
@HelpSection(Section.LIMITS)
public final class IncompleteArguments {

  @Option(
      names = Failures.ACCEPT_INCOMPLETE,
      description =
          "use what can be read of an input that is cut or of which entries are missing (default:"
              + " write nothing, exit code 1)")
  private boolean accepted;

  public boolean accepted() {
    return accepted;
  }
}
