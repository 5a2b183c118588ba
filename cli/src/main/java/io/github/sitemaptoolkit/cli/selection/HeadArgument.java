package io.github.sitemaptoolkit.cli.selection;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many of the entries are taken that were selected. */
@HelpSection(Section.SELECTING)
public final class HeadArgument {

  @Option(
      names = "--head",
      paramLabel = "N",
      description = "take only the first N of the entries that are kept, and read no further")
  private @Nullable Long head;

  /** Returns whether the option is given. */
  boolean isGiven() {
    return head != null;
  }

  /**
   * Returns the most entries to take.
   *
   * @throws WrongUseException if it is not positive
   */
  public long most() {
    if (head != null && head < 1) {
      throw new WrongUseException("--head " + head + ": give a number from 1");
    }
    return head == null ? Long.MAX_VALUE : head;
  }
}
