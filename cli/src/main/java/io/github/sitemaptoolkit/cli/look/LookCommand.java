package io.github.sitemaptoolkit.cli.look;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.ListedFiles;
import io.github.sitemaptoolkit.cli.config.CommandSite;
import io.github.sitemaptoolkit.cli.config.Configurable;
import io.github.sitemaptoolkit.cli.config.ConfiguredInput;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.input.EachInput;
import io.github.sitemaptoolkit.cli.input.InputArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.ProblemPrinter;
import io.github.sitemaptoolkit.code.SourceCodes;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookCounter;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.site.look.Against;
import io.github.sitemaptoolkit.site.look.LookReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows what is in a set of sitemaps. */
@Command(
    name = "look",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap look sitemap.xml%n"
            + "  sitemap look public/sitemap.xml                     an index and its sitemaps%n"
            + "  sitemap look -r public --report html=look.html      a page with charts%n"
            + "  sitemap look public --against backup                what is new, by section%n"
            + "  sitemap look public --json > november.json          to be compared with later%n"
            + "  sitemap look public --against november.json%n"
            + "  sitemap look https://example.com/sitemap.xml        what a site has%n"
            + "  sitemap look                                        the set of sitemap.toml%n"
            + "  curl -sS https://example.com/sitemap.xml | sitemap look%n"
            + "%n",
    header = {"Shows what is in sitemaps, feeds, tables and lists: one screen, or a page.", ""},
    description = {
      "Counts the urls by file, host, section, day and language, and the images and videos of pages."
          + " Nothing is checked: sitemap validate does that.",
      "Each file is read once, with the sitemaps that an index lists."
          + " Exit code 1: part of an input is missing from the numbers;"
          + " 3: some of several inputs could not be read.",
      ""
    })
@HelpSection(Section.RESULT)
public final class LookCommand extends ConsoleCommand implements Configurable {

  private final Clock clock;
  @Mixin private InputArguments inputs = new InputArguments();

  @Mixin private LookArguments look = new LookArguments();

  @Mixin private ConfiguredInput config = new ConfiguredInput();

  @Mixin private EachInput each = new EachInput();

  /**
   * Creates the command.
   *
   * @param clock tells the day at which the calendar of dates ends
   */
  public LookCommand(Console console, Clock clock) {
    super(console);
    this.clock = clock;
  }

  @Override
  public @Nullable Path configuration() {
    return inputs.isEmpty()
        ? config.unlessPiped(config.fileOrFound(), console, each.verbosity())
        : config.file();
  }

  @Override
  public String table() {
    return "look";
  }

  @Override
  public void configure(CommandSite known) {
    config.accept(known, each.verbosity(), each.extensions());
  }

  @Override
  public Integer call() throws IOException {
    return config.run(this::lookAtAll);
  }

  private int lookAtAll() throws IOException {
    config.check(inputs, console);
    RunFiles run = config.files(inputs);
    look.addTo(run);
    Context context = each.context(inputs, console, run);
    List<Input> gathered = inputs.gather(context, look.files(), console, each.verbosity());
    ListedFiles listed = each.expands() ? ListedFiles.of(gathered, context) : ListedFiles.NONE;
    List<Input> found = gathered.stream().filter(input -> !listed.isListed(input)).toList();
    for (Input input : found) {
      if (input.isFile()) {
        run.reads("the input", input.path());
      }
    }
    listed.files().forEach(file -> run.reads("the listed sitemap", file));
    var printer = new ProblemPrinter(console.err(), each.verbosity());
    var problems = new Problems(printer);
    try (var counter = new LookCounter(context.extensions(), today());
        var against = against(context.withProblems(problems), run)) {
      printer.finish();
      int code = read(found, context.with(listed), run, counter, against);
      Look counted = counter.look();
      if (counted.fileCount() == 0 && code != ExitCode.DONE) {
        return code; // nothing could be read
      }
      boolean whole = code != ExitCode.BUG && !Containment.hasFailures(problems);
      new LookResults(look.reports(), out(), console.terminal(), clock.instant())
          .write(inputNames(found), counted, whole ? against.changes(counted) : null);
      return Math.max(code, each.failOn().exitCodeOfReading(problems));
    }
  }

  private Against against(Context context, RunFiles run) throws IOException {
    return look.against(each.choosing(context, clock), inputs.isRecursive(), context, run);
  }

  private LocalDate today() {
    return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
  }

  private static List<String> inputNames(List<Input> inputs) {
    return inputs.stream().map(Input::name).toList();
  }

  /** Reads all inputs. Returns the exit code that their problems call for. */
  private int read(
      List<Input> found, Context common, RunFiles run, LookCounter counter, Against against) {
    Step choosing = each.choosing(common, clock);
    var reader = new LookReader(counter, against::add, choosing, each.most(), run);
    if (look.compares()) {
      reader.refusingIndexes(); // all urls would seem to be removed
    }
    return each.read(
        found, common, console, commandLine(), new Counting(reader, each.expands(), against));
  }

  /** Reads inputs, and tells what they are compared with if a part of one is missing. */
  private record Counting(LookReader reader, boolean expands, Against against)
      implements EachInput.Reader {

    @Override
    public void read(Source source, Input input, Context context, LongConsumer progress)
        throws IOException {
      boolean whole = false;
      try {
        reader.read(source, input, expands, context, progress);
        whole = context.problems().leftOutEntries() == 0;
      } catch (TruncatedException e) {
        tell(e.problem().code().equals(SourceCodes.GZIP_CORRUPT.id()));
        throw e;
      } finally {
        if (!whole) {
          against.partly();
        }
        tell(context.problems().count(SourceCodes.GZIP_CORRUPT.id()) > 0);
      }
    }

    private void tell(boolean damaged) {
      if (damaged) {
        against.damaged();
      }
    }

    @Override
    public void failed(Input input, Exception reason) {
      against.partly();
    }
  }
}
