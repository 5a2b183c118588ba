package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.PresetsReport;
import io.github.sitemaptoolkit.converters.preset.Preset;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the presets, as {@link FormatsCommand} does: it was a command of its own. */
@Command(
    name = "presets",
    hidden = true,
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap formats shopify          what it says, in the form of options%n"
            + "  sitemap formats shopify --json   the same as JSON%n"
            + "  sitemap convert products.json --preset shopify --base https://shop.example/%n"
            + "%n",
    header = {"Lists the exports that --preset reads, or what some presets say.", ""})
public final class PresetsCommand extends ConsoleCommand {

  @Parameters(arity = "0..*", paramLabel = "NAME", description = "print what these presets say")
  private List<String> names = new ArrayList<>();

  @Mixin private JsonArgument json = new JsonArgument();

  public PresetsCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    List<Preset> presets = names.isEmpty() ? Preset.all() : new ArrayList<>();
    for (String name : names) {
      presets.add(find(name));
    }
    if (json.wanted()) {
      JsonWriter.print(out(), out -> PresetsReport.write(presets, out));
    } else if (names.isEmpty()) {
      out().print(PresetsReport.table(presets).fitted(console.terminal().columns()));
    } else {
      presets.forEach(preset -> PresetsReport.print(preset, out()));
    }
    out().flush();
    return ExitCode.DONE;
  }

  private static Preset find(String name) {
    try {
      return Preset.named(name);
    } catch (IllegalArgumentException e) {
      throw new WrongUseException(String.valueOf(e.getMessage()));
    }
  }
}
