package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.UnknownNames;
import io.github.sitemaptoolkit.converters.feed.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import java.util.LinkedHashSet;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What is looked for in feeds. */
@HelpSection(Section.FEEDS)
public final class FeedInputArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--with",
      paramLabel = "ID",
      split = ",",
      description =
          "make values of these extensions from a feed's items, too: news (of the last two days)")
  private Set<String> with = new LinkedHashSet<>();

  @Option(
      names = "--content-images",
      description = "take the first picture of an item's content where a feed names no other")
  private boolean contentImages;

  /** Returns a context that asks for what was asked for. */
  public Context applyTo(Context context) {
    for (String id : with) {
      if (context.extensions().find(id).isEmpty()) {
        throw new ParameterException(
            spec.commandLine(), "--with: " + UnknownNames.extension(id, context.extensions()));
      }
    }
    return context.with(
        context
            .options(FeedOptions.DEFAULTS)
            .withExtensions(with)
            .withContentImages(contentImages));
  }
}
