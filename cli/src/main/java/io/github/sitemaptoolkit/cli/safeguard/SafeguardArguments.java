package io.github.sitemaptoolkit.cli.safeguard;

import io.github.sitemaptoolkit.batch.setting.GuardSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.option.EmptyArguments;
import io.github.sitemaptoolkit.cli.option.IncompleteArguments;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.site.setting.PublishMeaning;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Safeguards that keep a broken export from replacing a good set. */
@HelpSection(Section.LIMITS)
public final class SafeguardArguments {

  @Mixin private IncompleteArguments incomplete = new IncompleteArguments();

  @Mixin private EmptyArguments empty = new EmptyArguments();

  @Mixin private ShrinkArgument shrink = new ShrinkArgument();

  @Mixin private LossArgument loss = new LossArgument();

  @Option(
      names = "--accept-loss",
      paramLabel = "FIELD",
      split = ",",
      description =
          "accept this time that entries lose these fields, such as image,news.publication_date:"
              + " those that a refusal names")
  private List<String> acceptedLosses = List.of();

  @Option(
      names = "--max-outside",
      paramLabel = "PERCENT",
      description =
          "refuse if more than this share of the urls has another scheme or host than the base url:"
              + " crawlers accept them only if the robots.txt of their site names the sitemap"
              + " (default: 10%%)")
  private @Nullable String maxOutside;

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

  /** Returns the settings that these options say. */
  public GuardSettings settings() {
    return new GuardSettings(
        incomplete.accepted(),
        empty.allowed(),
        shrink.text(),
        loss.text(),
        maxOutside,
        allowOutside);
  }

  /**
   * Applies the options.
   *
   * @throws SettingException if one of them is wrong
   */
  public void applyTo(Publisher publisher) {
    PublishMeaning.applyTo(publisher, settings());
    publisher.acceptLoss(acceptedLosses);
  }
}
