package io.github.sitemaptoolkit.cli.init;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.ProblemPrinter;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.text.Plural;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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
            + "  sitemap init urls.csv feed.rss%n"
            + "  sitemap init -o site/sitemap.toml export/urls.csv%n"
            + "%n",
    header = {"Writes a first sitemap.toml by looking at the inputs of a site.", ""},
    description = {
      "It names the inputs, the url that most of their urls begin with, a guess at the columns of"
          + " tables with unknown headers, and a set for the images, videos and news that they"
          + " have. Comments say what else can be changed.",
      ""
    })
public final class InitCommand extends ConsoleCommand {

  @Parameters(
      arity = "1..*",
      paramLabel = "INPUT",
      description = "the files to publish: sitemaps, indexes, feeds, tables or lists")
  private List<Path> inputs = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "the file to write (default: sitemap.toml)")
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
    Context context = extensionOptions.load(files).context();
    var printer = new ProblemPrinter(console.err(), Verbosity.VERBOSE);
    List<InputSketch> sketches = new ArrayList<>();
    for (Path input : new LinkedHashSet<>(inputs)) {
      InputSketch sketch = InputSketch.of(input, context);
      if (!sketch.refusal().isEmpty()) {
        console.err().println("warning: " + FileNames.shown(input) + ": " + sketch.refusal());
      }
      sketch.unread().forEach(printer);
      sketches.add(sketch);
    }
    printer.finish();
    Path directory = output.toAbsolutePath().normalize().getParent();
    var config =
        new FirstConfig(directory == null ? Path.of("").toAbsolutePath() : directory, sketches);
    try (Sink sink = Sink.open(output, false)) {
      sink.stream().write(config.text().getBytes(StandardCharsets.UTF_8));
      sink.commit();
    }
    console
        .err()
        .println(
            FileNames.shown(output)
                + ": "
                + Plural.of(sketches.size(), "input")
                + ", "
                + Plural.of(config.sets(), "set")
                + "; edit it, then run sitemap publish");
    return ExitCode.DONE;
  }
}
