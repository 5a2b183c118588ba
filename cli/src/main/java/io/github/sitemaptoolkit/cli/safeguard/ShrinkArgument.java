package io.github.sitemaptoolkit.cli.safeguard;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.site.setting.PublishMeaning;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many of the published urls may go. */
@HelpSection(Section.LIMITS)
public final class ShrinkArgument {

  @Option(
      names = "--max-shrink",
      paramLabel = "PERCENT",
      description =
          "refuse to remove more than this share of the published urls (default: 50%%; 100%% allows"
              + " any loss). With diff, which has no default, the exit code is 1 only if a guard"
              + " refuses, or part of an input is missing")
  private @Nullable String maxShrink;

  /** Returns the percentage; null if none is given. */
  public @Nullable Integer percent() {
    return maxShrink == null ? null : PublishMeaning.percentage("max-shrink", maxShrink);
  }

  /** Returns the percentage as it was given. */
  @Nullable String text() {
    return maxShrink;
  }
}
