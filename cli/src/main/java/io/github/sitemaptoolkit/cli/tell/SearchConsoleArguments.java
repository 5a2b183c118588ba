package io.github.sitemaptoolkit.cli.tell;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.tell.Patience;
import io.github.sitemaptoolkit.tell.SearchConsole;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Submits the sitemap to Google's Search Console. */
@HelpSection(Section.WRITING)
final class SearchConsoleArguments {

  private static final String TOKEN = "SEARCH_CONSOLE_TOKEN";

  @Option(
      names = "--search-console",
      paramLabel = "PROPERTY",
      description =
          "submit the sitemap of --sitemap-url to this property of Google's Search Console, such as"
              + " sc-domain:example.com; the environment variable "
              + TOKEN
              + " has the OAuth access token")
  private @Nullable String property;

  @Option(
      names = "--sitemap-url",
      paramLabel = "URL",
      description = "the url of the sitemap or index that --search-console submits")
  private @Nullable String sitemap;

  boolean isGiven() {
    return property != null;
  }

  /**
   * Checks what is given, before anything is told.
   *
   * @throws WrongUseException if something is missing
   */
  void check(Map<String, String> environment) {
    if (property != null && sitemap == null) {
      throw new WrongUseException("--search-console needs --sitemap-url: which sitemap to submit");
    } else if (property == null && sitemap != null) {
      throw new WrongUseException("--sitemap-url needs --search-console: where to submit it");
    } else if (property != null && environment.getOrDefault(TOKEN, "").isBlank()) {
      throw new WrongUseException(
          "--search-console needs an OAuth access token in the environment variable " + TOKEN);
    }
    if (sitemap != null) {
      Addresses.of("--sitemap-url", sitemap);
    }
  }

  /** Submits the sitemap. Returns what to report. */
  String submit(Patience patience, Map<String, String> environment)
      throws IOException, InterruptedException {
    String token = environment.getOrDefault(TOKEN, "").strip();
    var console = new SearchConsole(SearchConsole.API, token, patience);
    console.submit(String.valueOf(property), String.valueOf(sitemap));
    return "Search Console: submitted " + sitemap;
  }
}
