package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.report.Failures;
import picocli.CommandLine.Option;

/** Whether broken inputs are accepted, for commands that replace whole sets. */
@HelpSection(Section.LIMITS)
public final class IncompleteArguments {

  @Option(
      names = Failures.ACCEPT_INCOMPLETE,
      description =
          "use what can be read of an input that is truncated or lacks entries (default: write"
              + " nothing and exit with 1)")
  private boolean accepted;

  public boolean accepted() {
    return accepted;
  }
}
