package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.pages.option.TrailingSlash;
import io.github.sitemaptoolkit.site.setting.HostMeaning;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The form of the urls that the pages of a folder have, and the host that serves them. */
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

  @Option(
      names = "--host",
      paramLabel = "NAME",
      description =
          "the host that serves the pages: netlify, cloudflare, gitlab, github, vercel, firebase,"
              + " azure or apache, whose rules count (default: what the files say that lie beside the"
              + " pages, up to the root of the repository)")
  private @Nullable String host;

  @Option(
      names = "--host-config",
      paramLabel = "FILE",
      description =
          "a file that tells the host what to do and lies elsewhere, such as deploy/netlify.toml;"
              + " its name says what it is, or else --host; may be repeated")
  private List<String> hostConfigs = new ArrayList<>();

  /** Returns whether they have no {@code .html}. */
  boolean extensionless() {
    return extensionless;
  }

  /** Returns whether they end with a slash, in a word. */
  String slash() {
    return slash;
  }

  /** Returns the word of their host; null if none is given. */
  @Nullable String host() {
    return host;
  }

  /** Returns the files of their host that lie elsewhere. */
  List<String> hostConfigs() {
    return hostConfigs;
  }

  /**
   * Returns a context in which the pages of a folder have such urls and this host.
   *
   * @param files the files of the run, to which those that the options name are added
   */
  public Context applyTo(Context context, RunFiles files) throws IOException {
    return context
        .with(
            context
                .options(PageOptions.DEFAULTS)
                .withExtensionless(extensionless)
                .withTrailingSlash(
                    SettingText.word("trailing-slash", slash, TrailingSlash.values())))
        .with(HostMeaning.of(host, hostConfigs, files));
  }
}
