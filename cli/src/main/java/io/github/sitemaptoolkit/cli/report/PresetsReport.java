package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.converters.preset.Preset;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.PrintWriter;
import java.util.List;

/** Prints presets. */
public final class PresetsReport {

  private PresetsReport() {}

  /** Returns a table with a line for each preset. */
  public static Table table(List<Preset> presets) {
    var table = new Table("PRESET", "NEEDS", "READS");
    presets.forEach(
        preset ->
            table.add(preset.name(), preset.base() == null ? "" : "--base", preset.description()));
    return table;
  }

  /** Prints what a preset says, in the form of options. */
  public static void print(Preset preset, PrintWriter out) {
    out.println(preset.name() + ": " + preset.description());
    preset.sources().forEach(source -> out.println("  " + source));
    if (preset.base() != null) {
      out.println("  needs --base, such as --base " + preset.base());
    }
    preset.items().forEach(items -> out.println("  --items " + items));
    preset.columns().forEach(column -> out.println("  --map '" + column + '\''));
    preset.where().forEach(condition -> out.println("  --rows '" + condition + '\''));
  }

  /** Writes presets as JSON. */
  public static void write(List<Preset> presets, JsonWriter json) {
    json.objects("presets", presets, preset -> write(preset, json));
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
