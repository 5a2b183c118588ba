package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with a configuration file is one message with its place. */
class ConfigMessagesTest {

  private static final String HEAD =
      "base-url = 'https://example.com/'\noutput = 'public'\ninput = [{ path = 'urls.txt' }]\n";

  @TempDir Path site;

  private Path file;

  @BeforeEach
  void writeInput() throws IOException {
    file = site.resolve("sitemap.toml");
    Files.writeString(site.resolve("urls.txt"), "https://example.com/a\n");
  }

  private CommandRun publish(String toml) throws IOException {
    Files.writeString(file, toml);
    return CommandRun.of("publish", "--config", file.toString());
  }

  @Test
  void whatIsMissingMayStandInTheFile() throws IOException {
    CommandRun run = publish("output = 'public'\ninput = [{ path = 'urls.txt' }]\n").exits(2);
    assertEquals(
        "sitemap: --base-url URL is missing: the url of the output directory; give it, or write"
            + " base-url into "
            + file,
        run.err().lines().findFirst().orElse(""));
  }

  /** The lines of the head are 1 to 3. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "max-shrik = 10|4:1|config.key: unknown key \"max-shrik\"; did you mean \"max-shrink\"?",
        "[sets.news]|4:1|config.key: unknown key \"sets\"; did you mean \"set\"?",
        "max-shrink = 'abc'|4:1|config.value: max-shrink abc: use a percentage from 0% to 100%, not"
            + " abc",
        "max-urls = 'many'|4:1|config.value: max-urls many: use a whole number",
        "max-urls = 0|4:1|config.value: max-urls 0: use a number from 1 to 50000, the protocol's"
            + " limit",
        "gzip = 'yes'|4:1|config.value: gzip is true or false, not a text",
        "gzip = 1|4:1|config.value: gzip is true or false, not a text",
        "by = true|4:1|config.value: by is a text, not true",
        "by = 'day'|4:1|config.value: by: \"day\" is not one of hash, month, section:DEPTH (1 to 9),"
            + " sequence",
        "by = ['hash']|4:1|config.value: by is a text, not an array",
        "validate = 'goggle'|4:1|config.value: validate goggle: ",
        "map = [1, ['a']]|4:11|config.value: map is a text, not an array",
        "map = { A = 'lok' }|4:1|config.value: map: ",
        "set = 'news'|4:1|config.value: a set is a table; write [set.NAME], such as [set.news]",
        "set.news = 'a'|4:1|config.value: a set is a table; write [set.NAME], such as [set.news]",
        "[set.'a b']|4:1|config.value: \"a b\" is not the name of a set: use at most 50 lower-case"
            + " letters, digits and single hyphens between them, as it becomes part of file names",
        "[set.news]#wher = 'has news'|5:1|config.key: unknown key \"wher\"; did you mean \"where\"?",
        "[set.news]#where = 'news'|5:1|config.value: where 'news': a condition is such as \"has"
            + " news\", \"has no video\", \"changefreq=daily\", \"loc~/blog/\" (contains) or"
            + " \"lastmod>=2026-11-01\"",
        "[set.news]#where = 'Status=200'|5:1|config.value: where 'Status=200': there is no field"
            + " \"Status\"; conditions on rows of tables are given with --rows",
        "[set.news]#where = 'has nevs'|5:1|config.value: where 'has nevs': there is no field"
            + " \"nevs\"; did you mean news?",
        "[set.news]#since = 'soon'|5:1|config.value: since soon: not a date; write",
        "[set.news]#by = 'day'|5:1|config.value: by: \"day\" is not one of",
        "[defaults]#news.publication.nam = 'x'|5:1|config.key: there is no field"
            + " \"news.publication.nam\"; did you mean news.publication.name?",
        "[defaults]#image.loc = ['x']|5:1|config.value: image.loc is a text, not an array",
        "[defaults]#loc = 'x'|5:1|config.key: the field \"loc\" cannot have a default: only fields"
            + " with a single text can",
        "defaults = 1|4:1|config.value: defaults is a table; write [defaults]",
        "gzip = true#gzip = true|5:1|config.syntax: this is not TOML: gzip previously defined at"
            + " line 4, column 1",
        "gzip = = true|4:8|config.syntax: this is not TOML: unexpected '=', expected",
        "by = 'hash|4:11|config.syntax: this is not TOML: unexpected end of line, expected '",
      })
  void wrongKeysAndValuesAreNamedWithTheirPlace(String lines, String place, String message)
      throws IOException {
    CommandRun run = publish(HEAD + lines.replace('#', '\n') + "\n").exits(2);
    String expected = file + ":" + place + ": error: " + message;
    assertTrue(run.err().startsWith(expected), run.err() + "\n" + expected);
    assertEquals(1, run.err().lines().count(), run.err());
    assertFalse(Files.exists(site.resolve("public")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "input = 'urls.txt'|1:1|config.value: an input is a table; write [[input]] and below it path"
            + " = \"FILE\"",
        "input = []|1:1|config.value: an input is a table",
        "[[input]]#map = { A = 'loc' }|1:1|config.key: path is missing: the file to read",
        "[[input]]#path = 1.5#pat = 'x'|3:1|config.key: unknown key \"pat\"; did you mean \"path\"?",
        "[[input]]#path = true|2:1|config.value: path is the name of a file, not true",
        "[[input]]#path = 'x'#gzip = true|3:1|config.key: unknown key \"gzip\"; known are",
      })
  void wrongInputsAreNamedWithTheirPlace(String lines, String place, String message)
      throws IOException {
    CommandRun run = publish(lines.replace('#', '\n') + "\n").exits(2);
    String expected = file + ":" + place + ": error: " + message;
    assertTrue(run.err().startsWith(expected), run.err() + "\n" + expected);
  }

  @Test
  void twoInputsWithOnePathAreRefused() throws IOException {
    String err = publish(HEAD.replace("}]", "}, { path = 'urls.txt' }]")).exits(2).err();
    assertTrue(err.contains(": there are two inputs with the path "), err);
  }

  @Test
  void twoSetsThatClaimOneFileAreRefused() throws IOException {
    Files.writeString(
        site.resolve("urls.txt"), "https://example.com/b/1\nhttps://example.com/c/1\n");
    String err =
        publish(HEAD + "max-urls = 1\n[set.a]\nby = 'section:1'\n[set.a-b]\ninclude = '*/b/*'\n")
            .exits(1)
            .err();
    assertTrue(err.contains("the sets a-b and a would both have a file sitemap-a-b.xml"), err);
    assertFalse(Files.exists(site.resolve("public/sitemap.xml")));
  }

  @Test
  void unknownSetIsNamed() throws IOException {
    Files.writeString(file, HEAD + "[set.news]\n[set.pages]\n");
    String err =
        CommandRun.of("publish", "--config", file.toString(), "--set", "nevs").exits(2).err();
    assertTrue(
        err.startsWith("sitemap: --set: there is no set \"nevs\"; known are news, pages\n"), err);
    Files.writeString(file, HEAD);
    err = CommandRun.of("publish", "--config", file.toString(), "--set", "news").exits(2).err();
    assertTrue(err.startsWith("sitemap: --set: there is no set \"news\""), err);
  }

  @Test
  void whatIsMissingEverywhereIsNamed() throws IOException {
    String err = publish("").exits(2).err();
    assertTrue(err.startsWith("sitemap: --output DIR is missing"), err);
    err = publish("output = 'x'\nbase-url = 'https://example.com/'\n").exits(2).err();
    assertTrue(err.startsWith("sitemap: " + file + ": the file has no [[input]]; write one"), err);
  }

  @Test
  void inputThatIsGoneCannotBeRead() throws IOException {
    String err = publish(HEAD.replace("urls.txt", "gone.txt")).exits(4).err();
    assertEquals("sitemap: " + site.resolve("gone.txt") + ": no such file\n", err);
  }

  @Test
  void fileThatCannotBeReadIsNamed() throws IOException {
    Path gone = site.resolve("gone.toml");
    assertEquals(
        "sitemap: " + gone + ": no such file\n",
        CommandRun.of("publish", "--config", gone.toString()).exits(4).err());
    Files.createDirectory(file);
    assertEquals(
        "sitemap: " + file + ": Is a directory\n",
        CommandRun.of("publish", "--config", site.toString()).exits(4).err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"<urlset/>", "{\"output\": 1}", "PK\u0003\u0004", "output: public"})
  void otherFormatsAreNotToml(String text) throws IOException {
    String err = publish(text).exits(2).err();
    assertTrue(err.startsWith(file + ":1:"), err);
    assertTrue(err.contains(" error: config.syntax: this is not TOML: "), err);
  }

  @Test
  void otherEncodingsAreNotToml() throws IOException {
    Files.write(file, new byte[] {'a', '=', '\'', (byte) 0xFC, '\''});
    assertEquals(
        file + ": error: config.syntax: the file is not UTF-8\n",
        CommandRun.of("publish", "--config", file.toString()).exits(2).err());
  }

  @Test
  void wrongFlagIsNamedAsAFlag() throws IOException {
    Files.writeString(file, HEAD + "max-shrink = '20%'\n");
    String err =
        CommandRun.of("publish", "--config", file.toString(), "--max-shrink", "x").exits(2).err();
    assertTrue(err.startsWith("sitemap: --max-shrink x: use a percentage"), err);
    err = CommandRun.of("publish", "--config", file.toString(), "--map", "x").exits(2).err();
    assertTrue(err.startsWith("sitemap: --map: \"x\" is not of the form HEADER=COLUMN"), err);
    assertTrue(err.contains("\nSee: sitemap publish --help\n"), err);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void outputThatCannotBeWrittenIsNamed() throws IOException {
    String err = publish(HEAD.replace("'public'", "'/proc/public'")).exits(4).err();
    assertTrue(err.startsWith("sitemap: /proc/public: "), err);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{a=", "[{a=", "a."})
  void fileThatIsNestedTooDeeplyIsRefusedBeforeItIsParsed(String level) throws IOException {
    String begin = level.endsWith(".") ? "" : "x = ";
    CommandRun run = publish("# [[[\ny = '[{' # {\n" + begin + level.repeat(60_000)).exits(2);

    assertTrue(
        run.err().contains("config.syntax: this is nested deeper than 32 levels"), run.err());
    assertTrue(run.err().contains("sitemap.toml:3:"), run.err());
  }

  @Test
  void textsAndCommentsAreNotNested() throws IOException {
    String brackets = "[{.".repeat(50);
    publish(
            HEAD
                + "# "
                + brackets
                + "\ngzip = true # "
                + brackets
                + "\n[defaults]\nimage.title = \"\\\""
                + brackets
                + "\"\nimage.caption = \"\"\"\n"
                + brackets
                + "\"\"\"\n")
        .exits(0);
  }

  @Test
  void fileThatIsFarTooLongIsRefused() throws IOException {
    String rest = "a = 1\n".repeat(200_000);
    CommandRun run = publish(HEAD + rest).exits(2);

    assertTrue(
        run.err().matches("(?s).*: error: config.syntax: the file has more than [0-9]+ bytes; .*"),
        run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"-q", "--dry-run", "--tell"})
  void aCallThatSaysNothingIsToldOfTheFile(String option) {
    String err = CommandRun.of("publish", option).exits(2).err();
    assertTrue(err.startsWith("sitemap: there is no sitemap.toml in this directory, and no"), err);
  }
}
