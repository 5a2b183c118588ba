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
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The tables of keys in docs/site.md are made from the options: run with {@code -Dsite.write=true}
 * to write them.
 */
class SiteDocTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "site.md");

  private static List<OptionSpec> optionsOfPublish() {
    return Configuration.options(
        Commands.of(Consoles.silent(), "publish").commandLine().getCommandSpec());
  }

  private static SettingKey key(OptionSpec option) {
    String value = CommandSettings.isSwitch(option) ? "`true` or `false`" : option.paramLabel();
    return new SettingKey(CommandSettings.key(option), value, meaning(option));
  }

  /** Returns keys with the meaning that they have of their own, else with that of the option. */
  private static List<SettingKey> keys(List<String> names, List<SettingKey> own) {
    Map<String, SettingKey> known = new HashMap<>();
    optionsOfPublish().forEach(option -> known.put(CommandSettings.key(option), key(option)));
    own.forEach(key -> known.put(key.name(), key));
    return names.stream().map(name -> Objects.requireNonNull(known.get(name), name)).toList();
  }

  private static String table(List<SettingKey> keys) {
    var table = new StringBuilder("| Key | Value | Meaning |\n|---|---|---|\n");
    for (SettingKey key : keys) {
      table
          .append("| `")
          .append(key.name())
          .append("` | ")
          .append(key.value().replace("|", "\\|"))
          .append(" | ")
          .append(key.meaning().replace("|", "\\|"))
          .append(" |\n");
    }
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

  @Test
  void eachKeyIsExplained() throws IOException {
    String text = Files.readString(DOCUMENT);
    String expected =
        with(text, "publish", table(optionsOfPublish().stream().map(SiteDocTest::key).toList()));
    expected =
        with(
            expected, "inputs", table(keys(SettingKeys.of(InputSettings::of), InputSettings.KEYS)));
    expected =
        with(expected, "sets", table(keys(SettingKeys.of(SetSettings::of), SetSettings.KEYS)));
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
