package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.cli.command.Commands;
import io.github.sitemaptoolkit.cli.help.HelpLayout;
import io.github.sitemaptoolkit.cli.help.Meaning;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The inventory of options: docs/options.md is made from the commands; run with {@code
 * -Doptions.write=true} to write it.
 */
class OptionsDocTest {

  private static final Path DOCUMENT = Path.of("..", "docs", "options.md");
  private static final String BEGIN = "<!-- options -->\n";
  private static final Set<String> OF_ALL = Set.of("--help", "--version", HelpLayout.ALL);

  /** An option: the commands that have it, and what each says of it. */
  private static final class Known {
    private final Set<String> commands = new LinkedHashSet<>();
    private final Set<String> descriptions = new LinkedHashSet<>();
    private final Set<String> values = new LinkedHashSet<>();
    private String names = "";

    void add(String command, OptionSpec option) {
      commands.add(command);
      descriptions.add(String.join(" ", option.description()).replace("%%", "%"));
      names = String.join(", ", option.names());
      if (option.arity().max() > 0) {
        values.add(option.paramLabel());
      }
    }

    String description() {
      String first = descriptions.iterator().next();
      return descriptions.size() == 1 ? first : Meaning.of(first);
    }
  }

  private static Map<String, Known> options() {
    Map<String, Known> known = new TreeMap<>();
    Map<String, CommandLine> commands =
        new TreeMap<>(Commands.all(Consoles.silent()).getSubcommands());
    commands.forEach(
        (name, command) -> {
          for (OptionSpec option : command.getCommandSpec().options()) {
            boolean listed = !command.getCommandSpec().usageMessage().hidden();
            if (listed && !option.hidden() && !OF_ALL.contains(option.longestName())) {
              known.computeIfAbsent(option.longestName(), it -> new Known()).add(name, option);
            }
          }
        });
    return known;
  }

  @Test
  void noNameHasTwoMeanings() {
    options()
        .forEach(
            (name, option) -> {
              List<String> meanings =
                  option.descriptions.stream().map(Meaning::of).distinct().toList();
              assertEquals(1, meanings.size(), name + ": " + meanings);
            });
  }

  @Test
  void noMeaningHasTwoNames() {
    Map<String, String> names = new TreeMap<>();
    options()
        .forEach(
            (name, option) -> assertNull(names.put(Meaning.of(option.description()), name), name));
  }

  @Test
  void eachOptionIsInTheInventory() throws IOException {
    var table = new StringBuilder("| Option | Value | Meaning | Commands |\n|---|---|---|---|\n");
    options()
        .forEach(
            (name, option) -> {
              List<String> cells = new ArrayList<>();
              cells.add('`' + option.names.replace(", ", "`, `") + '`');
              cells.add(String.join(" or ", option.values));
              cells.add(option.description());
              cells.add(String.join(", ", option.commands));
              cells.forEach(
                  cell -> table.append("| ").append(cell.replace("|", "\\|")).append(' '));
              table.append("|\n");
            });
    String text = Files.readString(DOCUMENT);
    String expected = text.substring(0, text.indexOf(BEGIN) + BEGIN.length()) + table;
    if (Boolean.getBoolean("options.write")) {
      Files.writeString(DOCUMENT, expected);
      text = expected;
    }
    assertEquals(expected, text, "run with -Doptions.write=true");
  }
}
