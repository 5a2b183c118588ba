package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the configuration of a site is looked for, and what validate takes from it. */
class ConfigPlaceTest {

  @TempDir Path root;

  private Path working;

  @BeforeEach
  void make() throws IOException {
    root = root.toRealPath();
    working = Files.createDirectories(root.resolve("site/content/posts"));
  }

  private Optional<Path> find(Path home) {
    return new ConfigPlace(working, home).find();
  }

  @Test
  void oneAboveIsFoundUpToTheRepository() throws IOException {
    Files.createFile(root.resolve("site/sitemap.toml"));
    assertEquals(Optional.empty(), find(root.resolve("elsewhere")), "nothing limits the search");
    Files.createDirectory(root.resolve("site/.git"));
    assertEquals(Optional.of(Path.of("../../sitemap.toml")), find(root.resolve("elsewhere")));
  }

  @Test
  void noneAboveTheRepositoryIsFound() throws IOException {
    Files.createFile(root.resolve("sitemap.toml"));
    Files.createDirectory(root.resolve("site/.git"));
    assertEquals(Optional.empty(), find(root));
  }

  @Test
  void oneIsFoundUpToTheHomeDirectory() throws IOException {
    Files.createFile(root.resolve("sitemap.toml"));
    assertEquals(Optional.of(Path.of("../../../sitemap.toml")), find(root));
    assertEquals(Optional.empty(), find(root.resolve("site")));
  }

  @Test
  void theNearestIsTaken() throws IOException {
    Files.createFile(root.resolve("sitemap.toml"));
    Files.createFile(root.resolve("site/content/sitemap.toml"));
    assertEquals(Optional.of(Path.of("../sitemap.toml")), find(root));
    Files.createFile(working.resolve("sitemap.toml"));
    assertEquals(Optional.of(Path.of("sitemap.toml")), find(root));
    assertEquals(Optional.of(Path.of("sitemap.toml")), find(null));
  }

  @Test
  void linksAboveAreNotFollowed() throws IOException {
    Path other = Files.createFile(root.resolve("other.toml"));
    Files.createSymbolicLink(root.resolve("sitemap.toml"), other);
    assertEquals(Optional.empty(), find(root));
  }

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
