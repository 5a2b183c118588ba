package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.UnknownNames;
import io.github.sitemaptoolkit.cli.help.WordConverter;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import java.util.LinkedHashSet;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What to read from feeds. */
@HelpSection(Section.FEEDS)
public final class FeedInputArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--with",
      paramLabel = "ID",
      split = ",",
      description =
          "also create values of these extensions from a feed's items: news (for items of the last"
              + " two days)")
  private Set<String> with = new LinkedHashSet<>();

  @Option(
      names = "--content-media",
      paramLabel = "none|images|all",
      converter = ContentMediaName.class,
      description =
          "what to take from the HTML of a feed's items besides the media that it names: nothing,"
              + " images, or images and videos (all, the default)")
  private ContentMedia contentMedia = FeedOptions.DEFAULTS.contentMedia();

  /** Reads what to take from the HTML of items. */
  public static final class ContentMediaName extends WordConverter<ContentMedia> {
    /** Creates a reader. */
    public ContentMediaName() {
      super(ContentMedia.values());
    }
  }

  /** Returns a context with these options. */
  public Context applyTo(Context context) {
    for (String id : with) {
      if (context.extensions().find(id).isEmpty()) {
        throw new ParameterException(
            spec.commandLine(), "--with: " + UnknownNames.extension(id, context.extensions()));
      }
    }
    return context.with(
        context.options(FeedOptions.DEFAULTS).withExtensions(with).withContentMedia(contentMedia));
  }
}
