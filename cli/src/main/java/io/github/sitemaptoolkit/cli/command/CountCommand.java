package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.input.InputArguments;
import io.github.sitemaptoolkit.cli.option.DocumentArguments;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.FailOn;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.option.ReadingArguments;
import io.github.sitemaptoolkit.cli.option.TableArguments;
import io.github.sitemaptoolkit.cli.option.VerbosityArguments;
import io.github.sitemaptoolkit.cli.progress.Progress;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.CountResults;
import io.github.sitemaptoolkit.cli.report.Counts;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.ProblemPrinter;
import io.github.sitemaptoolkit.cli.selection.ChoiceArguments;
import io.github.sitemaptoolkit.cli.selection.HeadArgument;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.site.input.InputSource;
import io.github.sitemaptoolkit.site.input.RowConditions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts the urls of documents, or the sitemaps of an index. */
@Command(
    name = "count",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap count sitemap.xml                      count the urls%n"
            + "  sitemap count *.xml.gz                         for each file, and in total%n"
            + "  sitemap count -r public                        all files of a directory%n"
            + "  sitemap count --by-extension sitemap.xml       also images, videos and so on%n"
            + "  sitemap count --where 'has no lastmod' sitemap.xml   only such urls%n"
            + "  sitemap count --json *.xml                     print JSON%n"
            + "  sitemap count https://example.com/sitemap.xml  what a site has%n"
            + "  curl -sS https://example.com/feed | sitemap count%n"
            + "%n",
    header = {"Counts the urls of sitemaps, feeds, tables and lists.", ""},
    description = {
      "Prints how many urls each input has; for a sitemap index, how many sitemaps it lists, and"
          + " how many urls these have: they are files in its directory or below. In the total, the"
          + " urls of each file count once. Problems are reported on standard error. Exit code 1:"
          + " part of an input is missing from its count; 3: some of several inputs could not be"
          + " read.",
      ""
    })
@HelpSection(Section.RESULT)
public final class CountCommand extends ConsoleCommand {

  private final Set<Path> counted = new HashSet<>(); // real paths

  @Mixin private InputArguments inputs = new InputArguments();

  @Option(
      names = "--by-extension",
      description = "also count the elements of each kind: images, videos, unknown elements")
  private boolean byExtension;

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private VerbosityArguments verbosity = new VerbosityArguments();

  @Mixin private FailOn failOn = new FailOn();

  @Mixin private ReadingArguments reading = new ReadingArguments();

  @Mixin private DocumentArguments document = new DocumentArguments();

  @Mixin private TableArguments tables = new TableArguments();

  @Mixin private ChoiceArguments choice = new ChoiceArguments();

  @Mixin private HeadArgument head = new HeadArgument();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  public CountCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    inputs.check(console);
    Context local = extensionOptions.load(console).context().withLimits(reading.limits());
    Context context = inputs.applyTo(local, console, verbosity.verbosity());
    Context common =
        tables.applyTo(
            document.applyTo(context, new RunFiles()),
            choice.ofRows(context.extensions()),
            new RunFiles());
    Selection selection = choice.selection(common.extensions(), Clock.systemUTC());
    long most = head.most();
    List<Input> found = inputs.gather(common, Set.of(), console, verbosity.verbosity());
    var failures = new Failures(console);
    var total = new Counts(common.extensions(), byExtension);
    var results = new CountResults(out(), json.wanted());
    var progress =
        new Progress(console, found.size(), verbosity.verbosity(), System::currentTimeMillis);
    int findings = ExitCode.DONE;
    int failed = 0;
    int worst = ExitCode.DONE;
    for (Input input : found) {
      try {
        Step choosing = selection == Selection.ALL ? null : selection.step();
        var count = new InputCount(common, byExtension, counted, choosing, most);
        progress.nextInput();
        findings = Math.max(findings, count(input, common, count, progress));
        progress.clear(); // the result may go to the same terminal
        results.add(input.name(), count.counts());
        total.add(count.first());
      } catch (IOException | RuntimeException | Error thrown) {
        Exception e = Failures.contained(thrown, input.name());
        failed++;
        results.addFailed(input.name(), e);
        int code = failures.failed(e, commandLine(), commandLine().getParseResult());
        worst = Math.max(worst, code);
      }
    }
    results.finish(total);
    if (worst == ExitCode.BUG || findings == ExitCode.BUG) {
      return ExitCode.BUG;
    } else if (failed > 0) {
      return failed < found.size() ? ExitCode.SOME_FAILED : worst;
    }
    return findings;
  }

  /** Counts the contents of one input. Returns the exit code that its problems call for. */
  private int count(Input input, Context common, InputCount count, Progress progress)
      throws IOException {
    var printer = new ProblemPrinter(console.err(), verbosity.verbosity());
    var problems = new Problems(printer);
    RowConditions rows = choice.rowConditions();
    Context context = rows.watch(common.withProblems(problems));
    try (Source source = InputSource.open(input, console.in(), context)) {
      progress.reading(source);
      count.read(source, input, reading.expands(true), context, progress::show);
      rows.check(input.name());
    } catch (TruncatedException e) { // entries before the cut are counted
      problems.report(e.problem().asMissing());
    } finally {
      printer.finish(); // nothing is converted, so nothing is lost
    }
    return failOn.exitCodeOfReading(problems);
  }
}
