package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.setting.FeedSettings;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.setting.FeedMeaning;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** What to read from feeds. */
@HelpSection(Section.FEEDS)
public final class FeedInputArguments {

  @Option(
      names = "--with",
      paramLabel = "ID",
      split = ",",
      description =
          "also create values of these extensions from a feed's items: news (for items of the last"
              + " two days)")
  private List<String> with = new ArrayList<>();

  @Option(
      names = "--content-media",
      paramLabel = "none|images|all",
      description =
          "what to take from the HTML of a feed's items besides the media that it names: nothing,"
              + " images, or images and videos (all, the default)")
  private String contentMedia = SettingText.name(FeedOptions.DEFAULTS.contentMedia());

  /** Returns the settings that these options say. */
  public FeedSettings settings() {
    return new FeedSettings(with, contentMedia);
  }

  /** Returns a context with these options. */
  public Context applyTo(Context context) {
    return FeedMeaning.applyTo(context, settings());
  }
}
