package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import org.jspecify.annotations.Nullable;
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

  @Mixin private ShrinkArgument shrink = new ShrinkArgument();

  @Option(
      names = "--max-outside",
      paramLabel = "PERCENT",
      converter = Percentage.class,
      description =
          "refuse if more than this share of the urls has another scheme or host than the base url:"
              + " crawlers accept them only if the robots.txt of their site names the sitemap"
              + " (default: 10%%)")
  private @Nullable Integer maxOutside;

  @Option(
      names = "--allow-outside",
      description =
          "any number of urls may have another scheme or host: the same as --max-outside 100%%")
  private boolean allowOutside;

  public boolean acceptsIncomplete() {
    return incomplete.accepted();
  }

  public boolean acceptsEmpty() {
    return empty.allowed();
  }

  public void applyTo(Publisher publisher) {
    publisher.acceptIncomplete(incomplete.accepted());
    Integer maxShrink = shrink.percent();
    if (maxShrink != null) {
      publisher.maxShrink(maxShrink);
    }
    if (maxOutside != null) {
      publisher.maxOutside(maxOutside);
    }
    if (allowOutside) {
      publisher.allowOutside(true);
    }
  }
}
