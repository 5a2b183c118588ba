package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Table;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the formats. */
@Command(
    name = "formats",
    mixinStandardHelpOptions = true,
    headerHeading = "Example:%n" + "  sitemap formats%n" + "%n",
    header = {"Lists what can be read and written.", ""})
public final class FormatsCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    var table = new Table("FORMAT", "READS", "WRITES", "NAMES", "WHAT");
    for (SitemapFormat format : Formats.load()) {
      table.add(
          format.id(),
          "yes",
          format.writes() ? "yes" : "no",
          Stream.concat(
                  format.fileNames().stream(),
                  format.fileExtensions().stream().map(extension -> "." + extension))
              .collect(Collectors.joining(" ")),
          format.description());
    }
    spec.commandLine().getOut().print(table);
    return ExitCode.DONE;
  }
}
