package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WordConverter;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.pages.option.TrailingSlash;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** How the pages of a folder are read. */
@HelpSection(Section.PAGES)
@NeedsPort(PagesOfSite.Witness.class)
public final class PageArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(names = "--extensionless", description = "the urls of pages have no .html")
  private boolean extensionless;

  @Option(
      names = "--trailing-slash",
      paramLabel = "as-is|always|never",
      converter = SlashName.class,
      description =
          "whether the urls of pages end with a slash: as their files are (default; a/index.html is"
              + " /a/), always, or never")
  private TrailingSlash slash = PageOptions.DEFAULTS.trailingSlash();

  static final class SlashName implements ITypeConverter<TrailingSlash> {
    @Override
    public TrailingSlash convert(String text) {
      for (TrailingSlash value : TrailingSlash.values()) {
        if (value.name().replace('_', '-').equals(text.toUpperCase(Locale.ROOT))) {
          return value;
        }
      }
      throw new TypeConversionException("use as-is, always or never, not \"" + text + "\"");
    }
  }

  @Option(
      names = "--lastmod",
      paramLabel = "SOURCE",
      split = ",",
      converter = SourceName.class,
      description =
          "where the dates of pages come from, the first that is there: structured data, meta,"
              + " git's last commit (default: data,meta,git), or the file, whose time most builds"
              + " set anew")
  private List<LastmodSource> lastmod = new ArrayList<>();

  static final class SourceName extends WordConverter<LastmodSource> {
    SourceName() {
      super(LastmodSource.values());
    }
  }

  @Option(
      names = "--page-source",
      paramLabel = "PATTERN",
      description =
          "the file that a page is made of, for git's dates, such as 'content/{path}.md'; may be"
              + " repeated (default: the page itself, if git has it)")
  private List<String> sources = new ArrayList<>();

  @Option(
      names = "--alternates",
      paramLabel = "PATTERN",
      description =
          "pages whose paths differ only in the language are translations of each other, unless"
              + " they say so themselves: '/{lang}/**'")
  private @Nullable String alternates;

  @Option(
      names = "--x-default",
      paramLabel = "LANGUAGE",
      description = "the language of --alternates for all who speak none of the others")
  private @Nullable String defaultLanguage;

  @Option(
      names = "--videos",
      paramLabel = "FILE",
      description =
          "a CSV table of the videos of pages, with the columns id (of the host, or the url of the"
              + " player or file), title, description, thumbnail and duration")
  private @Nullable Path videos;

  @Option(names = "--documents", description = "PDFs and office documents are pages, too")
  private boolean documents;

  @Option(
      names = "--max-page",
      paramLabel = "SIZE",
      converter = Size.class,
      description = "how much of a page to read at most (default: 2M)")
  private long mostBytes = PageOptions.DEFAULTS.mostBytes();

  /**
   * Returns a context with these options.
   *
   * @param files the files of the run, to which the table of videos is added
   */
  Context applyTo(Context context, RunFiles files) {
    if (videos != null) {
      files.reads("--videos", videos);
    }
    try {
      return context.with(
          context
              .options(PageOptions.DEFAULTS)
              .withExtensionless(extensionless)
              .withTrailingSlash(slash)
              .withLastmod(lastmod.isEmpty() ? PageOptions.DEFAULTS.lastmod() : lastmod)
              .withSources(sources)
              .withAlternates(alternates, defaultLanguage)
              .withDocuments(documents)
              .withVideos(videos)
              .withMostBytes((int) Math.min(mostBytes, Integer.MAX_VALUE / 2)));
    } catch (IllegalArgumentException e) { // of languages, which nothing else has
      throw new ParameterException(spec.commandLine(), "--alternates: " + e.getMessage(), e);
    }
  }
}
