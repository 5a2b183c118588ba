package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.setting.InputSettings;
import io.github.sitemaptoolkit.batch.setting.SetSettings;
import io.github.sitemaptoolkit.batch.setting.SettingKey;
import io.github.sitemaptoolkit.batch.setting.SettingKeys;
import io.github.sitemaptoolkit.cli.Consoles;
import io.github.sitemaptoolkit.cli.command.Commands;
import io.github.sitemaptoolkit.site.config.ConfigFile;
import io.github.sitemaptoolkit.site.config.SettingKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/** The keys of sitemap.toml, by the tables in which they may stand. */
final class SiteKeys {

  static final String TOP = "at the top";
  static final String INPUT = "`[[input]]`";
  static final String SET = "`[set.NAME]`";

  /** Where keys may stand, as the document names it, with the options that they are. */
  static final Map<String, List<SettingKey>> PLACES = new LinkedHashMap<>();

  static {
    List<SettingKey> top = new ArrayList<>(List.of(ConfigFile.REQUIRED_VERSION));
    top.addAll(options("publish"));
    PLACES.put(TOP, top);
    PLACES.put(INPUT, keys(SettingKeys.of(InputSettings::of), InputSettings.KEYS));
    PLACES.put(SET, keys(SettingKeys.of(SetSettings::of), SetSettings.KEYS));
    PLACES.put("`[validation]`", options("validate"));
    PLACES.put("`[look]`", options("look"));
    PLACES.put("`[tell]`", options("tell"));
  }

  /** Returns what the value of a key may be that is an option; texts if it is none. */
  static SettingKind kind(String key) {
    return Stream.of("publish", "validate", "look", "tell")
        .flatMap(command -> specs(command).stream())
        .filter(option -> CommandSettings.key(option).equals(key))
        .map(CommandSettings::kind)
        .findFirst()
        .orElse(SettingKind.TEXTS);
  }

  private static List<OptionSpec> specs(String command) {
    return Configuration.options(
        Commands.of(Consoles.silent(), command).commandLine().getCommandSpec());
  }

  static List<SettingKey> options(String command) {
    return specs(command).stream().map(SiteKeys::key).toList();
  }

  static SettingKey key(OptionSpec option) {
    String value = CommandSettings.isSwitch(option) ? "`true` or `false`" : option.paramLabel();
    return new SettingKey(CommandSettings.key(option), value, meaning(option));
  }

  /** Returns keys with the meaning that they have of their own, else with that of the option. */
  static List<SettingKey> keys(List<String> names, List<SettingKey> own) {
    Map<String, SettingKey> known = new HashMap<>();
    options("publish").forEach(key -> known.put(key.name(), key));
    own.forEach(key -> known.put(key.name(), key));
    return names.stream().map(name -> Objects.requireNonNull(known.get(name), name)).toList();
  }

  private SiteKeys() {}

  /** Returns the description without what only a person at a terminal needs. */
  static String meaning(OptionSpec option) {
    return String.join(" ", option.description())
        .replace("%%", "%")
        .replaceAll("\\. Limits and their defaults.*", "")
        .replace("; may be repeated", "")
        .replace("--", "");
  }
}
