package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.command.Commands;
import io.github.sitemaptoolkit.cli.help.TopicHelp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The table of what people type because other programs call it so. */
class GuessesTest {

  private static final Path TABLE =
      Path.of("src/main/resources/io/github/sitemaptoolkit/cli/help/guesses.tsv");
  private static final Pattern NAMES =
      Pattern.compile("sitemap ([a-z]+)|(?<![\\w-])(--?[a-z][a-z-]*)");

  private final Map<String, CommandLine> commands =
      Commands.all(Consoles.silent()).getSubcommands();

  private static List<String[]> guesses() throws IOException {
    return Files.readAllLines(TABLE).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .toList();
  }

  private CommandSpec command(String name) {
    assertNotNull(commands.get(name), name);
    return commands.get(name).getCommandSpec();
  }

  @Test
  void whatThereIsNeedsNoAnswer() throws IOException {
    for (String[] guess : guesses()) {
      assertEquals(3, guess.length, String.join("|", guess));
      if (guess[0].equals("sitemap")) {
        assertFalse(commands.containsKey(guess[1]), guess[1]);
      } else if (guess[0].equals("help")) {
        assertFalse(TopicHelp.words().contains(guess[1]), guess[1]);
        assertFalse(commands.containsKey(guess[1]), guess[1]);
      } else {
        assertTrue(guess[1].startsWith("-"), guess[1]);
        assertFalse(command(guess[0]).optionsMap().containsKey(guess[1]), String.join(" ", guess));
      }
    }
  }

  @Test
  void answersNameWhatThereIs() throws IOException {
    for (String[] guess : guesses()) {
      String command = guess[0];
      Matcher named = NAMES.matcher(guess[2]);
      while (named.find()) {
        String option = named.group(2);
        if (option == null) {
          command = named.group(1);
          command(command);
        } else if (!option.equals("--version")) {
          assertTrue(command(command).optionsMap().containsKey(option), String.join(" ", guess));
        }
      }
    }
  }

  @Test
  void aPatternWithoutWildcardsIsProposedWithSome(@TempDir Path directory) throws IOException {
    Path list = Files.writeString(directory.resolve("a.txt"), "https://a.example/blog/1\n");
    CommandRun run = CommandRun.of("convert", list.toString(), "--include", "blog").exits(1);
    assertTrue(run.err().contains("; did you mean --include '*blog*'?"), run.err());
  }

  @Test
  void aWordIsExplainedByTheRulesAboutIt() {
    String out = CommandRun.of("rules", "lastmod").exits(0).out();
    assertTrue(out.contains("lastmod.future") && out.contains("lastmod.date-only"), out);
    assertFalse(out.contains("loc.invalid"), out);
  }

  @Test
  void withoutArgumentsTheFirstStepsAreNamed() {
    String err = CommandRun.of().exits(2).err();
    assertTrue(err.contains("sitemap init ") && err.contains("sitemap rules CODE"), err);
  }
}
