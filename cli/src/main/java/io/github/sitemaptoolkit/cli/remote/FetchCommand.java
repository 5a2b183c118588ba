package io.github.sitemaptoolkit.cli.remote;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.option.ReadingLimits;
import io.github.sitemaptoolkit.cli.option.VerbosityArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.remote.fetch.FetchResult;
import io.github.sitemaptoolkit.remote.fetch.SiteFetch;
import io.github.sitemaptoolkit.site.network.RemoteAccess;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Fetches the sitemaps of a site into a directory. */
@Command(
    name = "fetch",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap fetch https://example.com/sitemap.xml -o sitemaps%n"
            + "  sitemap fetch https://example.com/ -o sitemaps        all that the site names%n"
            + "  sitemap fetch https://example.com/sitemap.xml -o sitemaps --by-lastmod%n"
            + "  sitemap validate sitemaps/sitemap.xml                 read them as files%n"
            + "%n",
    header = {"Fetches all sitemaps of a site, and keeps them up to date.", ""},
    description = {
      "The first document lies at the top of the directory, and those that it lists below, under"
          + " the paths of their urls. A run that was stopped goes on where it was.",
      "When it is fetched again, the server is asked for each"
          + " document only if it has changed (by its ETag); files that nothing lists any more are"
          + " removed. Files that were not fetched are"
          + " never replaced. Exit code 3: some documents could not be fetched; their files of the"
          + " last time stay, unless the server says that they are gone.",
      ""
    })
@HelpSection(Section.WRITING)
public final class FetchCommand extends ConsoleCommand {

  @Parameters(
      index = "0",
      paramLabel = "URL",
      description =
          "the http or https address of a sitemap, an index or a robots.txt, or of a site, whose"
              + " sitemaps are then looked for")
  private String url = "";

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = Meaning.OUTPUT + ": a directory, created if it does not exist")
  private String output = "";

  @Option(
      names = "--by-lastmod",
      description =
          "do not ask for sitemaps to which the index gives the same lastmod as the last time"
              + " (default: ask for each, since many indexes never change it)")
  private boolean byLastmod;

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private RemoteArguments remote = new RemoteArguments();

  @Mixin private VerbosityArguments verbosity = new VerbosityArguments();

  @Mixin private ReadingLimits limits = new ReadingLimits();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  public FetchCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    if (!RemoteAccess.isFor(url)) {
      throw new WrongUseException(url + ": not an address such as https://example.com/sitemap.xml");
    }
    Context context = extensionOptions.load(console).context().withLimits(limits.limits());
    RemoteAccess access = remote.access(console, verbosity.verbosity());
    var messages =
        new FetchMessages(
            console, verbosity.verbosity(), System::currentTimeMillis, access.client()::bytes);
    FetchResult result;
    try {
      result =
          new SiteFetch(access.client(), context)
              .byLastmod(byLastmod)
              .run(access.start(url), FileNames.path(output), messages);
    } finally {
      messages.end();
    }
    if (json.wanted()) {
      out().println(json(result));
    }
    if (!verbosity.verbosity().isQuiet()) {
      console.err().println(output + ": " + summary(result));
    }
    return result.failed() > 0 ? ExitCode.SOME_FAILED : ExitCode.DONE;
  }

  private static String summary(FetchResult result) {
    return ShownNumber.counted(result.documents(), "document")
        + "; "
        + ShownNumber.of(result.written())
        + " written, "
        + ShownNumber.of(result.unchanged())
        + " unchanged, "
        + ShownNumber.of(result.removed())
        + " removed"
        + (result.failed() == 0 ? "" : ", " + ShownNumber.of(result.failed()) + " failed")
        + "; "
        + ShownNumber.bytes(result.bytes())
        + " received";
  }

  private static JsonWriter json(FetchResult result) {
    return JsonWriter.compact()
        .begin()
        .number("documents", result.documents())
        .number("written", result.written())
        .number("unchanged", result.unchanged())
        .number("removed", result.removed())
        .number("failed", result.failed())
        .number("bytes", result.bytes())
        .end();
  }
}
