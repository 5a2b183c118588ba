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
import org.junit.jupiter.params.provider.CsvSource;
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
    assertTrue(
        kept().contains("[\"export.csv\".dates]\n\"Modified\" = \"day/month/year\"\n"), kept());
    assertTrue(kept().contains("[\"export.csv\".filters]\n\"Status\" = \"status\"\n"), kept());
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
    assertTrue(
        kept().contains("[\"export.csv\".dates]\n\"Modified\" = \"day/month/year\"\n"), kept());
  }

  @Test
  void reasonsMayBeMissingBesideAnAnswer() throws IOException {
    String header = "Address,Indexability,Indexability Status|";
    String page = "https://a.example/1,Indexable,|";
    CommandRun run =
        publishBoth(
            "crawl.csv",
            header + page + "https://a.example/2,Non-Indexable,Noindex|",
            header + page);
    assertFalse(run.err().contains("config.input-changed"), run.err());
  }

  /** Publishes a first and then a second table under another name. */
  private CommandRun publishBoth(String name, String first, String second, String... arguments)
      throws IOException {
    Files.writeString(
        site.resolve("sitemap.toml"),
        "base-url = 'https://a.example/'\noutput = 'out'\nmax-shrink = '100%'\n[[input]]\npath = '"
            + name
            + "'\n");
    Files.deleteIfExists(site.resolve("sitemap.inputs"));
    Files.writeString(site.resolve(name), first.replace('|', '\n'));
    publish();
    Files.writeString(site.resolve(name), second.replace('|', '\n'));
    return publish(arguments);
  }

  @Test
  void daysBelow13AreReadInTheOrderThatIsKnown() throws IOException {
    export("URL,Modified,Status|https://a.example/1,05/11/2026,200|");
    CommandRun run = publish().exits(0);
    assertFalse(run.err().contains("date"), run.err());
    assertTrue(published().contains("<lastmod>2026-11-05</lastmod>"), published());
  }

  @Test
  void aProofBehindTheSampleIsAChange() throws IOException {
    var table = new StringBuilder("URL,Modified,Status|");
    for (int i = 0; i < 3000; i++) {
      String date = i == 2500 ? "11/13/2026" : "05/11/2026";
      table.append("https://a.example/").append(i).append(',').append(date).append(",200|");
    }
    String before = published();
    export(table.toString());
    CommandRun run = publish().exits(1);
    assertTrue(
        run.err().matches("(?s).*dates of \"Modified\" +day/month/year +month/day/year\\n.*"),
        run.err());
    run = publish("--accept-changed").exits(1);
    assertTrue(run.err().contains("--date-format MM/dd/yyyy reads all of them so"), run.err());
    assertEquals(before, published());
    publish("--accept-changed", "--date-format", "MM/dd/yyyy").exits(0);
    assertTrue(published().contains("<lastmod>2026-05-11</lastmod>"));
  }

  @Test
  void oldAndNewReadingAreShownSideBySide() throws IOException {
    export("URL,Last Modified,Status|https://a.example/1,13/11/2026,200|");
    String shown =
        """
        this input is read differently than when it was last published, so nothing was published
                                  last published  now
          column "Modified"       lastmod         missing
          column "Last Modified"  not used        lastmod
        If the new reading is right, run again with --accept-changed; if not, correct the export.\
         sitemap.inputs holds the last reading.
        """;
    CommandRun run = publish().exits(1);
    assertTrue(run.err().endsWith(shown), run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "a.csv!URL,Robots|https://a.example/1,noindex|https://a.example/2,index|!"
            + "URL,Robots|https://a.example/2,index|",
        "a.csv!URL,Bild|https://a.example/1,https://a.example/1.jpg|!URL,Bild|https://a.example/1,|",
        "a.csv!URL|https://a.example/1|!URL;Modified|https://a.example/1;2026-11-13|",
        "a.csv!URL,Status|https://a.example/1,200|https://a.example/2,404|!"
            + "URL,Status|https://a.example/1,200|https://a.example/2,200|",
        "a.csv!URL,State|https://a.example/1,published|https://a.example/2,draft|!"
            + "URL,State|https://a.example/1,published|https://a.example/2,published|",
        "a.csv!URL,Status|https://a.example/1,|!URL,Status|https://a.example/1,200|",
        "a.csv!Report|URL,Modified|https://a.example/1,13/11/2026|!"
            + "URL,Modified|https://a.example/1,01/11/2026|",
        "a.csv!URL,Modified|https://a.example/1,01/01/2026|!"
            + "URL,Modified|https://a.example/1,13/11/2026|",
        "a.csv!URL,Modified|https://a.example/1,2026-11-13|!"
            + "URL,Modified,Indexability|https://a.example/1,2026-11-13,Indexable|",
        "a.json![{'url': 'https://a.example/1', 'updated_at': '2026-11-13'}]!"
            + "[{'url': 'https://a.example/1', 'updated_at': null}]",
        "a.json![{'url': 'https://a.example/1', 'updated_at': '2026-11-13'}]!"
            + "[{'updated_at': '', 'url': 'https://a.example/1', 'other': 1}]",
        "a.json![{'url': 'https://a.example/1', 'image': {'url': 'https://a.example/1.jpg'}}]!"
            + "[{'url': 'https://a.example/1', 'image': null}]",
        "a.json![{'url': 'https://a.example/1', 'updated_at': '2026-11-13'},"
            + " {'url': 'https://a.example/2'}]!"
            + "[{'url': 'https://a.example/1'}]",
      })
  void whatATableLeavesOpenIsNoChange(String name, String first, String second) throws IOException {
    CommandRun run =
        publishBoth(name, first.replace('\'', '"'), second.replace('\'', '"')).exits(0);
    assertTrue(published().contains("<loc>https://a.example/"), run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "a.csv!URL,Modified|https://a.example/1,2026-11-13|!"
            + "URL,Modified|https://a.example/1,In stock|!but has no dates",
        "a.csv!URL,Modified|https://a.example/1,13/11/2026|!"
            + "URL,Modified|https://a.example/1,13/11/2026|https://a.example/2,11/13/2026|!mixed",
        "a.csv!URL,Modified,Note|https://a.example/1,2026-11-13,a note|!"
            + "URL,Modified,Note|https://a.example/1,2026-11-13,a n!has no end",
        "a.csv!URL,Note|https://a.example/1,schön|!"
            + "https://a.example/1|https://a.example/2|!not a table",
        "a.csv!URL,Status|https://a.example/1,200|https://a.example/2,404|!"
            + "URL,Status|https://a.example/1,draft|https://a.example/2,published|!state",
        "a.json![{'url': 'https://a.example/1', 'updated_at': '2026-11-13'}]!"
            + "[{'url': 'https://a.example/1', 'geaendert': '2026-11-13'}]!missing",
        "a.csv!URL,Status,Content Type|https://a.example/1,200,text/html|!"
            + "URL,Status,Content Type|https://a.example/1,,text/html|!empty",
        "a.csv!URL,Indexability|https://a.example/1,Indexable|https://a.example/2,Noindex|!"
            + "URL,Indexability|https://a.example/1,|https://a.example/2,|!empty",
        "a.csv!URL,Modified|https://a.example/1,2026-11-13|https://a.example/2,|!"
            + "URL,Modified,State|https://a.example/1,2026-11-13,published|https://a.example/2,,draft|"
            + "!not used",
        "a.json![{'url': 'https://a.example/1'}, {'url': 'https://a.example/2'}]!"
            + "[{'url': 'https://a.example/1', 'hidden': false}, {'url': 'https://a.example/2',"
            + " 'hidden': true}]!hidden",
      })
  void anotherTypeIsAChange(String name, String first, String second, String told)
      throws IOException {
    CommandRun run = publishBoth(name, first.replace('\'', '"'), second.replace('\'', '"'));
    run.exits(1);
    assertTrue(run.err().contains("config.input-changed"), run.err());
    assertTrue(run.err().contains(told), run.err());
  }

  @Test
  void theFilesOfADirectoryMayHaveSeveralForms() throws IOException {
    Path exports = Files.createDirectory(site.resolve("exports"));
    Files.writeString(
        site.resolve("sitemap.toml"),
        "base-url = 'https://a.example/'\noutput = 'out'\n[[input]]\npath = 'exports'\n");
    Files.delete(site.resolve("sitemap.inputs"));
    Files.writeString(exports.resolve("a.csv"), "URL,Modified\nhttps://a.example/1,13/11/2026\n");
    Files.writeString(
        exports.resolve("b.csv"), "Address;Changed\nhttps://a.example/2;11/13/2026\n");
    publish().exits(0);
    String contract = kept();
    assertTrue(contract.contains("[\"exports\".2.columns]\n\"Address\" = \"loc\"\n"), contract);
    Files.writeString(
        exports.resolve("c.csv"), "Address;Changed\nhttps://a.example/3;01/02/2026\n");
    publish().exits(0);
    assertEquals(contract, kept());
    assertTrue(published().contains("<lastmod>2026-01-02</lastmod>"), published());
    Files.writeString(exports.resolve("d.csv"), "Address;Stand\nhttps://a.example/4;01/02/2026\n");
    publish().exits(1);
  }
}
