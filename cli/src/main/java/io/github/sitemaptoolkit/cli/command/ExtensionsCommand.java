package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.jar.ExtensionJars;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Table;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the extensions. */
@Command(
    name = "extensions",
    mixinStandardHelpOptions = true,
    headerHeading =
        "Examples:%n"
            + "  sitemap extensions%n"
            + "  sitemap extensions video                     what a video can hold%n"
            + "  sitemap extensions --extensions credit.jar   with those of a jar of your own%n"
            + "%n",
    header = {"Lists the elements that are known inside <url>, and what each can hold.", ""})
public final class ExtensionsCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  @Parameters(
      arity = "0..*",
      paramLabel = "ID",
      description = "list the columns of these extensions, with what they hold")
  private List<String> ids = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    ExtensionJars jars = extensionOptions.load();
    spec.commandLine().getOut().print(ids.isEmpty() ? all(jars) : fields(jars.extensions()));
    return ExitCode.DONE;
  }

  private Table fields(Extensions extensions) {
    var table = new Table("COLUMN", "WHAT IT HOLDS");
    for (String id : ids) {
      Registration registration = extensions.find(id).orElseThrow(() -> unknown(id, extensions));
      if (registration.descriptor().columns().isEmpty()) {
        table.add(id, "yes, where the element is there");
      }
      registration
          .descriptor()
          .forEachField((path, field) -> table.add(column(id, path), field.facts()));
    }
    return table;
  }

  private static String column(String id, String path) {
    return path.equals(Field.CONTENT) ? id : path.startsWith("@") ? id + path : id + '.' + path;
  }

  private ParameterException unknown(String id, Extensions extensions) {
    String known =
        extensions.registrations().stream().map(Registration::id).collect(Collectors.joining(", "));
    return new ParameterException(
        spec.commandLine(), "no extension has the id \"" + id + "\"; known are " + known);
  }

  private static Table all(ExtensionJars jars) {
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
    return table;
  }
}
