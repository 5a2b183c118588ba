package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.setting.InputSettings;
import io.github.sitemaptoolkit.batch.setting.SetSettings;
import io.github.sitemaptoolkit.batch.setting.SettingKey;
import io.github.sitemaptoolkit.batch.setting.SettingKeys;
import io.github.sitemaptoolkit.cli.Consoles;
import io.github.sitemaptoolkit.cli.command.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The tables of keys in docs/site.md are made from the options: run with {@code -Dsite.write=true}
 * to write them.
 */
class SiteDocTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "site.md");
  private static final String TOP = "at the top";
  private static final String INPUT = "`[[input]]`";
  private static final String SET = "`[set.NAME]`";

  /** Where keys may stand, as the document names it, with the options that they are. */
  private static final Map<String, List<SettingKey>> PLACES = new LinkedHashMap<>();

  static {
    PLACES.put(TOP, options("publish"));
    PLACES.put(INPUT, keys(SettingKeys.of(InputSettings::of), InputSettings.KEYS));
    PLACES.put(SET, keys(SettingKeys.of(SetSettings::of), SetSettings.KEYS));
    PLACES.put("`[validation]`", options("validate"));
    PLACES.put("`[look]`", options("look"));
    PLACES.put("`[tell]`", options("tell"));
  }

  private static List<SettingKey> options(String command) {
    return Configuration.options(
            Commands.of(Consoles.silent(), command).commandLine().getCommandSpec())
        .stream()
        .map(SiteDocTest::key)
        .toList();
  }

  private static SettingKey key(OptionSpec option) {
    String value = CommandSettings.isSwitch(option) ? "`true` or `false`" : option.paramLabel();
    return new SettingKey(CommandSettings.key(option), value, meaning(option));
  }

  /** Returns keys with the meaning that they have of their own, else with that of the option. */
  private static List<SettingKey> keys(List<String> names, List<SettingKey> own) {
    Map<String, SettingKey> known = new HashMap<>();
    options("publish").forEach(key -> known.put(key.name(), key));
    own.forEach(key -> known.put(key.name(), key));
    return names.stream().map(name -> Objects.requireNonNull(known.get(name), name)).toList();
  }

  /** Returns the places where a key may stand. */
  private static List<String> places(String key) {
    return PLACES.entrySet().stream()
        .filter(place -> place.getValue().stream().map(SettingKey::name).anyMatch(key::equals))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns the table of the keys that may stand in some places and not in others. */
  private static String table(Predicate<List<String>> here) {
    var table = new StringBuilder("| Key | Value | Meaning | Stands |\n|---|---|---|---|\n");
    Map<String, SettingKey> first = new LinkedHashMap<>();
    PLACES.values().stream()
        .flatMap(List::stream)
        .forEach(key -> first.putIfAbsent(key.name(), key));
    first.forEach(
        (name, key) -> {
          if (here.test(places(name))) {
            table
                .append("| `")
                .append(name)
                .append("` | ")
                .append(key.value().replace("|", "\\|"))
                .append(" | ")
                .append(key.meaning().replace("|", "\\|"))
                .append(" | ")
                .append(String.join(", ", places(name)))
                .append(" |\n");
          }
        });
    return table.toString();
  }

  /** Returns the description without what only a person at a terminal needs. */
  private static String meaning(OptionSpec option) {
    return String.join(" ", option.description())
        .replace("%%", "%")
        .replaceAll("\\. Limits and their defaults.*", "")
        .replace("; may be repeated", "")
        .replace("--", "");
  }

  private static String with(String text, String name, String table) {
    String begin = "<!-- keys of " + name + " -->\n";
    int start = text.indexOf(begin) + begin.length();
    assertTrue(start >= begin.length(), name);
    int end = text.indexOf("<!-- end -->", start);
    return text.substring(0, start) + table + text.substring(end);
  }

  private static boolean isOfInput(List<String> places) {
    return places.contains(INPUT);
  }

  private static boolean isOfSet(List<String> places) {
    return places.contains(SET) && !isOfInput(places);
  }

  private static boolean isOfSite(List<String> places) {
    return places.contains(TOP) && !isOfInput(places) && !isOfSet(places);
  }

  private static boolean isOfCommand(List<String> places) {
    return !isOfInput(places) && !isOfSet(places) && !isOfSite(places);
  }

  @Test
  void eachKeyIsExplainedOnce() throws IOException {
    String text = Files.readString(DOCUMENT);
    String expected = with(text, "publish", table(SiteDocTest::isOfSite));
    expected = with(expected, "inputs", table(SiteDocTest::isOfInput));
    expected = with(expected, "sets", table(SiteDocTest::isOfSet));
    expected = with(expected, "commands", table(SiteDocTest::isOfCommand));
    if (Boolean.getBoolean("site.write")) {
      Files.writeString(DOCUMENT, expected);
    }
    assertEquals(expected, Files.readString(DOCUMENT));
  }

  @Test
  void exampleOfTheDocumentIsTheExample() throws IOException {
    String example = Files.readString(Path.of("..", "examples", "site", "sitemap.toml"));
    assertTrue(Files.readString(DOCUMENT).contains("\n" + example + "```\n"));
  }
}
