package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An input may name the sets that it feeds. */
class FedSetsTest {

  private static final String BASE = "https://www.example.com/";

  private static final String TOML =
      """
      base-url = 'https://www.example.com/'
      output = 'public'
      [[input]]
      path = 'urls.txt'
      [[input]]
      path = ['shop.txt', 'more.txt']
      sets = ['shop']
      [set.pages]
      [set.shop]
      exclude = '*/old'
      """;

  @TempDir Path site;

  @BeforeEach
  void writeInputs() throws IOException {
    Files.writeString(site.resolve("urls.txt"), BASE + "a\n" + BASE + "both\n");
    Files.writeString(site.resolve("shop.txt"), BASE + "shop/1\n" + BASE + "shop/old\n");
    Files.writeString(site.resolve("more.txt"), BASE + "shop/2\n" + BASE + "both\n");
    write(TOML);
  }

  private Path write(String toml) throws IOException {
    return Files.writeString(site.resolve("sitemap.toml"), toml);
  }

  private CommandRun publish(String... arguments) {
    return CommandRun.of(
        Stream.concat(Stream.of("publish", "--config", site.toString()), Stream.of(arguments))
            .toArray(String[]::new));
  }

  private List<String> urls(String set) throws IOException {
    return Files.readString(site.resolve("public/sitemap-" + set + ".xml"))
        .lines()
        .filter(line -> line.contains("<loc>"))
        .map(line -> line.replaceAll("</?loc>", "").strip().substring(BASE.length()))
        .toList();
  }

  @Test
  void entriesGoOnlyToTheSetsThatTheirInputFeeds() throws IOException {
    publish().exits(0);
    assertEquals(List.of("a", "both"), urls("pages"));
    assertEquals(List.of("a", "both", "shop/1", "shop/2"), urls("shop"));
  }

  @Test
  void oneSetAloneIsTheSame() throws IOException {
    publish().exits(0);
    String err = publish("--set", "shop").exits(0).err();
    assertTrue(err.contains("; 0 files written, 3 unchanged"), err);
    assertEquals(List.of("a", "both"), urls("pages"));
  }

  @Test
  void sampleKnowsWhereItsEntriesComeFrom() throws IOException {
    publish("--sample", "50").exits(0);
    assertEquals(List.of("a", "both"), urls("pages"));
    assertEquals(List.of("a", "both", "shop/1", "shop/2"), urls("shop"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "['shop', 'shpo']|there is no set \"shpo\"; known are pages, shop",
        "\"news\"|there is no set \"news\"; known are pages, shop",
        "[]|no set is named; without this key, the input feeds all",
        "true|sets is a text, not true",
      })
  void wrongNamesAreToldWithTheirPlace(String names, String message) throws IOException {
    Path file = write(TOML.replace("['shop']", names));
    String err = publish().exits(2).err();
    assertTrue(err.startsWith(file + ":7:1: error: config.value: sets"), err);
    assertTrue(err.contains(message), err);
    assertFalse(Files.exists(site.resolve("public")));
  }

  @Test
  void setsNeedNames() throws IOException {
    Path file = write(TOML.replaceFirst("(?s)\\[set.*", ""));
    String err = publish().exits(2).err();
    assertEquals(
        file + ":7:1: error: config.value: sets: there is no set \"shop\"; there are no sets",
        err.lines().findFirst().orElse(""));
  }

  /** What has left a feed is read from the sets, which do not know the feed. */
  @Test
  void inputThatGrowsFeedsAllSets() throws IOException {
    Path file = write(TOML.replace("sets = ", "grow = true\nsets = "));
    String err = publish().exits(2).err();
    assertTrue(err.startsWith(file + ":8:1: error: config.value: sets: an input with grow"), err);
  }
}
