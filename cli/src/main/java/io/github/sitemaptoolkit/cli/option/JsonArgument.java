package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import picocli.CommandLine.Option;

/** Whether to print a result as JSON. */
@HelpSection(Section.RESULT)
public final class JsonArgument {

  @Option(
      names = "--json",
      description = "print the result as JSON; changes to its keys are noted in the changelog")
  private boolean wanted;

  public boolean wanted() {
    return wanted;
  }
}
