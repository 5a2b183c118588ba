package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.Safeguards;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Safeguards that keep a broken export from replacing a good set. */
@HelpSection(Section.LIMITS)
public final class SafeguardArguments {

  /** Parses a percentage, with or without a percent sign. */
  public static final class Percentage implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String text) {
      try {
        return Safeguards.percentage(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(String.valueOf(e.getMessage()));
      }
    }
  }

  @Mixin private IncompleteArguments incomplete = new IncompleteArguments();

  @Mixin private EmptyArguments empty = new EmptyArguments();

  @Option(
      names = "--max-shrink",
      paramLabel = "PERCENT",
      converter = Percentage.class,
      description =
          "refuse to remove more than this share of the published urls (default: 50%%; 100%% allows"
              + " any loss)")
  private int maxShrink = Safeguards.DEFAULT.maxShrink();

  @Option(
      names = "--allow-outside",
      description =
          "publish even if no url begins with the base url: crawlers accept this if the robots.txt"
              + " of the urls' site names the sitemap")
  private boolean allowOutside;

  public boolean acceptsIncomplete() {
    return incomplete.accepted();
  }

  public boolean acceptsEmpty() {
    return empty.allowed();
  }

  public void applyTo(Publisher publisher) {
    publisher
        .acceptIncomplete(incomplete.accepted())
        .maxShrink(maxShrink)
        .allowOutside(allowOutside);
  }
}
