package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.jar.ExtensionJars;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Table;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the formats. */
@Command(
    name = "formats",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap formats%n"
            + "  sitemap formats --json                  print JSON%n"
            + "  sitemap formats --extensions keys.jar   include those of a jar%n"
            + "%n",
    header = {"Lists the formats that can be read and written.", ""})
public final class FormatsCommand extends ConsoleCommand {

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  @Mixin private JsonArgument json = new JsonArgument();

  public FormatsCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    ExtensionJars jars = extensionOptions.load(console);
    if (json.wanted()) {
      printJson(jars);
    } else {
      printTable(jars);
    }
    return ExitCode.DONE;
  }

  private void printTable(ExtensionJars jars) {
    var table = new Table("FORMAT", "READ", "WRITE", "NAMES", "DESCRIPTION");
    for (SitemapFormat format : jars.formats()) {
      table.add(
          format.id(),
          "yes",
          format.writes() ? "yes" : "no",
          Stream.concat(
                  format.fileNames().stream(),
                  format.fileExtensions().stream().map(extension -> "." + extension))
              .collect(Collectors.joining(" ")),
          format.description());
      jars.jar(format).ifPresent(jar -> table.add("", "", "", "", "from " + jar));
    }
    out().print(table.fitted(console.terminal().columns()));
  }

  private void printJson(ExtensionJars jars) throws IOException {
    JsonWriter.print(
        out(), out -> out.objects("formats", jars.formats(), format -> write(format, jars, out)));
  }

  private static void write(SitemapFormat format, ExtensionJars jars, JsonWriter out) {
    out.text("id", format.id())
        .flag("reads", true)
        .flag("writes", format.writes())
        .texts("fileNames", format.fileNames())
        .texts("fileExtensions", format.fileExtensions())
        .text("description", format.description())
        .text("jar", jars.jar(format).map(Path::toString).orElse(null));
  }
}
