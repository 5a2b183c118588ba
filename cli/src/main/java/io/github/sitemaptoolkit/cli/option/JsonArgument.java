package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import picocli.CommandLine.Option;

/** Whether a result is for programs. */
@HelpSection(Section.RESULT)
public final class JsonArgument {

  @Option(
      names = "--json",
      description =
          "print the result as JSON; its keys do not change without a note in the changes")
  private boolean wanted;

  public boolean wanted() {
    return wanted;
  }
}
