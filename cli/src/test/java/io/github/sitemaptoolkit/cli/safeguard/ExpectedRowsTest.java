package io.github.sitemaptoolkit.cli.safeguard;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What has fewer entries than expected replaces nothing. */
class ExpectedRowsTest {

  private static final String BASE = "https://example.com/";

  private static final String CUT =
      ": error: input.fewer-rows: only 2 entries were read, but --expect-rows expects at least 3:"
          + " the input was cut, or rows of it could not be used; nothing was written";

  @TempDir Path directory;

  private String file(String name, String... urls) throws IOException {
    String text = String.join("\n", urls) + (urls.length == 0 ? "" : "\n");
    return Files.writeString(directory.resolve(name), text).toString();
  }

  private String two() throws IOException {
    return file("two.txt", BASE + "a", BASE + "b");
  }

  private static CommandRun run(String input, String... arguments) {
    return CommandRun.of(input.getBytes(UTF_8), arguments);
  }

  private String output(String name) {
    return directory.resolve(name).toString();
  }

  @Test
  void aCutPipeIsNotPublished() {
    String lines = "{\"loc\":\"https://example.com/a\"}\n{\"loc\":\"https://example.com/b\"}\n";
    String public_ = output("public");
    run(lines, "publish", "-", "-o", public_, "--base-url", BASE, "--expect-rows", "2").exits(0);
    CommandRun run =
        run(lines, "publish", "-", "-o", public_, "--base-url", BASE, "--expect-rows", "3");
    assertEquals("-" + CUT + "\n", run.exits(1).err());
    assertEquals("", run.out());
    assertTrue(Files.exists(directory.resolve("public/sitemap.xml")), "the old set stays");
  }

  @Test
  void nothingIsConvertedFromACutPipe() throws IOException {
    String table = "loc\nhttps://example.com/a\nhttps://example.com/b\n";
    String old = file("out.xml", "old");
    CommandRun run = run(table, "convert", "-", "-o", old, "--expect-rows", "3").exits(1);
    assertEquals("-" + CUT + "\n", run.err());
    assertEquals("old\n", Files.readString(Path.of(old)));
    run(table, "convert", "-", "-o", old, "--expect-rows", "2").exits(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"convert", "merge"})
  void theEntriesOfAllInputsCount(String command) throws IOException {
    String out = output("all.xml");
    CommandRun.of(command, two(), two(), "-o", out, "--expect-rows", "4").exits(0);
    CommandRun run = CommandRun.of(command, two(), two(), "-o", out, "--expect-rows", "5").exits(1);
    assertTrue(run.err().contains("only 4 entries were read"), run.err());
  }

  @Test
  void moreEntriesThanExpectedAreFine() throws IOException {
    CommandRun.of("convert", two(), "-o", output("out.xml"), "--expect-rows", "1").exits(0);
  }

  @Test
  void ofManyOutputsEachHasThatMany() throws IOException {
    String one = file("one.txt", BASE);
    String out = output("out") + "/";
    CommandRun run =
        CommandRun.of("convert", one, two(), "-o", out, "--to", "xml", "--expect-rows", "2");
    assertTrue(run.exits(3).err().contains("only 1 entry was read"), run.err());
    assertFalse(Files.exists(directory.resolve("out/one.xml")));
    assertTrue(Files.exists(directory.resolve("out/two.xml")));
  }

  @Test
  void rowsThatAreLeftOutDoNotCount() {
    String table = "url;Status Code\nhttps://example.com/a;200\nhttps://example.com/b;404\n";
    CommandRun run = run(table, "convert", "-", "-o", output("a.xml"), "--expect-rows", "2");
    assertTrue(run.exits(1).err().contains("only 1 entry was read"), run.err());
  }

  @Test
  void entriesThatAConditionLeavesOutCount() throws IOException {
    String out = output("out.xml");
    CommandRun.of("convert", two(), "-o", out, "--exclude", "*/b", "--expect-rows", "2").exits(0);
  }

  @Test
  void updateAndSplitChangeNothing() throws IOException {
    String public_ = output("public");
    CommandRun.of("publish", two(), "-o", public_, "--base-url", BASE).exits(0);
    String one = file("one.txt", BASE);
    String[] update = {"update", public_, "--add", one, "--remove", two(), "--max-shrink", "100%"};
    String[] expecting = {"--expect-rows", "4"};
    CommandRun.of(Stream.of(update, expecting).flatMap(Stream::of).toArray(String[]::new)).exits(1);
    assertTrue(Files.readString(directory.resolve("public/sitemap.xml")).contains(BASE + "b"));
    CommandRun.of("split", two(), "-o", output("parts"), "--expect-rows", "3").exits(1);
    assertFalse(Files.exists(directory.resolve("parts/sitemap-1.xml")));
  }

  @Test
  void nothingAtAllIsTold() {
    CommandRun run =
        run(
            "",
            "publish",
            "-",
            "--from",
            "ndjson",
            "-o",
            output("public"),
            "--base-url",
            BASE,
            "--expect-rows",
            "10");
    assertTrue(run.exits(1).err().contains("no entry was read"), run.err());
  }

  @Test
  void aSiteMaySayIt() throws IOException {
    two();
    file(
        "sitemap.toml",
        "output = 'public'",
        "base-url = 'https://example.com/'",
        "expect-rows = 3",
        "[[input]]",
        "path = 'two.txt'");
    CommandRun run = CommandRun.of("publish", "--config", directory.toString()).exits(1);
    assertTrue(run.err().contains("at least 3"), run.err());
  }

  @ParameterizedTest
  @CsvSource({"0", "-1", "many", "'1,000'"})
  void theNumberIsOneFromOne(String number) throws IOException {
    CommandRun run = CommandRun.of("convert", two(), "--expect-rows=" + number).exits(2);
    String message = "sitemap: --expect-rows " + number + ": use a whole number from 1";
    assertEquals(message, run.err().lines().findFirst().orElse(""));
  }
}
