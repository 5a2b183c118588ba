package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigCommandTest {

  @TempDir Path site;

  private Path file;

  @BeforeEach
  void writeFile() throws IOException {
    file = site.resolve("sitemap.toml");
    Files.writeString(
        file,
        """
        base-url = "https://example.com/"
        output = "public"
        map = ["A=loc", "B=lastmod"]

        [[input]]
        path = "urls.csv"
        all-rows = true

        [set.pages]

        [set.news]
        where = ["has news", "loc~/news/"]

        [defaults]
        changefreq = "daily"
        """);
  }

  private CommandRun show(String... more) {
    return CommandRun.of(
        Stream.concat(Stream.of("config", "show", "--config", file.toString()), Stream.of(more))
            .toArray(String[]::new));
  }

  private static String line(CommandRun run, String key) {
    return run.out()
        .lines()
        .filter(line -> line.startsWith(key + ' '))
        .map(line -> line.replaceAll(" +", " "))
        .reduce("", String::concat);
  }

  @Test
  void eachValueIsShownWithItsOrigin() {
    CommandRun run = show("--gzip", "--max-shrink=10%").exits(0);
    assertEquals("base-url https://example.com/ " + file + ":1", line(run, "base-url"));
    assertEquals("output " + site.resolve("public") + ' ' + file + ":2", line(run, "output"));
    assertEquals("by hash default", line(run, "by"));
    assertEquals("gzip true flag", line(run, "gzip"));
    assertEquals("max-shrink 10% flag", line(run, "max-shrink"));
    assertEquals("robots default", line(run, "robots"));
    assertEquals(
        "input.1.path " + site.resolve("urls.csv") + ' ' + file + ":5", line(run, "input.1.path"));
    assertEquals("input.1.all-rows true " + file + ":7", line(run, "input.1.all-rows"));
    assertEquals("input.1.map A=loc, B=lastmod " + file + ":3", line(run, "input.1.map"));
    assertEquals("set.pages all urls " + file + ":9", line(show(), "set.pages"));
    assertEquals(
        "set.news.where has news, loc~/news/ " + file + ":12", line(run, "set.news.where"));
    assertEquals("set.news.max-shrink 10% flag", line(run, "set.news.max-shrink"));
    assertEquals("defaults.changefreq daily " + file + ":15", line(run, "defaults.changefreq"));
  }

  @Test
  void jsonHasTheSame() {
    String json = show("--json").exits(0).out().replaceAll("\\s+", "");
    assertTrue(json.contains("{\"key\":\"by\",\"values\":[\"hash\"],\"from\":\"default\"}"), json);
    assertTrue(
        json.contains("{\"key\":\"map\",\"values\":[\"A=loc\",\"B=lastmod\"],\"from\":\"" + file),
        json);
  }

  @Test
  void wrongFileIsReportedAsPublishDoes() throws IOException {
    Files.writeString(file, "gzip = 1\n");
    assertEquals(
        file + ":1:1: error: config.value: gzip is true or false, not a text\n",
        show().exits(2).err());
  }

  @Test
  void otherActionsAndOptionsAreRefused() {
    assertTrue(CommandRun.of("config", "set").exits(2).err().contains("write sitemap config show"));
    assertTrue(show("--max-shrik=1").exits(2).err().contains("did you mean --max-shrink?"));
    assertTrue(CommandRun.of("config").exits(2).err().contains("show is missing"));
  }
}
