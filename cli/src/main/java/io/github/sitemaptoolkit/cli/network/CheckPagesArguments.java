package io.github.sitemaptoolkit.cli.network;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.check.NetworkRules;
import io.github.sitemaptoolkit.validator.site.PageSample;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many of the listed pages to look at. */
@HelpSection(Section.RULES)
@NeedsPort(NetworkPort.class)
public final class CheckPagesArguments {

  private static final String OPTION = "--check-pages";

  @Option(
      names = OPTION,
      paramLabel = "N[:SEED]",
      description =
          "fetch a random sample of N listed pages, one a second, as their robots.txt allows, and"
              + " check status, redirects, noindex, canonical url and hreflang; the same SEED"
              + " (default: 1) takes the same pages")
  private @Nullable String pages;

  @Option(
      names = "--visited",
      paramLabel = "FILE",
      description =
          "remember here which pages of --check-pages were fetched, and do not fetch them again:"
              + " to go on after an interruption")
  private @Nullable Path visited;

  /** Returns whether pages are to be looked at. */
  public boolean isGiven() {
    return pages != null;
  }

  /**
   * Returns the rules that need the network.
   *
   * @throws WrongUseException if the number is none
   */
  public NetworkRules rules(Context context, Console console, Verbosity verbosity) {
    PageSample sample = pages == null ? null : sample(pages);
    return console
        .ports()
        .find(NetworkPort.class)
        .map(maker -> maker.rules(context, sample, visited, console, verbosity))
        .orElse(NetworkRules.NONE);
  }

  private static PageSample sample(String text) {
    String[] parts = text.split(":", 2);
    try {
      int size = Integer.parseInt(parts[0]);
      return new PageSample(size, parts.length == 1 ? 1 : Long.parseLong(parts[1]));
    } catch (IllegalArgumentException e) {
      throw new WrongUseException(
          OPTION + ": \"" + text + "\" is not a number of pages, such as 100, or 100:7");
    }
  }
}
