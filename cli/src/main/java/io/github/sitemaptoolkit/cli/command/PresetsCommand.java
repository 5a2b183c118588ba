package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Table;
import io.github.sitemaptoolkit.converters.preset.Preset;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the presets. */
@Command(
    name = "presets",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap presets%n"
            + "  sitemap presets shopify          what it says, in the form of options%n"
            + "  sitemap presets shopify --json   the same as JSON%n"
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
      JsonWriter.print(out(), out -> out.objects("presets", presets, preset -> write(preset, out)));
    } else if (names.isEmpty()) {
      var table = new Table("PRESET", "NEEDS", "READS");
      presets.forEach(preset -> table.add(preset.name(), needs(preset), preset.description()));
      out().print(table.fitted(console.terminal().columns()));
    } else {
      presets.forEach(this::print);
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

  private static String needs(Preset preset) {
    return preset.base() == null ? "" : "--base";
  }

  private void print(Preset preset) {
    out().println(preset.name() + ": " + preset.description());
    preset.sources().forEach(source -> out().println("  " + source));
    if (preset.base() != null) {
      out().println("  needs --base, such as --base " + preset.base());
    }
    preset.items().forEach(items -> out().println("  --items " + items));
    preset.columns().forEach(column -> out().println("  --map '" + column + '\''));
    preset.where().forEach(condition -> out().println("  --rows '" + condition + '\''));
  }

  private static void write(Preset preset, JsonWriter out) {
    out.text("name", preset.name())
        .text("description", preset.description())
        .texts("sources", preset.sources())
        .text("base", preset.base())
        .texts("items", preset.items())
        .texts("map", preset.columns().stream().map(Preset.Column::toString).toList())
        .texts("where", preset.where().stream().map(Object::toString).toList());
  }
}
