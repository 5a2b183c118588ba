package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.check.NetworkRules;
import io.github.sitemaptoolkit.site.visit.VisitListener;
import io.github.sitemaptoolkit.validator.site.PageSample;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many of the listed pages to look at. */
@HelpSection(Section.RULES)
@NeedsPort(CheckPagesArguments.Servers.class)
public final class CheckPagesArguments {

  /** The port of a program with a network: makes the rules that ask servers. */
  @FunctionalInterface
  public interface Servers {

    /**
     * Returns the rules.
     *
     * @param context opens addresses
     * @param sample the pages to look at, still empty; null for none
     * @param visited the file of those that need not be looked at again; null for none
     */
    NetworkRules rules(
        Context context, @Nullable PageSample sample, @Nullable Path visited, VisitListener told);
  }

  private static final String OPTION = "--check-pages";

  @Option(
      names = OPTION,
      paramLabel = "N[:SEED]",
      description =
          "fetch a random sample of N listed pages and check them: status, redirects, noindex,"
              + " canonical url and hreflang, one page a second, as their robots.txt allows; the same"
              + " SEED (default: 1) takes the same pages")
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
        .find(Servers.class)
        .map(maker -> maker.rules(context, sample, visited, told(console, verbosity)))
        .orElse(NetworkRules.NONE);
  }

  private static VisitListener told(Console console, Verbosity verbosity) {
    boolean shown = console.terminal().errors() && !verbosity.isQuiet();
    return new VisitListener() {
      @Override
      public void looking(String line) {
        if (shown) {
          console.err().status(line);
        }
      }

      @Override
      public void looked(String line) {
        if (shown) {
          console.err().clearStatus();
        }
        if (!verbosity.isQuiet()) {
          console.err().println(line);
        }
      }
    };
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
