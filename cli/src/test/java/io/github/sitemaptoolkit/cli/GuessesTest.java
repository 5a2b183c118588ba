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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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
        String option = guess[1].replaceFirst(" .*", "");
        assertFalse(command(guess[0]).optionsMap().containsKey(option), String.join(" ", guess));
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

  /** What is typed, and what the message says besides that there is no such option or command. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "convert --skip 5 a.xml | no entries are left out by their number",
        "convert a.xml --skip=5 | no entries are left out by their number",
        "convert --skip draft a.xml | use --exclude",
        "convert --only video a.xml | use --where 'has video'",
        "validate --only=Images a.xml | use --where 'has image'",
        "convert --only blog a.xml | use --include",
        "validate --level error a.xml | --fail-on LEVEL says when the exit code is 1",
        "publish --force | --max-shrink 100%",
        "update --force | --max-shrink 100%",
        "serve | nothing is served",
        "report | sitemap look FILE --report html=FILE",
        "hreflang | --layout languages",
        "status | --check-pages",
        "headers | --header 'NAME: VALUE'",
        "fetch --max-time 30 https://a.example/ | use --fetch-limit time=30s",
        "split a.xml --outDir out | use -o DIR",
        "validate -k https://a.example/ | certificates are always checked",
        "convert -c a.xml | use --to ndjson",
        "csvstack a.csv b.csv | use sitemap merge",
        "--xpath //loc a.xml | use sitemap convert FILE --to txt",
        "cp a.xml s3://bucket/ | use sitemap publish FILE -o s3://BUCKET/PATH",
        "clone https://a.example/ | use sitemap fetch URL",
        "publish --generateRobotsTxt | --robots FILE",
        "xlsx a.xml | -o FILE.xlsx"
      })
  void answersFitTheValueBehindAGuess(String call, String answer) {
    CommandRun run = CommandRun.of(call.split(" ")).exits(2);
    assertTrue(run.err().lines().findFirst().orElse("").contains(answer), run.err());
  }

  @ParameterizedTest
  @CsvSource({
    "--include, blog, '*blog*'",
    "--include, blog.*, '*blog.*'",
    "--exclude, /admin/*, '*/admin/*'",
    "--exclude, a.example/*, '*a.example/*'"
  })
  void aPatternThatNoUrlCanMatchIsRefused(
      String option, String typed, String meant, @TempDir Path directory) throws IOException {
    Path list = Files.writeString(directory.resolve("a.txt"), "https://a.example/admin/1\n");
    CommandRun run = CommandRun.of("convert", list.toString(), option, typed).exits(2);
    assertTrue(run.err().contains(typed) && run.err().contains("write '" + meant + "'"), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"*", "h*", "HTTP*", "https://a.example/*", "?ttp*", "ftp:*"})
  void aPatternThatAUrlMayMatchIsTaken(String pattern, @TempDir Path directory) throws IOException {
    Path list = Files.writeString(directory.resolve("a.txt"), "https://a.example/blog/1\n");
    int exit = CommandRun.of("convert", list.toString(), "--exclude", pattern).exitCode();
    assertTrue(exit < 2, pattern);
  }

  @Test
  void aUrlWithoutWildcardsIsProposedWithSome(@TempDir Path directory) throws IOException {
    Path list = Files.writeString(directory.resolve("a.txt"), "https://a.example/blog/1\n");
    String url = "https://a.example/blog";
    CommandRun run = CommandRun.of("convert", list.toString(), "--include", url).exits(1);
    assertTrue(run.err().contains("; did you mean --include '*" + url + "*'?"), run.err());
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
