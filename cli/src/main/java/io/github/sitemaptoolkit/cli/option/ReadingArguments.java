package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.limit.Limits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How documents are read one by one, and the limits on them. */
@HelpSection(Section.LIMITS)
public final class ReadingArguments {

  @HelpSection(Section.READING)
  @Option(
      names = "--expand",
      negatable = true,
      description =
          "read the sitemaps that an index lists: from files in its directory or below, or,"
              + " if the index has an address, from theirs; or (--no-expand) only the index."
              + " Default: count reads them, validate does if one of them is there, and convert does if the output cannot hold an index")
  private @Nullable Boolean expand;

  @Mixin private ReadingLimits limits = new ReadingLimits();

  /**
   * Returns whether the sitemaps of an index are read.
   *
   * @param usual what the command does if it is not told
   */
  public boolean expands(boolean usual) {
    return expand == null ? usual : expand;
  }

  /**
   * Returns the limits.
   *
   * @throws io.github.sitemaptoolkit.cli.help.WrongUseException if one is invalid
   */
  public Limits limits() {
    return limits.limits();
  }
}
