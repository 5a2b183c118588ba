package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.ExtensionJars;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Table;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the extensions. */
@Command(
    name = "extensions",
    mixinStandardHelpOptions = true,
    headerHeading =
        "Examples:%n"
            + "  sitemap extensions%n"
            + "  sitemap extensions --extensions credit.jar   with those of a jar of your own%n"
            + "%n",
    header = {"Lists the elements that are known inside <url>.", ""})
public final class ExtensionsCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  @Override
  public Integer call() throws IOException {
    ExtensionJars jars = extensionOptions.load();
    var table = new Table("ID", "PREFIX", "ELEMENT", "STATUS", "MODULE", "NAMESPACE");
    for (SitemapExtension<?> extension : jars.extensions()) {
      table.add(
          extension.descriptor().id(),
          extension.descriptor().element().prefix(),
          extension.descriptor().element().localName(),
          extension.descriptor().status().toString(),
          jars.origin(extension),
          extension.descriptor().element().namespace());
      Set<String> aliases = new TreeSet<>(extension.descriptor().aliases());
      aliases.forEach(alias -> table.add("", "", "", "", "", "also read: " + alias));
    }
    spec.commandLine().getOut().print(table);
    return ExitCode.DONE;
  }
}
