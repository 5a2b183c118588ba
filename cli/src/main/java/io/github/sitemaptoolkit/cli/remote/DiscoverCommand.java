package io.github.sitemaptoolkit.cli.remote;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.VerbosityArguments;
import io.github.sitemaptoolkit.cli.option.WantedReport;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.remote.discover.Discovery;
import io.github.sitemaptoolkit.remote.discover.Find;
import io.github.sitemaptoolkit.remote.discover.FindPrinter;
import io.github.sitemaptoolkit.site.network.RemoteAccess;
import io.github.sitemaptoolkit.site.report.ReportTarget;
import io.github.sitemaptoolkit.text.ShortUrls;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds the sitemaps of a site. */
@Command(
    name = "discover",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap discover https://example.com/%n"
            + "  sitemap discover https://example.com/ --report ndjson%n"
            + "  sitemap discover https://example.com/ --report csv=found.csv%n"
            + "%n",
    header = {"Finds where a site has its sitemaps, feeds, schemamaps and license.", ""},
    description = {
      "Looks in robots.txt, in the links of the start page, and where many programs put them."
          + " Nothing is crawled. Each is printed with how it was found; what the site names and is"
          + " not there is printed, too. Exit code 1: no sitemap was found.",
      ""
    })
@HelpSection(Section.RESULT)
public final class DiscoverCommand extends ConsoleCommand {

  private static final List<String> FORMATS = List.of("text", "ndjson", "csv");

  @Parameters(index = "0", paramLabel = "SITE", description = "the address of the start page")
  private String site = "";

  @Option(
      names = WantedReport.OPTION,
      paramLabel = WantedReport.FORM,
      description =
          Meaning.REPORT
              + ": as text (the default), ndjson or csv, to a file or to standard output")
  private String report = "text";

  @Mixin private RemoteArguments remote = new RemoteArguments();

  @Mixin private VerbosityArguments verbosity = new VerbosityArguments();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  public DiscoverCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    ReportTarget wanted = WantedReport.parse(report, FORMATS);
    String start = site.indexOf("://") < 0 && !site.isEmpty() ? "https://" + site : site;
    if (!RemoteAccess.isFor(start)) {
      throw new WrongUseException(site + ": not an http or https address");
    }
    Context context = extensionOptions.load(console).context();
    RemoteAccess access = remote.access(console, verbosity.verbosity());
    boolean[] any = {false};
    Path file = wanted.file();
    try (Sink sink =
        file == null ? Sink.of(console.out(), "standard output", false) : Sink.open(file, false)) {
      Writer out = new OutputStreamWriter(sink.stream(), StandardCharsets.UTF_8);
      boolean shown = wanted.isText() && file == null;
      var text = new PrintWriter(ShortUrls.to(out, shown ? console.terminal().outputWidth() : 0));
      var printer = FindPrinter.of(wanted.format(), text);
      new Discovery(access.client(), context)
          .run(
              start,
              find -> {
                any[0] |= find.kind() == Find.Kind.SITEMAP || find.kind() == Find.Kind.INDEX;
                printer.print(find);
              });
      text.flush();
      sink.commit();
    }
    if (!any[0] && !verbosity.verbosity().isQuiet()) {
      console.err().println("sitemap: " + start + ": no sitemap was found");
    }
    return any[0] ? ExitCode.DONE : ExitCode.FINDINGS;
  }
}
