package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.FailOn;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.option.ReadingArguments;
import io.github.sitemaptoolkit.cli.option.SetFiles;
import io.github.sitemaptoolkit.cli.option.TableArguments;
import io.github.sitemaptoolkit.cli.option.VerbosityArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.CountResults;
import io.github.sitemaptoolkit.cli.report.Counts;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.ProblemPrinter;
import io.github.sitemaptoolkit.cli.report.Progress;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Counts the urls of documents, or the sitemaps of an index. */
@Command(
    name = "count",
    addMethodSubcommands = false,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap count sitemap.xml                      count the urls%n"
            + "  sitemap count *.xml.gz                         for each file, and in total%n"
            + "  sitemap count --by-extension sitemap.xml       also images, videos and so on%n"
            + "  sitemap count --json *.xml                     print JSON%n"
            + "  curl -sS https://example.com/feed | sitemap count%n"
            + "%n",
    header = {"Counts the urls of sitemaps, feeds, tables and lists.", ""},
    description = {
      "Prints how many urls each input has; for a sitemap index, how many sitemaps it lists."
          + " Problems are reported on standard error. Exit code 1: part of an input is missing"
          + " from its count; 3: some of several inputs could not be read.",
      ""
    })
@HelpSection(Section.RESULT)
public final class CountCommand implements Callable<Integer> {

  private static final String STANDARD = "-";

  private final Console console;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private SetFiles files = new SetFiles();

  @Option(
      names = "--by-extension",
      description = "also count the elements of each kind: images, videos, unknown elements")
  private boolean byExtension;

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private VerbosityArguments verbosity = new VerbosityArguments();

  @Mixin private FailOn failOn = new FailOn();

  @Mixin private ReadingArguments reading = new ReadingArguments();

  @Mixin private TableArguments tables = new TableArguments();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  public CountCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Context common = tables.applyTo(extensionOptions.load().context().withLimits(reading.limits()));
    List<String> inputs = files.names(console);
    var failures = new Failures(console);
    var total = new Counts(common.extensions(), byExtension);
    var results = new CountResults(spec.commandLine().getOut(), json.wanted());
    var progress =
        new Progress(console, inputs.size(), verbosity.verbosity(), System::currentTimeMillis);
    int findings = ExitCode.DONE;
    int failed = 0;
    int worst = ExitCode.DONE;
    for (String input : inputs) {
      try {
        var counts = new Counts(common.extensions(), byExtension);
        progress.nextInput();
        findings = Math.max(findings, count(input, common, counts, progress));
        progress.clear(); // the result may go to the same terminal
        results.add(input, counts);
        total.add(counts);
      } catch (SitemapException | IOException | UncheckedIOException e) {
        failed++;
        results.addFailed(input, e);
        int code = failures.failed(e, spec.commandLine(), spec.commandLine().getParseResult());
        worst = Math.max(worst, code);
      }
    }
    results.finish(total);
    if (failed > 0) {
      return failed < inputs.size() ? ExitCode.SOME_FAILED : worst;
    }
    return findings;
  }

  /** Counts the contents of one input. Returns the exit code that its problems call for. */
  private int count(String input, Context common, Counts counts, Progress progress)
      throws IOException {
    var printer = new ProblemPrinter(console.err(), verbosity.verbosity());
    var problems = new Problems(printer);
    Context context = common.withProblems(problems);
    try (Source source = source(input, context.limits())) {
      SitemapFormat format = context.formats().detect(source);
      if (format.holdsIndex(source.head())) {
        try (EntryReader<IndexEntry> in = format.indexReader(source, context)) {
          in.forEach(entry -> progress.show(counts.sitemap(entry)));
        }
      } else {
        try (EntryReader<UrlEntry> in = format.reader(source, context)) {
          in.forEach(entry -> progress.show(counts.url(entry)));
        }
      }
    } catch (TruncatedException e) { // entries before the cut are counted
      problems.report(e.problem().asMissing());
    } finally {
      printer.finish(); // nothing is converted, so nothing is lost
    }
    return failOn.exitCodeOfReading(problems);
  }

  private Source source(String input, Limits limits) throws IOException {
    return input.equals(STANDARD)
        ? Source.of(console.in(), STANDARD, limits)
        : Source.open(FileNames.path(input), limits);
  }
}
