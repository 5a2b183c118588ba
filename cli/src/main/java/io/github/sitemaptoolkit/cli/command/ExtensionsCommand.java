package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.jar.ExtensionJars;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.ExtensionsReport;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.site.setting.FeedMeaning;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the extensions, as {@link FormatsCommand} does: it was a command of its own. */
@Command(
    name = "extensions",
    hidden = true,
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap formats video                     the fields of a video%n"
            + "  sitemap formats video --json              the same as JSON%n"
            + "  sitemap formats --extensions credit.jar   include those of a jar%n"
            + "%n",
    header = {"Lists the known extensions of <url>, or the fields of some of them.", ""})
public final class ExtensionsCommand extends ConsoleCommand {

  @Parameters(
      arity = "0..*",
      paramLabel = "ID",
      description = "list the columns of these extensions, and what values they take")
  private List<String> ids = new ArrayList<>();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  @Mixin private JsonArgument json = new JsonArgument();

  public ExtensionsCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    ExtensionJars jars = extensionOptions.load(console);
    List<SitemapExtension<?>> asked = new ArrayList<>();
    for (String id : ids) {
      asked.add(find(id, jars.extensions()));
    }
    PrintWriter out = out();
    var report = new ExtensionsReport(jars, out, console.terminal().columns());
    if (json.wanted()) {
      JsonWriter.print(out, json -> report.write(ids.isEmpty() ? jars.extensions() : asked, json));
    } else if (ids.isEmpty()) {
      out.print(report.table(jars.extensions()).fitted(console.terminal().columns()));
    } else {
      report.fields(asked);
    }
    return ExitCode.DONE;
  }

  private static SitemapExtension<?> find(String id, Extensions extensions) {
    return extensions
        .find(id)
        .map(Registration::extension)
        .orElseThrow(() -> new WrongUseException(FeedMeaning.unknown(id, extensions)));
  }
}
