package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An export that changes its form publishes nothing. */
class InputContractTest {

  private static final String EXPORT =
      "URL,Modified,Status|https://a.example/1,13/11/2026,200|https://a.example/2,05/11/2026,200|";

  @TempDir Path site;

  @BeforeEach
  void publishOnce() throws IOException {
    Files.writeString(
        site.resolve("sitemap.toml"),
        "base-url = 'https://a.example/'\noutput = 'out'\n[[input]]\npath = 'export.csv'\n");
    export(EXPORT);
    assertEquals(0, publish().exitCode());
  }

  private void export(String table) throws IOException {
    Files.writeString(site.resolve("export.csv"), table.replace('|', '\n'));
  }

  private CommandRun publish(String... arguments) {
    return CommandRun.of(
        Stream.concat(Stream.of("publish", "--config", site.toString()), Stream.of(arguments))
            .toArray(String[]::new));
  }

  private String kept() throws IOException {
    return Files.readString(site.resolve("sitemap.inputs"));
  }

  private String published() throws IOException {
    return Files.readString(site.resolve("out").resolve("sitemap.xml"));
  }

  @Test
  void theReadingIsKeptBesideTheConfiguration() throws IOException {
    assertTrue(kept().contains("[\"export.csv\".columns]\n\"URL\" = \"loc\"\n"), kept());
    assertTrue(kept().contains("\"Modified\" = \"lastmod, day/month/year\"\n"), kept());
    assertTrue(kept().contains("[\"export.csv\".filters]\n\"Status\" = \"filter\"\n"), kept());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "URL,Changed,Status|https://a.example/1,13/11/2026,200|",
        "URL,Status|https://a.example/1,200|",
        "URL,Modified,Status|https://a.example/1,11/13/2026,200|",
        "URL;Modified;Status|https://a.example/1;13/11/2026;200|",
        "URL,Modified|https://a.example/1,13/11/2026|",
      })
  void anExportInAnotherFormPublishesNothing(String table) throws IOException {
    String before = published();
    String contract = kept();
    export(table);
    CommandRun run = publish("--max-shrink", "100%");
    assertEquals(1, run.exitCode(), run.err());
    assertTrue(run.err().contains("config.input-changed"), run.err());
    assertEquals(before, published());
    assertEquals(contract, kept());
    assertEquals(0, publish("--max-shrink", "100%", "--accept-changed").exitCode());
    assertFalse(contract.equals(kept()));
    assertEquals(0, publish().exitCode());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Status,URL,Modified|200,https://a.example/1,13/11/2026|200,https://a.example/2,14/11/2026|",
        "URL,Modified,Status,Rank|https://a.example/1,13/11/2026,200,7|https://a.example/3,,200,|",
        "URL,Modified,Status|https://a.example/1,2026-11-13,200|https://a.example/2,,404|",
      })
  void ordinaryGrowthIsPublished(String table) throws IOException {
    export(table);
    CommandRun run = publish();
    assertFalse(run.err().contains("config.input-changed"), run.err());
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(kept().contains("\"Modified\" = \"lastmod, day/month/year\"\n"), kept());
  }
}
