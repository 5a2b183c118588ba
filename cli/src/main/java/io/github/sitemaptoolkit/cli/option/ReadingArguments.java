package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * How documents are read one by one, and the limits on them, for commands without a {@code
 * --max-bytes} for output files.
 */
@HelpSection(Section.LIMITS)
public final class ReadingArguments {

  @HelpSection(Section.READING)
  @Option(
      names = "--expand",
      negatable = true,
      description =
          "read the sitemaps that an index lists, from files in its directory or below, or"
              + " (--no-expand) only the index. Default: count reads them, validate does not, and"
              + " convert does if the output cannot hold an index")
  private @Nullable Boolean expand;

  @Option(
      names = "--max-bytes",
      paramLabel = "N",
      converter = Size.class,
      description =
          "refuse documents that are longer than this when decompressed, such as 500M or 2G; short"
              + " for --limit bytes=N (default: no limit)")
  private @Nullable Long maxBytes;

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
   * @throws WrongUseException if one is invalid
   */
  public Limits limits() {
    Limits all = limits.limits();
    if (maxBytes == null) {
      return all;
    }
    try {
      return all.with(Limit.BYTES, maxBytes);
    } catch (IllegalArgumentException e) {
      throw new WrongUseException("--max-bytes " + maxBytes + ": " + e.getMessage());
    }
  }
}
