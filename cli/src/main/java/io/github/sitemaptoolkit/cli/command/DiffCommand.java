package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.config.CommandSite;
import io.github.sitemaptoolkit.cli.config.Configurable;
import io.github.sitemaptoolkit.cli.config.ConfiguredInput;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.SetInputs;
import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.cli.option.WantedReport;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.safeguard.LossArgument;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.compare.ChangePrinter;
import io.github.sitemaptoolkit.publisher.compare.Comparison;
import io.github.sitemaptoolkit.publisher.values.ValueLoss;
import io.github.sitemaptoolkit.site.report.ReportTarget;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the differences between two sets of urls. */
@Command(
    name = "diff",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap diff old.xml new.xml%n"
            + "  sitemap diff                        what sitemap publish would change%n"
            + "  sitemap diff backup/sitemap.xml public/sitemap.xml     two sitemap indexes%n"
            + "  sitemap diff old.xml new.xml --report csv=changes.csv%n"
            + "  sitemap diff public/sitemap.xml --pages https://a.example/=public%n"
            + "  sitemap diff old.xml new.xml --pages https://a.example/=public%n"
            + "                                      and what became of the removed urls%n"
            + "%n",
    header = {"Shows which urls were added, removed or changed, and what changed.", ""},
    description = {
      "The order of the urls does not matter, nor which file of a set they are in. Exit code 0:"
          + " no differences; 1: there are differences, or part of an input could not be read"
          + " (see --fail-on).",
      ""
    })
@HelpSection(Section.RESULT)
public final class DiffCommand extends ConsoleCommand implements Configurable {

  private static final List<String> FORMATS = List.of("text", "json", "csv");

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "OLD",
      description =
          "the older version: a sitemap, an index with its sitemaps next to it, a feed, a list or"
              + " a table (default: the set that was published to the output of sitemap.toml)")
  private @Nullable String old;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "NEW",
      description =
          "the newer version; OLD or NEW can be - for standard input (default: the folder of"
              + " --pages or, if OLD is not given, either, what publish would write now)")
  private @Nullable String now;

  @Mixin private ConfiguredInput config = new ConfiguredInput();

  @Mixin private PagesOfSite pages = new PagesOfSite();

  @Option(
      names = WantedReport.OPTION,
      paramLabel = WantedReport.FORM,
      description =
          Meaning.REPORT
              + ": as text (the default), json (one line per url) or csv (one line per"
              + " changed field), to a file or to standard output")
  private String report = "text";

  @Mixin private LossArgument loss = new LossArgument();

  @Mixin private SetInputs sets = new SetInputs();

  private @Nullable CommandSite site; // null if nothing but the command line is known

  public DiffCommand(Console console) {
    super(console);
  }

  @Override
  public @Nullable Path configuration() {
    return old == null ? config.fileOrFound() : config.file();
  }

  @Override
  public void configure(CommandSite known) {
    site = known;
    config.accept(known, sets.reading().verbosity(), sets.reading().extensions());
  }

  @Override
  public Integer call() throws IOException {
    return config.run(this::diff);
  }

  private int diff() throws IOException {
    if (old != null) {
      return compare(List.of(old), List.of(newer()));
    }
    List<String> standing = config.published();
    if (standing.isEmpty()) {
      throw new WrongUseException("OLD is missing: " + config.missing());
    } else if (pages.isGiven()) {
      return compare(standing, List.of(newer()));
    }
    try (PlannedSet planned = planned()) {
      return Math.max(compare(standing, planned.entryPoints()), planned.exitCode());
    }
  }

  private PlannedSet planned() throws IOException {
    String file = site == null ? "" : site.fileName().orElse("");
    return PlannedSet.of(
        console, commandLine(), file, config.trusted(System.getenv()), sets.reading().verbosity());
  }

  private int compare(List<String> older, List<String> newer) throws IOException {
    ReportTarget wanted = WantedReport.parse(report, FORMATS);
    if (wanted.file() != null) {
      sets.files().writes(WantedReport.OPTION, wanted.file());
    }
    Integer maxLoss = loss.percent();
    List<ValueLoss> losses = List.of();
    String summary;
    boolean same;
    try (Sink sink = sink(wanted)) {
      ChangePrinter printer = printer(wanted, sink);
      Context context = sets.begin(console, older.size() + newer.size(), false);
      GonePages gone = pages.isGiven() ? new GonePages(pages, pages.applyTo(context)) : null;
      sets.reader().known(Stream.of(older, newer).flatMap(List::stream).toList());
      try (var comparison = new Comparison(context)) {
        for (String name : older) {
          sets.reader().read(name, context, (entry, at) -> comparison.before(compared(entry)));
        }
        Context after = newerContext(context, gone);
        for (String name : newer) {
          sets.reader().read(name, after, (entry, at) -> comparison.after(compared(entry)));
        }
        sets.reader().finish();
        losses = maxLoss == null ? losses : comparison.losses(maxLoss);
        comparison.forEach(change -> printer.accept(change, gone == null ? null : gone.of(change)));
        printer.flush();
        sink.commit();
        summary = printer.summary() + (gone == null ? "" : gone.summary());
        same = printer.isEmpty();
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    } finally {
      sets.reading().endReading();
    }
    sets.reading().result(summary);
    for (ValueLoss lost : losses) {
      sets.reading().result("entries would lose values: " + lost);
    }
    boolean good = maxLoss == null ? same : losses.isEmpty();
    return good ? sets.reading().exitCode() : ExitCode.FINDINGS;
  }

  private String newer() throws IOException {
    if (now == null && !pages.isGiven()) {
      throw new WrongUseException("NEW is missing: the newer version, or --pages");
    }
    return now == null ? pages.folder().toString() : now;
  }

  private Context newerContext(Context context, @Nullable GonePages gone) {
    return now == null && gone != null ? gone.listen(pages.applyTo(context)) : context;
  }

  /** Returns what is compared of an entry: pages say less of a url, and more, than sitemaps do. */
  private UrlEntry compared(UrlEntry entry) {
    return now == null && pages.isGiven() ? UrlEntry.of(entry.loc()) : entry;
  }

  private Sink sink(ReportTarget wanted) throws IOException {
    Path file = wanted.file();
    return file == null ? Sink.of(console.out(), "standard output", false) : Sink.open(file, false);
  }

  private ChangePrinter printer(ReportTarget wanted, Sink sink) {
    PrintWriter people =
        wanted.file() == null
            ? people()
            : new PrintWriter(new OutputStreamWriter(sink.stream(), StandardCharsets.UTF_8));
    var format = ChangePrinter.Format.valueOf(wanted.format().toUpperCase(Locale.ROOT));
    return new ChangePrinter(people, sink.stream(), format);
  }
}
