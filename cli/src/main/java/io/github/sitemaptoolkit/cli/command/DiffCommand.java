package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.UnknownNames;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.SetInputs;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.DiffPrinter;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.compare.Comparison;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
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
            + "  sitemap diff backup/sitemap.xml public/sitemap.xml     two sitemap indexes%n"
            + "  sitemap diff old.xml new.xml --format csv > changes.csv%n"
            + "%n",
    header = {"Shows which urls were added, removed or changed, and what changed.", ""},
    description = {
      "The order of the urls does not matter, nor which file of a set they are in. Exit code 0:"
          + " no differences; 1: there are differences, or part of an input could not be read"
          + " (see --fail-on).",
      ""
    })
@HelpSection(Section.RESULT)
public final class DiffCommand extends ConsoleCommand {

  @Parameters(
      index = "0",
      paramLabel = "OLD",
      description =
          "the older version: a sitemap, an index with its sitemaps next to it, a feed, a list or"
              + " a table")
  private String old = "";

  @Parameters(
      index = "1",
      paramLabel = "NEW",
      description = "the newer version; OLD or NEW can be - for standard input")
  private String now = "";

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "the format of the result: text (default), json (one line per url) or csv (one line per"
              + " changed field)")
  private String format = "text";

  @Mixin private SetInputs sets = new SetInputs();

  public DiffCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    DiffPrinter printer = printer();
    try {
      Context context = sets.begin(console, 2, false);
      sets.known(List.of(old, now));
      try (var comparison = new Comparison(context)) {
        sets.read(old, context, (entry, location) -> comparison.before(entry));
        sets.read(now, context, (entry, location) -> comparison.after(entry));
        comparison.forEach(printer);
        printer.flush();
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    } finally {
      sets.endReading();
    }
    sets.result(printer.summary());
    return printer.isEmpty() ? sets.exitCode() : ExitCode.FINDINGS;
  }

  private DiffPrinter printer() {
    DiffPrinter.Format known =
        switch (format.toLowerCase(Locale.ROOT)) {
          case "text" -> DiffPrinter.Format.TEXT;
          case "json" -> DiffPrinter.Format.JSON;
          case "csv" -> DiffPrinter.Format.CSV;
          default ->
              throw new WrongUseException(
                  UnknownNames.value("--format", format, List.of("text", "json", "csv")));
        };
    return new DiffPrinter(out(), console.out(), known);
  }
}
