package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.InputList;
import io.github.sitemaptoolkit.cli.input.SetFiles;
import io.github.sitemaptoolkit.cli.input.SetInputs;
import io.github.sitemaptoolkit.cli.option.EmptyArguments;
import io.github.sitemaptoolkit.cli.option.IncompleteArguments;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.option.LimitArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.selection.PartArguments;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.publisher.SplitWriter;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.site.input.InputFiles;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Splits urls into sitemaps within the protocol's limits. */
@Command(
    name = "split",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap split all.xml -o parts               sitemap-1.xml, sitemap-2.xml ...%n"
            + "  sitemap split all.xml -o parts --base-url https://example.com/%n"
            + "                                               also writes an index%n"
            + "%n",
    header = {"Splits urls, in order, into sitemaps within the protocol's limits.", ""},
    description = {
      "The sitemaps that an index lists are read, too. The names of the files are printed to"
          + " standard output. Either all files are written or none. To publish a set repeatedly,"
          + " see: sitemap publish --help",
      ""
    })
@HelpSection(Section.WRITING)
public final class SplitCommand extends ConsoleCommand {

  @Mixin private SetFiles inputs = new SetFiles();

  @Mixin private InputList list = new InputList();

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description = Meaning.OUTPUT + ": a directory, created if it does not exist")
  private String output = "";

  @Option(
      names = "--base-url",
      paramLabel = "URL",
      description =
          Meaning.BASE_URL
              + "; with it, an index of the files is written, named sitemap.xml"
              + Meaning.NOT_BASE)
  private @Nullable String baseUrl;

  @Option(names = "--gzip", description = Meaning.GZIP)
  private boolean gzip;

  @Mixin private LimitArguments limits = new LimitArguments();

  @Mixin private IncompleteArguments incomplete = new IncompleteArguments();

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private PartArguments part = new PartArguments();

  @Mixin private EmptyArguments empty = new EmptyArguments();

  @Mixin private SetInputs sets = new SetInputs();

  public SplitCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    List<String> names = inputs.names(console, list);
    list.addTo(sets.files());
    sets.chosen().part(part);
    Path directory = FileNames.path(output);
    List<Part> parts;
    try {
      Context context = sets.begin(console, names.size(), incomplete.accepted(), empty.allowed());
      try (SplitWriter out = SplitWriter.open(directory, limits.limits(), gzip, context)) {
        out.acceptIncomplete(incomplete.accepted()).files(sets.files());
        if (baseUrl != null) {
          withIndex(out, baseUrl);
        }
        List<String> files = new InputFiles(context).of(names);
        sets.reader()
            .entries(files, context)
            .forEach((entry, location) -> write(out, entry, location));
        out.finish();
        parts = out.parts();
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    } finally {
      sets.reading().end(output, "xml");
    }
    if (json.wanted()) {
      List<Part> written = parts;
      JsonWriter.print(
          out(),
          writer ->
              writer.objects(
                  "sitemaps",
                  written,
                  it ->
                      writer
                          .text("file", directory.resolve(it.file()).toString())
                          .number("urls", it.urls())
                          .number("bytes", it.bytes())
                          .text("lastmod", it.lastmod())));
    } else {
      parts.forEach(it -> out().println(directory.resolve(it.file())));
    }
    return sets.reading().exitCode();
  }

  private static void withIndex(SplitWriter out, String url) {
    try {
      out.withIndex(url);
    } catch (IllegalArgumentException e) {
      throw new WrongUseException(String.valueOf(e.getMessage()));
    }
  }

  private static void write(SplitWriter out, UrlEntry entry, @Nullable Location location) {
    try {
      out.write(entry, location);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
