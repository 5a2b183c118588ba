package io.github.sitemaptoolkit.cli.safeguard;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.site.setting.PublishMeaning;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many entries may lose a value. */
@HelpSection(Section.LIMITS)
public final class LossArgument {

  @Option(
      names = "--max-loss",
      paramLabel = "PERCENT",
      description =
          "refuse if more than this share of the entries that have a value, such as an image or a"
              + " date, would lose it: at least 10 of them, or all of at least 5 (default: 50%%;"
              + " 100%% allows any loss). With diff, which has no default, the exit code is 1 only"
              + " if a guard refuses, or part of an input is missing")
  private @Nullable String maxLoss;

  /** Returns the percentage; null if none is given. */
  public @Nullable Integer percent() {
    return maxLoss == null ? null : PublishMeaning.percentage("max-loss", maxLoss);
  }

  /** Returns the percentage as it was given. */
  @Nullable String text() {
    return maxLoss;
  }
}
