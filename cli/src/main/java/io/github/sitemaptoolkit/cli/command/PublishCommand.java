package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.option.LimitArguments;
import io.github.sitemaptoolkit.cli.option.SafeguardArguments;
import io.github.sitemaptoolkit.cli.option.SetFiles;
import io.github.sitemaptoolkit.cli.option.SetInputs;
import io.github.sitemaptoolkit.cli.option.WrongUseException;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.PublicationReport;
import io.github.sitemaptoolkit.cli.validate.WritingArguments;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.RobotsFile;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Publishes a set of sitemaps. */
@Command(
    name = "publish",
    addMethodSubcommands = false,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap publish urls.csv -o public --base-url https://example.com/%n"
            + "  sitemap publish *.csv a.rss -o public --base-url https://a.example/ --gzip%n"
            + "  sitemap publish urls.csv -o public --base-url https://example.com/ --dry-run%n"
            + "%n",
    header = {"Publishes urls as sitemaps with an index: either all files or none.", ""},
    description = {
      "The sitemaps that an index lists are read, too. Point crawlers to sitemap.xml: it is the"
          + " only sitemap, or the index of the others. Files that would not change are not"
          + " touched; files of an earlier run that are no longer needed are removed. The line for"
          + " robots.txt is printed to standard output.",
      "Nothing is published, and the exit code is 1, if an input is truncated or lacks entries (see"
          + " --accept-incomplete), if more than half of the published urls would disappear (see"
          + " --max-shrink), or if no url begins with the base url (see --allow-outside). Urls that"
          + " no crawler accepts, such as relative ones, are left out, and the exit code is 1.",
      ""
    })
@HelpSection(Section.WRITING)
public final class PublishCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private SetFiles inputs = new SetFiles();

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = "the directory to publish to; created if it does not exist")
  private String output = "";

  @Option(
      names = "--base-url",
      required = true,
      paramLabel = "URL",
      description = "the url of the output directory")
  private String baseUrl = "";

  @Option(
      names = "--by",
      paramLabel = "GROUPS",
      description =
          "how to group urls into files: hash (default), month (of lastmod), section:DEPTH (first"
              + " directories of the path) or sequence (numbered files, each filled in turn; a new"
              + " url can move others to other files)")
  private String by = "hash";

  @Option(names = "--gzip", description = "compress the files, except sitemap.xml")
  private boolean gzip;

  @Mixin private LimitArguments limits = new LimitArguments();

  @Option(names = "--dry-run", description = "show which files would change, but change none")
  private boolean dryRun;

  @Option(
      names = "--robots",
      paramLabel = "FILE",
      description = "add the Sitemap line to this robots.txt, unless it is already there")
  private @Nullable Path robots;

  @Mixin private SafeguardArguments safeguards = new SafeguardArguments();

  @Mixin private WritingArguments validation = new WritingArguments();

  @Mixin private SetInputs sets = new SetInputs();

  public PublishCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    List<String> names = inputs.names(console);
    Publisher publisher = publisher();
    Publication done;
    try {
      Context context = sets.begin(console, names.size(), safeguards.acceptsIncomplete());
      publisher.context(context);
      Entries entries = validation.checked(sets.entries(names, context), context, output);
      done = dryRun ? publisher.plan(entries) : publisher.publish(entries);
    } finally {
      sets.end(output, "xml");
    }
    var report =
        new PublicationReport(spec.commandLine().getOut(), console.err(), sets.verbosity());
    if (dryRun) {
      report.plan(done);
    } else {
      report.done(done, output);
      if (robots != null) {
        RobotsFile.add(robots, done.entryPoint());
      }
    }
    return sets.exitCode();
  }

  private Publisher publisher() throws IOException {
    try {
      validation.check();
      Publisher publisher =
          Publisher.to(FileNames.path(output))
              .baseUrl(baseUrl)
              .by(Grouping.parse(by))
              .gzip(gzip)
              .limits(limits.limits());
      safeguards.applyTo(publisher);
      return publisher;
    } catch (IllegalArgumentException | WrongUseException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
  }
}
