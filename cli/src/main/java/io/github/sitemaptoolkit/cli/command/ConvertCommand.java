package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.OutputTemplate;
import io.github.sitemaptoolkit.batch.plan.Plan;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.ListedFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.InputArguments;
import io.github.sitemaptoolkit.cli.option.BatchArguments;
import io.github.sitemaptoolkit.cli.option.CsvArguments;
import io.github.sitemaptoolkit.cli.option.DocumentArguments;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.FailOn;
import io.github.sitemaptoolkit.cli.option.FeedArguments;
import io.github.sitemaptoolkit.cli.option.FeedInputArguments;
import io.github.sitemaptoolkit.cli.option.LossArguments;
import io.github.sitemaptoolkit.cli.option.OutputArguments;
import io.github.sitemaptoolkit.cli.option.ReadingArguments;
import io.github.sitemaptoolkit.cli.option.TableArguments;
import io.github.sitemaptoolkit.cli.option.VerbosityArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.ProblemPrinter;
import io.github.sitemaptoolkit.cli.safeguard.ExpectedRows;
import io.github.sitemaptoolkit.cli.selection.SelectionArguments;
import io.github.sitemaptoolkit.cli.validate.WritingArguments;
import io.github.sitemaptoolkit.converters.option.Embargo;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.converters.table.ColumnFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.site.input.InputSource;
import io.github.sitemaptoolkit.site.setting.TableMeaning;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Converts one document, several documents into one, or each of many documents. */
@Command(
    name = "convert",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap convert blog.rss -o sitemap.xml              feed to sitemap%n"
            + "  sitemap convert sitemap.xml.gz -o urls.csv           sitemap to table%n"
            + "  sitemap convert sitemap.xml -o feed.atom --lossless  keep all data in a feed%n"
            + "  sitemap convert https://example.com/sitemap.xml -o urls.csv   from a site%n"
            + "  sitemap convert news.xml urls.txt -o all.xml.gz      several inputs, one file%n"
            + "  sitemap convert -r in -o out/ --to txt --jobs auto   convert a whole directory%n"
            + "  sitemap convert 'in/*.xml' -o 'out/{stem}-{date}.txt' --report report.json%n"
            + "%n",
    header = {"Converts sitemaps, feeds, tables and lists of urls to another format.", ""},
    description = {
      "Problems and dropped data are reported on standard error. An output file is replaced only"
          + " when the new one is complete.",
      "Problems are reported by kind if they fill more than a screen. Exit code 1: part of an input"
          + " is missing; 3: some of several files failed.",
      ""
    })
public final class ConvertCommand extends ConsoleCommand {

  private final Clock clock;
  private final RunFiles files = new RunFiles();

  @Mixin private InputArguments inputs = new InputArguments();

  @Mixin private OutputArguments outputs = new OutputArguments();

  @HelpSection(Section.READING)
  @Option(
      names = "--strict",
      description =
          "refuse XML that is not well-formed, and any input that is truncated or damaged"
              + " (default: read it where its meaning is plain, and report the problem)")
  private boolean strict;

  @Mixin private VerbosityArguments verbosity = new VerbosityArguments();

  @Mixin private FailOn failOn = new FailOn();

  @Mixin private LossArguments lossArguments = new LossArguments();

  @Mixin private SelectionArguments selection = new SelectionArguments();

  @Mixin private WritingArguments validation = new WritingArguments();

  @Mixin private FeedInputArguments feedInput = new FeedInputArguments();

  @Mixin private ReadingArguments reading = new ReadingArguments();

  @Mixin private ExpectedRows expected = new ExpectedRows();

  @Mixin private DocumentArguments document = new DocumentArguments();

  @Mixin private TableArguments tables = new TableArguments();

  @HelpSection(Section.TABLES)
  @Option(
      names = "--print-map",
      description =
          "print which column each header, or member of a JSON document, is read as, in the form"
              + " that --map-file reads, and convert nothing")
  private boolean printMap;

  @Mixin private CsvArguments csv = new CsvArguments();

  @Mixin private FeedArguments feed = new FeedArguments();

  @Mixin private BatchArguments batch = new BatchArguments();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  /**
   * Creates the command.
   *
   * @param clock tells the date, for output names and {@code --since}
   */
  public ConvertCommand(Console console, Clock clock) {
    super(console);
    this.clock = clock;
  }

  @Override
  public Integer call() throws IOException {
    String output = outputs.name(LocalDate.now(clock.withZone(ZoneOffset.UTC)));
    OutputTemplate.checkFields(output);
    inputs.check(console);
    batch.check(output);
    validation.check();
    selection.begin(clock);
    inputs.addTo(files);
    batch.addTo(files);
    lossArguments.addTo(files);
    Context local =
        batch.applyTo(document.applyTo(extensionOptions.load(console, files).context(), files));
    Context known = inputs.applyTo(local, console, verbosity.verbosity());
    if (printMap) {
      return printMap(known);
    }
    String single = OutputTemplate.isTemplate(output) ? null : inputs.single(known);
    if (single != null) {
      return convertOne(known, single, output);
    }
    outputs.checkGiven();
    Path file = OutputArguments.file(output);
    boolean directory = file != null && Files.isDirectory(file);
    return directory || OutputTemplate.isTemplate(output)
        ? convertEach(known, output)
        : convertToOne(known, output, file);
  }

  private int printMap(Context known) throws IOException {
    String input = inputs.single(known);
    if (input == null) {
      throw new WrongUseException("--print-map takes exactly one table");
    }
    var printer = new ProblemPrinter(console.err(), verbosity.verbosity());
    SitemapFormat any = known.formats().find("csv").orElseThrow(); // nothing is written
    Converter converter = converter(known, any, 1);
    Context context = converter.context().withProblems(new Problems(printer));
    try (Source source = converter.open(Input.of(input))) {
      Map<String, String> columns =
          converter.formatOf(source) instanceof ColumnFormat table
              ? table.columns(source, context)
              : Map.of();
      if (columns.isEmpty()) {
        throw new WrongUseException("--print-map: " + input + " is not a table");
      }
      PrintWriter out = out();
      columns.forEach((header, column) -> out.println(TableMeaning.line(header, column)));
      out.flush();
    } finally {
      printer.finish();
    }
    return ExitCode.DONE;
  }

  private int convertOne(Context known, String input, String output) throws IOException {
    Path file = OutputArguments.file(output);
    Converter converter =
        converter(known, outputs.format(known.formats(), output, true), batch.threads());
    List<Input> only = List.of(Input.of(input));
    PlannedOutput plan = Plan.merge(only, file, files);
    keepListed(only, known);
    return run(converter).one(plan);
  }

  private int convertToOne(Context known, String output, @Nullable Path file) throws IOException {
    SitemapFormat target = outputs.format(known.formats(), output, false);
    List<Input> found = gather(known, file);
    Context looked = known;
    if (expands(target)) { // each file is read once
      looked = looked(found, known);
      ListedFiles listed = looked.options(ListedFiles.NONE);
      found = found.stream().filter(input -> !listed.isListed(input)).toList();
    }
    PlannedOutput plan = Plan.merge(found, file, files);
    Context context = keepListed(found, looked);
    return run(converter(context, target, batch.threads())).one(plan);
  }

  private int convertEach(Context known, String output) throws IOException {
    SitemapFormat target = outputs.formatOfEach(known.formats(), output);
    OutputTemplate template = outputs.template(output, target);
    List<Input> gathered = gather(known, template.root());
    List<PlannedOutput> plan = Plan.of(gathered, template, files);
    Context context = keepListed(gathered, known);
    Converter converter = converter(context, target, 1); // whole files are the work of threads
    return run(converter).each(plan, template.root(), clock::millis);
  }

  /**
   * Checks that no sitemap that an index lists is replaced, whether or not it is read. Returns a
   * context that knows what the inputs list, if that had to be looked at.
   */
  private Context keepListed(List<Input> found, Context known) {
    if (!files.isReplacing()) {
      return known;
    }
    boolean isLooked = known.options(ListedFiles.NONE) != ListedFiles.NONE;
    Context looked = isLooked ? known : looked(found, known);
    looked
        .options(ListedFiles.NONE)
        .files()
        .forEach(file -> files.reads("the listed sitemap", file));
    return looked;
  }

  private boolean expands(SitemapFormat target) {
    return reading.expands(!target.carriesIndexes());
  }

  /** Returns a context that knows what the inputs list. */
  private Context looked(List<Input> found, Context known) {
    return known.with(ListedFiles.of(found, known.withLimits(reading.limits())));
  }

  private ConvertRun run(Converter converter) {
    return new ConvertRun(converter, batch, lossArguments, failOn);
  }

  /** Finds the inputs, without the files that this run writes. */
  private List<Input> gather(Context known, @Nullable Path output) throws IOException {
    Set<Path> written = new HashSet<>();
    for (Path path : new Path[] {output, batch.report(), lossArguments.report()}) {
      if (path != null && Files.exists(path)) {
        written.add(path.toRealPath());
      }
    }
    return inputs.gather(known, written, console, verbosity.verbosity());
  }

  private Converter converter(Context known, SitemapFormat target, int gzipThreads)
      throws IOException {
    Context common =
        csv.applyTo(
            known.withStrict(strict).withLimits(reading.limits()), selection.columns(known));
    Context read =
        tables.applyTo(
            feedInput.applyTo(common), selection.choice().ofRows(known.extensions()), files);
    boolean news = read.options(FeedOptions.DEFAULTS).extensions().contains("news");
    Context context = feed.into(news ? read.with(Embargo.LEFT_OUT) : read, target);
    return new Converter(
        target,
        context,
        expands(target) ? InputSource.children(context, files) : null,
        expected,
        selection,
        validation,
        outputs.gzip(),
        gzipThreads,
        verbosity.verbosity(),
        console);
  }
}
