package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.setting.PageSettings;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How the pages of a folder are read. */
@HelpSection(Section.PAGES)
@NeedsPort(PagesOfSite.Witness.class)
public final class PageArguments {

  @Mixin private PageUrlArguments urls = new PageUrlArguments();

  @Option(
      names = "--lastmod",
      paramLabel = "SOURCE",
      split = ",",
      description =
          "where the dates of pages come from, the first that is there: structured data, meta,"
              + " git's last commit (default: data,meta,git), or the file, whose time most builds"
              + " set anew")
  private List<String> lastmod = new ArrayList<>();

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
          "a CSV table of the videos of pages: its columns are id (of the host, or the url of the"
              + " player or file), title, description, thumbnail and duration")
  private @Nullable String videos;

  @Option(names = "--documents", description = "PDFs and office documents are pages, too")
  private boolean documents;

  @Option(
      names = "--max-page",
      paramLabel = "SIZE",
      description = "how much of a page to read at most (default: 2M)")
  private String mostBytes = SettingText.size(PageOptions.DEFAULTS.mostBytes());

  /** Returns the settings that these options say. */
  PageSettings settings() {
    return new PageSettings(
        urls.extensionless(),
        urls.slash(),
        lastmod,
        sources,
        alternates,
        defaultLanguage,
        videos,
        documents,
        mostBytes,
        urls.host(),
        urls.hostConfigs());
  }
}
