package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Converts a document to another format. */
@Command(
    name = "convert",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap convert blog.rss -o sitemap.xml             a feed becomes a sitemap%n"
            + "  sitemap convert videos.atom -o video-sitemap.xml.gz compressed by its name%n"
            + "  sitemap convert sitemap.xml.gz -o urls.txt          a sitemap becomes a list%n"
            + "  sitemap convert list.txt -o - --to xml              to standard output%n"
            + "  curl -sS https://example.com/feed | sitemap convert - -o sitemap.xml%n"
            + "  sitemap convert index.xml -o clean.xml              an index stays an index%n"
            + "%n",
    header = {"Converts a sitemap, a feed or a list of urls to another format.", ""},
    description = {
      "The output is replaced as a whole or not at all. What is dropped or wrong goes to"
          + " standard error; exit code 1 says that a part of the input is missing.",
      ""
    })
final class ConvertCommand implements Callable<Integer> {

  private static final String STANDARD = "-";

  private final Console console;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "INPUT",
      description = "the file to read, compressed or not; - is standard input")
  private String input = STANDARD;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "the file to write, compressed if it ends in .gz; - is standard output (default)")
  private String output = STANDARD;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description = "the format to write (default: by the output's name, else xml)")
  private @Nullable String to;

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      description = "the format to read (default: by the input's content, else its name)")
  private @Nullable String from;

  @Option(names = "--gzip", description = "compress the output, whatever its name")
  private boolean gzip;

  @Option(
      names = {"-v", "--verbose"},
      description = "print every problem, what is only worth knowing included")
  private boolean verbose;

  @Mixin private LossArguments lossArguments = new LossArguments();

  @Mixin private SelectionArguments selection = new SelectionArguments();

  @Mixin private FeedInputArguments feedInput = new FeedInputArguments();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  @Mixin private CsvArguments csv = new CsvArguments();

  @Mixin private FeedArguments feedArguments = new FeedArguments();

  ConvertCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    checkPaths();
    Formats formats = Formats.load();
    SitemapFormat target = target(formats);
    SitemapFormat forced = from == null ? null : format(formats, from, "--from");
    Extensions extensions = extensionOptions.load().extensions();
    var printer = new ProblemPrinter(console.err(), verbose);
    var problems = new Problems(printer);
    var progress = new Progress(console);
    Conversion.Result result;
    try (Source source = source()) {
      SitemapFormat reading = forced == null ? formats.detect(source) : forced;
      var common =
          feedInput.applyTo(Context.of(extensions).withProblems(problems).with(csv.options()));
      var context = feedArguments.into(common, reading, target);
      var conversion = new Conversion(reading, target, context).onProgress(progress::show);
      selection.applyTo(conversion, context, input.equals(STANDARD) ? null : path(input));
      try (Sink sink = sink()) {
        result = conversion.convert(source, sink);
      }
    } finally {
      progress.clear();
      printer.finish(problems.losses());
    }
    summarise(result, problems);
    var report = new LossReport.File(input, output, problems.losses());
    boolean lossy = lossArguments.finish(List.of(report));
    return result.complete() && !lossy ? ExitCode.DONE : ExitCode.FINDINGS;
  }

  private SitemapFormat target(Formats formats) throws IOException {
    SitemapFormat target;
    if (!output.equals(STANDARD) && Files.isDirectory(path(output))) {
      throw new FileSystemException(output, null, "is a directory; give the name of a file");
    }
    if (to != null) {
      target = format(formats, to, "--to");
    } else if (output.equals(STANDARD)) {
      target = format(formats, "xml", "--to");
    } else {
      target =
          formats
              .forName(output)
              .orElseThrow(
                  () ->
                      wrong(
                          "the name "
                              + output
                              + " says no format; end it in .xml or .txt, or give --to"));
    }
    if (!target.writes()) {
      throw wrong(target.id() + " can be read, not written; see: sitemap formats");
    }
    return target;
  }

  private SitemapFormat format(Formats formats, String id, String option) {
    return formats
        .find(id.toLowerCase(Locale.ROOT))
        .orElseThrow(
            () -> wrong(option + " " + id + ": no such format; known are " + formats.ids()));
  }

  private void checkPaths() throws IOException {
    if (input.isEmpty() || output.isEmpty()) {
      throw wrong("the name of a file is empty");
    }
    String lower = input.toLowerCase(Locale.ROOT);
    if (lower.startsWith("http://") || lower.startsWith("https://")) {
      throw wrong(
          "addresses are not fetched yet; try: curl -sS '"
              + input
              + "' | sitemap convert - -o FILE");
    }
    for (String name : List.of(input, output)) {
      if (!name.equals(STANDARD)) {
        lossArguments.checkApart(path(name));
      }
    }
    if (!input.equals(STANDARD) && !output.equals(STANDARD)) {
      Path in = path(input);
      Path out = path(output);
      if (Files.exists(in) && Files.exists(out) && Files.isSameFile(in, out)) {
        throw wrong(output + " is the input; give another name to write to");
      }
    }
  }

  private Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw wrong("\"" + name + "\" cannot be the name of a file");
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private Source source() throws IOException {
    return input.equals(STANDARD) ? Source.of(console.in(), STANDARD) : Source.open(path(input));
  }

  private Sink sink() throws IOException {
    if (output.equals(STANDARD)) {
      return Sink.of(console.out(), "standard output", gzip);
    }
    return Sink.open(path(output), gzip || Sink.isCompressedName(output));
  }

  private void summarise(Conversion.Result result, Problems problems) {
    String what = result.kind() == DocumentInfo.Kind.INDEX ? "sitemap" : "url";
    var line = new StringBuilder();
    line.append(output.equals(STANDARD) ? "standard output" : output).append(": ");
    line.append(result.entries()).append(' ').append(what).append(result.entries() == 1 ? "" : "s");
    long errors = problems.count(Severity.ERROR);
    if (errors > 0) {
      line.append(", ").append(errors).append(errors == 1 ? " error" : " errors");
    }
    if (!result.complete()) {
      line.append("; a part of the input is missing");
    }
    console.err().println(Text.safe(line.toString()));
  }
}
