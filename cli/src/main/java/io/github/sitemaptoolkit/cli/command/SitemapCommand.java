package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.report.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command without a subcommand: shows how it is used. */
@Command(
    name = "sitemap",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    scope = ScopeType.LOCAL,
    synopsisSubcommandLabel = "COMMAND",
    headerHeading =
        "Examples:%n"
            + "  sitemap convert blog.rss -o sitemap.xml        a feed becomes a sitemap%n"
            + "  sitemap convert sitemap.xml.gz -o urls.txt     a sitemap becomes a list%n"
            + "  sitemap convert -r in -o out/ --to csv         a folder of files becomes tables%n"
            + "  sitemap count sitemap.xml                      how many urls there are%n"
            + "  sitemap count *.xml.gz                         how many urls there are%n"
            + "  sitemap publish urls.csv -o public --base-url https://example.com/%n"
            + "                                                 split, indexed, as a whole%n"
            + "  sitemap extensions                             what elements are known%n"
            + "  sitemap formats                                what is read and written%n"
            + "%n",
    header = {"Reads, writes, converts and publishes sitemaps and their extensions.", ""},
    footer = {
      "",
      "Exit codes: 0 done, 1 findings or no sitemap, 2 wrong use,",
      "3 some of several inputs failed, 4 input or output failed,",
      "70 a fault of this program."
    })
public final class SitemapCommand implements Callable<Integer> {

  /** What somebody sees who only tries whether the command is there. */
  private static final String SHORT_HELP =
      """
      Reads, writes, converts and publishes sitemaps and their extensions.

        sitemap convert FILE -o FILE     to another format: xml, csv, ndjson, txt, rss, atom
        sitemap count FILE               how many urls, images, videos
        sitemap publish FILE -o DIR      split and indexed, ready for crawlers
        sitemap merge, split, index, update, diff
        sitemap extensions, formats      what can be read and written

      Example: sitemap convert blog.rss -o sitemap.xml
      More: sitemap --help, sitemap convert --help
      """;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    spec.commandLine().getErr().print(SHORT_HELP);
    spec.commandLine().getErr().flush();
    return ExitCode.USAGE;
  }
}
