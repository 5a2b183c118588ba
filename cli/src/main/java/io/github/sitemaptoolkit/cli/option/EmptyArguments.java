package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.report.Failures;
import picocli.CommandLine.Option;

/** Whether inputs without entries are accepted, for commands that replace files. */
@HelpSection(Section.LIMITS)
public final class EmptyArguments {

  @Option(
      names = Failures.ALLOW_EMPTY,
      description =
          "accept a table or JSON document from which no entry comes, and a selection of nothing"
              + " (default: write nothing and exit with 1)")
  private boolean allowed;

  public boolean allowed() {
    return allowed;
  }
}
