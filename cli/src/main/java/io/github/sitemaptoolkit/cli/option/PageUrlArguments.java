package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.pages.option.TrailingSlash;
import picocli.CommandLine.Option;

/** The form of the urls that the pages of a folder have. */
@HelpSection(Section.PAGES)
@NeedsPort(PagesOfSite.Witness.class)
public final class PageUrlArguments {

  @Option(names = "--extensionless", description = "the urls of pages have no .html")
  private boolean extensionless;

  @Option(
      names = "--trailing-slash",
      paramLabel = "as-is|always|never",
      description =
          "whether the urls of pages end with a slash: as their files are (default; a/index.html is"
              + " /a/), always, or never")
  private String slash = SettingText.name(PageOptions.DEFAULTS.trailingSlash());

  /** Returns whether they have no {@code .html}. */
  boolean extensionless() {
    return extensionless;
  }

  /** Returns whether they end with a slash, in a word. */
  String slash() {
    return slash;
  }

  /** Returns a context in which the pages of a folder have such urls. */
  public Context applyTo(Context context) {
    return context.with(
        context
            .options(PageOptions.DEFAULTS)
            .withExtensionless(extensionless)
            .withTrailingSlash(SettingText.word("trailing-slash", slash, TrailingSlash.values())));
  }
}
