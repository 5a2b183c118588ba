package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What commands take from the tables of a file. */
class ConfigTablesTest {

  @TempDir Path root;

  @Test
  void validateChecksWhatIsPublishedWithItsOwnTable() throws IOException {
    Path config = root.resolve("sitemap.toml");
    Path urls =
        Files.writeString(root.resolve("a.csv"), "loc,lastmod\nhttps://a.example/,2026-11-20\n");
    List<String> lines =
        List.of(
            "output = 'public'",
            "base-url = 'https://a.example/'",
            "[[input]]",
            "path = 'a.csv'",
            "[validation]",
            "rule = { 'lastmod.date-only' = 'error' }");
    Files.write(config, lines);
    CommandRun.of("publish", "--config", config.toString()).exits(0);
    CommandRun run = CommandRun.of("validate", "--config", config.toString()).exits(1);
    assertTrue(run.out().contains("1 error in 1 file, 1 url"), run.out());
    assertTrue(run.out().contains("public/sitemap.xml:"), run.out());
    CommandRun.of("validate", "--config", root.toString(), "--rule", "lastmod.date-only=off")
        .exits(0);
    CommandRun.of("validate", "--config", config.toString(), urls.toString()).exits(1);
    CommandRun.of("validate", urls.toString()).exits(0);
    Files.writeString(config, "[validation]\nrul = 'x'\n");
    run = CommandRun.of("validate", "--config", config.toString()).exits(2);
    assertTrue(run.err().contains("unknown key \"rul\"; did you mean \"rule\"?"), run.err());
    Files.writeString(config, "[validation]\n");
    run = CommandRun.of("validate", "--config", config.toString()).exits(2);
    assertTrue(run.err().contains("the file names no output"), run.err());
  }

  @Test
  void conditionsOnRowsAreUnderstoodByTheirOldKey() throws IOException {
    Path config = root.resolve("sitemap.toml");
    Files.writeString(
        root.resolve("a.csv"), "url,Kind\nhttps://a.example/1,x\nhttps://a.example/2,y\n");
    Files.writeString(
        config,
        "output='public'\nbase-url='https://a.example/'\n[[input]]\npath='a.csv'\nwhere='Kind=x'\n");
    CommandRun run = CommandRun.of("publish", "--config", config.toString()).exits(0);
    assertTrue(run.err().contains("the key where of an input is called rows now"), run.err());
    assertTrue(run.err().contains(": 1 url in"), run.err());
  }
}
