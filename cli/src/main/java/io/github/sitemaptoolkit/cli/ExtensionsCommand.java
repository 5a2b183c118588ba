package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the extensions. */
@Command(
    name = "extensions",
    mixinStandardHelpOptions = true,
    headerHeading = "Example:%n" + "  sitemap extensions%n" + "%n",
    header = {"Lists the elements that are known inside <url>.", ""})
final class ExtensionsCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    var table = new Table("ID", "PREFIX", "ELEMENT", "STATUS", "MODULE", "NAMESPACE");
    for (SitemapExtension<?> extension : Extensions.load()) {
      table.add(
          extension.id(),
          extension.element().prefix(),
          extension.element().localName(),
          extension.status().toString(),
          module(extension.getClass()),
          extension.element().namespace());
      Set<String> aliases = new TreeSet<>(extension.namespaceAliases());
      aliases.forEach(alias -> table.add("", "", "", "", "", "also read: " + alias));
    }
    spec.commandLine().getOut().print(table);
    return ExitCode.DONE;
  }

  /** Returns the name of the artifact a class comes from. */
  private static String module(Class<?> type) {
    String title = type.getPackage().getImplementationTitle();
    return title == null ? type.getPackageName() : title;
  }
}
