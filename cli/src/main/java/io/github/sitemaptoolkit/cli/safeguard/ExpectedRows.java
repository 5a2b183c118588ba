package io.github.sitemaptoolkit.cli.safeguard;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.Plural;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/**
 * How many entries the inputs have at least. The only sign that a pipe was cut between two lines:
 * nothing else tells its end from the end of the data.
 */
@HelpSection(Section.LIMITS)
public final class ExpectedRows {

  /** Parses a number of entries. */
  public static final class RowCount implements ITypeConverter<Long> {

    @Override
    public Long convert(String text) {
      try {
        long number = Long.parseLong(text.strip()); // some databases print numbers in columns
        if (number > 0) {
          return number;
        }
      } catch (NumberFormatException e) {
        // reported below
      }
      throw new TypeConversionException("use a whole number from 1");
    }
  }

  @Option(
      names = "--expect-rows",
      paramLabel = "N",
      converter = RowCount.class,
      description =
          "write nothing and exit with 1 if fewer than N entries were read from all inputs"
              + " together, as from a pipe that was cut")
  private long least;

  /**
   * Refuses inputs that have too few entries.
   *
   * @param read how many entries were read, before any was left out by a condition on entries
   * @param source the name of the inputs
   * @throws SitemapException if more were expected
   */
  public void check(long read, String source) {
    if (read < least) {
      throw new SitemapException(
          SafeguardCodes.FEWER_ROWS,
          (read == 0
                  ? "no entry was read"
                  : "only " + Plural.of(read, "entry was", "entries were") + " read")
              + ", but --expect-rows expects at least "
              + least
              + ": the input was cut, or rows of it could not be used; nothing was written",
          Location.of(source));
    }
  }

  /** Adds what checks the entries of a conversion, which has no other steps so far. */
  public void applyTo(Conversion conversion) {
    if (least > 0) {
      conversion.each(new Counting());
    }
  }

  private final class Counting implements Step {

    private long read;

    @Override
    public UrlEntry page(UrlEntry entry) {
      read++;
      return entry;
    }

    @Override
    public IndexEntry sitemap(IndexEntry entry) {
      read++;
      return entry;
    }

    @Override
    public void end(String source, Problems problems) {
      check(read, source);
    }
  }
}
