package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How feeds are described, and how much of an entry they hold. */
@HelpSection(Section.FEEDS)
public final class FeedArguments {

  private static final Set<String> FEEDS = Set.of("rss", "atom");

  @Option(
      names = "--lossless",
      description =
          "also store each complete entry in the feed, so that converting it back gives the same"
              + " entries")
  private boolean lossless;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description =
          "the title of the feed that is read or written (default: the input's, else the host)")
  private @Nullable String title;

  @Option(
      names = "--link",
      paramLabel = "URL",
      description =
          "the page that the feed belongs to (default: the input's link, else the root of the host)")
  private @Nullable String link;

  @Option(
      names = "--language",
      paramLabel = "CODE",
      description =
          "the language of the feed that is read or written, such as en (default: the input's)")
  private @Nullable String language;

  /**
   * Returns a context with these options.
   *
   * @throws WrongUseException if one of them has no effect on the target
   */
  public Context into(Context context, SitemapFormat target) {
    if ((lossless || link != null) && !FEEDS.contains(target.id())) {
      throw new WrongUseException(
          "--lossless and --link are for feeds; the output is " + target.id());
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
