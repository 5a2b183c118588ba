package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.jar.ExtensionJars;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Table;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the formats. */
@Command(
    name = "formats",
    mixinStandardHelpOptions = true,
    headerHeading =
        "Examples:%n"
            + "  sitemap formats%n"
            + "  sitemap formats --extensions keys.jar   with those of a jar of your own%n"
            + "%n",
    header = {"Lists what can be read and written.", ""})
public final class FormatsCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  @Override
  public Integer call() throws IOException {
    ExtensionJars jars = extensionOptions.load();
    var table = new Table("FORMAT", "READS", "WRITES", "NAMES", "WHAT");
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
    spec.commandLine().getOut().print(table);
    return ExitCode.DONE;
  }
}
