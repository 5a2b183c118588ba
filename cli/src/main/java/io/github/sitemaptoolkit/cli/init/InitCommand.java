package io.github.sitemaptoolkit.cli.init;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.ProblemPrinter;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.site.sketch.FirstConfig;
import io.github.sitemaptoolkit.site.sketch.FoundInputs;
import io.github.sitemaptoolkit.site.sketch.InputSketch;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a first configuration file for a site. */
@Command(
    name = "init",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap init                                what lies in this directory%n"
            + "  sitemap init urls.csv feed.rss%n"
            + "  sitemap init public                          a folder of HTML pages%n"
            + "  sitemap init -o site/sitemap.toml export/urls.csv%n"
            + "%n",
    header = {"Writes a first sitemap.toml by looking at the inputs of a site.", ""},
    description = {
      "It names the inputs, the url that most of their urls begin with, a guess at the columns of"
          + " tables with unknown headers, and a set for the images, videos and news that they"
          + " have. Comments say what else can be changed. The first entries of each input are"
          + " printed as they are understood, with what is left out and why.",
      ""
    })
public final class InitCommand extends ConsoleCommand {

  @Parameters(
      arity = "0..*",
      paramLabel = "INPUT",
      description =
          "the files to publish: sitemaps, indexes, feeds, tables or lists; directories of"
              + " them; or a directory of HTML pages (default: what lies in the directory of the"
              + " file that is written, and in the directories in it)")
  private List<Path> inputs = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = Meaning.OUTPUT + " (default: sitemap.toml)")
  private Path output = Path.of("sitemap.toml");

  @Option(names = "--force", description = "replace the file if it exists")
  private boolean force;

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  public InitCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    boolean exists = Files.exists(output, LinkOption.NOFOLLOW_LINKS);
    if (exists && !(force && Files.isRegularFile(output))) {
      throw new FileSystemException(
          FileNames.shown(output),
          null,
          Files.isDirectory(output) ? "is a directory" : "exists already; --force replaces it");
    }
    var files = new RunFiles();
    inputs.forEach(input -> files.reads("the input", input));
    files.writes("-o", output);
    Context context = extensionOptions.load(console, files).context();
    var printer = new ProblemPrinter(console.err(), Verbosity.VERBOSE);
    Path parent = output.toAbsolutePath().normalize().getParent();
    Path directory = parent == null ? Path.of("").toAbsolutePath() : parent;
    var search = new FoundInputs(context, directory, console.err()::println);
    Map<Path, List<InputSketch>> named =
        inputs.isEmpty() ? found(search) : search.of(inputs, sketch -> warn(sketch, printer));
    printer.finish();
    List<InputSketch> sketches = named.values().stream().flatMap(List::stream).toList();
    var config = new FirstConfig(directory, named);
    try (Sink sink = Sink.open(output, false)) {
      sink.stream().write(config.text().getBytes(StandardCharsets.UTF_8));
      sink.commit();
    }
    show(sketches);
    console
        .err()
        .println(
            FileNames.shown(output)
                + ": "
                + ShownNumber.counted(config.inputs(), "input")
                + ", "
                + ShownNumber.counted(config.sets(), "set")
                + "; edit it, then run sitemap publish");
    return ExitCode.DONE;
  }

  /** Returns what lies in the directory of the file. */
  private Map<Path, List<InputSketch>> found(FoundInputs search) throws IOException {
    Path parent = output.getParent();
    Path directory = parent == null ? Path.of("") : parent;
    Map<Path, List<InputSketch>> found = search.in(directory);
    if (found.isEmpty()) {
      throw new WrongUseException(
          "INPUT is missing: no sitemap, feed, table or list with urls, and no folder of pages"
              + " with an index.html, lies in "
              + (parent == null ? "this directory" : FileNames.shown(parent)));
    }
    return found;
  }

  private void warn(InputSketch sketch, ProblemPrinter printer) {
    if (!sketch.refusal().isEmpty()) {
      console.err().println("warning: " + FileNames.shown(sketch.path()) + ": " + sketch.refusal());
    }
    sketch.unread().forEach(printer);
  }

  /** Prints how the inputs are understood, on standard error if standard output has the result. */
  private void show(List<InputSketch> sketches) {
    PrintWriter to = Files.isRegularFile(output) ? out() : console.err();
    int width = console.terminal().tableWidth();
    for (InputSketch sketch : sketches) {
      List<String> lines = sketch.lines(width);
      lines.forEach(line -> to.println(PrintableText.line(line)));
      if (!lines.isEmpty()) {
        to.println();
      }
    }
    to.flush();
  }
}
