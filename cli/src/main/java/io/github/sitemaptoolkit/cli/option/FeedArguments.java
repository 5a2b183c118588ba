package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.converters.feed.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What feeds say of themselves, and how much of an entry they carry. */
@HelpSection(Section.FEEDS)
public final class FeedArguments {

  private static final Set<String> FEEDS = Set.of("rss", "atom");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--lossless",
      description =
          "let a feed carry each entry whole beside what it says of it, so that converting it back"
              + " gives the same entries")
  private boolean lossless;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "the title of the feed, read or written (default: the input's, else the host)")
  private @Nullable String title;

  @Option(
      names = "--link",
      paramLabel = "URL",
      description = "the page of the feed (default: the input's, else the host's)")
  private @Nullable String link;

  @Option(
      names = "--language",
      paramLabel = "CODE",
      description = "the language of the feed, read or written, such as en (default: the input's)")
  private @Nullable String language;

  /** Returns a context in which feeds are described so; what has no effect is wrong use. */
  public Context into(Context context, SitemapFormat target) {
    if ((lossless || link != null) && !FEEDS.contains(target.id())) {
      throw new ParameterException(
          spec.commandLine(), "--lossless and --link are for feeds; the output is " + target.id());
    }
    return context.with(
        context
            .options(FeedOptions.DEFAULTS)
            .withLossless(lossless)
            .withTitle(title)
            .withLink(link)
            .withLanguage(language));
  }
}
