package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.help.TopicHelp;
import io.github.sitemaptoolkit.cli.help.Version;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The {@code sitemap} command itself. Without a subcommand it prints a short help. Its model is no
 * annotation: to read those takes a start longer than the help.
 */
public final class SitemapCommand implements Callable<Integer> {

  private static final String EXAMPLES =
      """
      Examples:%n\
        sitemap convert blog.rss -o sitemap.xml        turn a feed into a sitemap%n\
        sitemap convert sitemap.xml.gz -o urls.csv     turn a sitemap into a table%n\
        sitemap look sitemap.xml                       see what is in a sitemap%n\
        sitemap validate sitemap.xml                   check it for search engines%n\
        sitemap init                                   describe a site, then: publish%n\
      %n""";

  private static final String EXIT_CODES =
      """
      Exit codes: 0 done, 1 something found or refused, 2 wrong call, 3 some inputs
      failed, 4 cannot read or write, 70 an error in this program.""";

  /** Printed if the command is called without arguments. */
  private static final String SHORT_HELP =
      """
      Reads, writes, converts, checks and publishes sitemaps and their extensions.

        sitemap convert FILE -o FILE    convert to xml, csv, ndjson, txt, rss or atom
        sitemap count, validate FILE    count urls; check for search engines
        sitemap rules CODE              say what a finding means, and how to mend it
        sitemap publish FILE -o DIR --base-url URL    write sitemaps and an index
        sitemap init                    write sitemap.toml for a site, then: sitemap publish
        sitemap merge, split, index, update, diff
                                        combine, divide and compare sitemaps

      Example: sitemap convert blog.rss -o sitemap.xml
      More: sitemap --help, sitemap formats, sitemap convert --help
      """;

  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  /** Returns the model of the command, without subcommands. */
  CommandSpec model() {
    spec.name("sitemap")
        .versionProvider(new Version())
        .addOption(flag("-h", "--help", "Show this help message and exit.").usageHelp(true).build())
        .addOption(
            flag("-V", "--version", "Print version information and exit.")
                .versionHelp(true)
                .build());
    spec.usageMessage()
        .headerHeading(EXAMPLES)
        .header("Reads, writes, converts, checks and publishes sitemaps and their extensions.", "")
        .synopsisSubcommandLabel("COMMAND")
        .commandListHeading("%n")
        .footer(footer());
    return spec;
  }

  private static String[] footer() {
    List<String> words = TopicHelp.words();
    int last = words.size() - 1;
    String topics = String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    return new String[] {
      "",
      "More: sitemap COMMAND --help, or sitemap help TOPIC. The topics are: " + topics + ".",
      EXIT_CODES.replace("\n", "%n")
    };
  }

  private static OptionSpec.Builder flag(String brief, String name, String description) {
    return OptionSpec.builder(brief, name)
        .type(boolean.class)
        .initialValue(false)
        .description(description);
  }

  @Override
  public Integer call() {
    spec.commandLine().getErr().print(SHORT_HELP);
    spec.commandLine().getErr().flush();
    return ExitCode.USAGE;
  }
}
