package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.Reading;
import io.github.sitemaptoolkit.cli.option.IncompleteArguments;
import io.github.sitemaptoolkit.cli.remote.PrivateUrlsArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.DirectoryIndex;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes an index of the sitemaps of a directory. */
@Command(
    name = "index",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap index public --base-url https://example.com/%n"
            + "  sitemap index public --base-url https://example.com/ -o public/all.xml%n"
            + "%n",
    header = {"Writes an index of the sitemaps in a directory.", ""},
    description = {
      "Lists the files whose names end in .xml or .xml.gz, except indexes. The lastmod of a sitemap"
          + " is that of its newest url.",
      ""
    })
@HelpSection(Section.WRITING)
public final class IndexCommand extends ConsoleCommand {

  @Parameters(paramLabel = "DIR", description = "the directory with the sitemaps")
  private String directory = "";

  @Option(
      names = "--base-url",
      required = true,
      paramLabel = "URL",
      description = Meaning.BASE_URL + ": of DIR" + Meaning.NOT_BASE)
  private String baseUrl = "";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = Meaning.OUTPUT + " (default: sitemap-index.xml in DIR)")
  private String output = "";

  @Mixin private IncompleteArguments incomplete = new IncompleteArguments();

  @Mixin private Reading reading = new Reading();

  @Mixin private PrivateUrlsArgument privateUrls = new PrivateUrlsArgument();

  public IndexCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    Path path = FileNames.path(directory);
    Path target = output.isEmpty() ? defaultTarget(path) : FileNames.path(output);
    int listed;
    try {
      Context context = reading.begin(console, true).with(privateUrls.of());
      listed =
          DirectoryIndex.write(
              path, baseUrl, target, context, incomplete.accepted(), reading.files());
    } catch (IllegalArgumentException e) {
      throw new WrongUseException(String.valueOf(e.getMessage()));
    } finally {
      reading.endReading();
    }
    reading.result(target + ": " + ShownNumber.counted(listed, "sitemap"));
    return reading.exitCode();
  }

  /** The user did not name this file, so do not follow a link or open a pipe in its place. */
  private static Path defaultTarget(Path directory) throws FileSystemException {
    Path target = directory.resolve("sitemap-index.xml");
    if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)
        && !Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileSystemException(
          target.toString(), null, "is not a regular file; use -o to write to another file");
    }
    return target;
  }
}
