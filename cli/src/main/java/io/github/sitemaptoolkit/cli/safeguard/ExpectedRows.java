package io.github.sitemaptoolkit.cli.safeguard;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.site.input.ExpectedEntries;
import io.github.sitemaptoolkit.site.setting.ReadingMeaning;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many entries the inputs have at least. */
@HelpSection(Section.LIMITS)
public final class ExpectedRows {

  @Option(
      names = "--expect-rows",
      paramLabel = "N",
      description =
          "write nothing and exit with 1 if fewer than N entries were read from all inputs"
              + " together, as from a pipe that was cut")
  private @Nullable String least;

  /**
   * Returns how many entries are expected.
   *
   * @throws io.github.sitemaptoolkit.batch.setting.SettingException if that is no number
   */
  public ExpectedEntries expected() {
    return ReadingMeaning.expected(least);
  }

  /** Adds what checks the entries of a conversion, which has no other steps so far. */
  public void applyTo(Conversion conversion) {
    ExpectedEntries wanted = expected();
    if (wanted.least() > 0) {
      conversion.each(new Counting(wanted));
    }
  }

  private static final class Counting implements Step {

    private final ExpectedEntries expected;
    private long read;

    Counting(ExpectedEntries expected) {
      this.expected = expected;
    }

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
      expected.check(read, source);
    }
  }
}
