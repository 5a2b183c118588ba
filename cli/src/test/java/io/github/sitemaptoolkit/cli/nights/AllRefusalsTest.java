package io.github.sitemaptoolkit.cli.nights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is refused in one run is told in one run. */
class AllRefusalsTest {

  @TempDir Path directory;

  private void write(String name, String text) throws IOException {
    Files.writeString(directory.resolve(name), text);
  }

  private CommandRun publish() {
    return CommandRun.of("publish", "--config", directory.resolve("sitemap.toml").toString());
  }

  private static String lines(int count, String host, IntFunction<String> members) {
    return IntStream.range(0, count)
        .mapToObj(i -> "{'loc': 'https://" + host + "/" + i + "'" + members.apply(i) + "}\n")
        .collect(Collectors.joining())
        .replace('\'', '"');
  }

  private static String picture(int i) {
    return ", 'image': {'loc': 'https://de.example/" + i + ".jpg'}";
  }

  private static long count(CommandRun run, String part) {
    return run.err().lines().filter(line -> line.contains(part)).count();
  }

  @Test
  void eachPlaceSaysWhatItWouldLose() throws IOException {
    write(
        "sitemap.toml",
        """
        [[input]]
        path = "pages.csv"
        [set.de]
        output = "de"
        base-url = "https://de.example/"
        include = "https://de.example/**"
        [set.it]
        output = "it"
        base-url = "https://it.example/"
        include = "https://it.example/**"
        """);
    write("pages.csv", "loc,image\n" + rows("de", true) + rows("it", true));
    assertEquals(0, publish().exitCode());
    write("pages.csv", "loc,image\n" + rows("de", false) + rows("it", false) + rows("fr", true));
    Files.deleteIfExists(directory.resolve("sitemap.counts"));
    CommandRun run = publish();
    assertEquals(1, run.exitCode(), run.err());
    assertTrue(run.err().contains("set de: error: publish.loss: "), run.err());
    assertTrue(run.err().contains("set it: error: publish.loss: "), run.err());
  }

  private static String rows(String host, boolean pictures) {
    return IntStream.range(0, 12)
        .mapToObj(
            i ->
                "https://"
                    + host
                    + ".example/"
                    + i
                    + ","
                    + (pictures ? "https://" + host + ".example/" + i + ".jpg" : "")
                    + "\n")
        .collect(Collectors.joining());
  }

  @Test
  void aSetThatShrinksDoesNotHideOneThatLosesValues() throws IOException {
    write(
        "sitemap.toml",
        """
        base-url = "https://de.example/"
        output = "public"
        [[input]]
        path = "pages.ndjson"
        [set.old]
        include = "https://de.example/1*"
        [set.all]
        include = "*"
        """);
    write("pages.ndjson", lines(30, "de.example", AllRefusalsTest::picture));
    assertEquals(0, publish().exitCode());
    Files.delete(directory.resolve("sitemap.counts"));
    String shown = lines(30, "de.example", i -> i < 10 ? picture(i) : "");
    write("pages.ndjson", shown.replace("example/1", "example/x1"));
    CommandRun run = publish();
    assertEquals(1, run.exitCode(), run.err());
    assertTrue(run.err().contains("set old: error: publish.shrink: "), run.err());
    assertTrue(run.err().contains("set all: error: publish.loss: "), run.err());
    assertTrue(run.err().contains("--accept-loss image"), run.err());
    assertFalse(Files.readString(directory.resolve("public/sitemap-all.xml")).contains("x1"));
  }

  @Test
  void eachInputSaysWhichColumnsItLost() throws IOException {
    write(
        "sitemap.toml",
        """
        base-url = "https://de.example/"
        output = "public"
        [[input]]
        path = "a.csv"
        [[input]]
        path = "b.ndjson"
        """);
    write("a.csv", "loc,image\n" + rows("de", true));
    write("b.ndjson", lines(6, "de.example/b", AllRefusalsTest::picture));
    assertEquals(0, publish().exitCode());
    write("a.csv", "loc,image\n" + rows("de", false));
    write("b.ndjson", lines(6, "de.example/b", i -> ""));
    CommandRun run = publish();
    assertEquals(1, run.exitCode(), run.err());
    assertTrue(run.err().contains("a.csv: error: config.input-changed"), run.err());
    assertTrue(run.err().contains("b.ndjson: error: config.input-changed"), run.err());
    assertEquals(2, count(run, "column \"image\""), run.err());
    assertEquals(1, count(run, "If the new reading is right"), run.err());
  }
}
