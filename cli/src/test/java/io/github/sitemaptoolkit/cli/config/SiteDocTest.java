package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.Consoles;
import io.github.sitemaptoolkit.cli.command.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The tables of keys in docs/site.md are made from the options: run with {@code -Dsite.write=true}
 * to write them.
 */
class SiteDocTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "site.md");

  private static List<OptionSpec> options(Object command) {
    return new CommandLine(command).getCommandSpec().options();
  }

  private static List<OptionSpec> optionsOfPublish() {
    return Configuration.options(
        Commands.of(Consoles.silent(), "publish").commandLine().getCommandSpec());
  }

  private static String table(List<OptionSpec> options) {
    var table = new StringBuilder("| Key | Value | Meaning |\n|---|---|---|\n");
    for (OptionSpec option : options) {
      String value = Settings.isSwitch(option) ? "`true` or `false`" : option.paramLabel();
      table
          .append("| `")
          .append(Settings.key(option))
          .append("` | ")
          .append(value.replace("|", "\\|"))
          .append(" | ")
          .append(meaning(option).replace("|", "\\|"))
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
    String expected = with(text, "publish", table(optionsOfPublish()));
    expected = with(expected, "inputs", table(options(new InputOptions())));
    expected = with(expected, "sets", table(options(new SetOptions())));
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
